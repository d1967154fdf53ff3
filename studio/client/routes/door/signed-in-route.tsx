import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { SessionRow, SignInRow } from "#studio/server/door/door-pages.ts";
import type { Moment } from "#studio/server/school-times.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import { studioContext } from "../../studio-context.ts";
import { DoorNote } from "./door-parts.tsx";

const actions: Readonly<Record<SignInRow["action"], string>> = {
  "signed-in": "Signed in",
  "signed-out": "Signed out",
  "signed-out-elsewhere": "Signed out from another browser",
  "signed-out-everywhere": "Signed out everywhere",
  "link-made": "A technician made a link on the server",
  "wrong-code": "A wrong code was typed",
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { door } = context.get(studioContext);
  const account = door?.account();
  if (!door || account === undefined) throw data("", { status: 404 });
  return { account, sessions: await door.sessions(), history: await door.history() };
}

/** The browsers that are signed in, each with a button to end it, and the history of the door. */
export default function SignedIn() {
  const { account, sessions, history } = useLoaderData<typeof loader>();
  return (
    <>
      <BackLink to="/settings">Settings</BackLink>
      <PageHeading
        title="Who is signed in"
        introduction={`You are signed in as ${account}. Each browser below can open the studio. Is there one that you do not know? Sign it out, and tell your technician.`}
      />
      <DoorNote />
      <Panel icon="people" heading="Browsers" className="mb-5">
        <ul className="rows">
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
        <form method="post" action="/signed-in/end-all" className="mt-4">
          <Button type="submit" variant="outline" aria-describedby="end-all">
            Sign out everywhere
          </Button>
          <p id="end-all" className="mt-2 text-sm text-muted-foreground">
            Ends every browser of your address, this one as well.
          </p>
        </form>
      </Panel>
      <Panel icon="history" heading="What happened at the door">
        <ol className="rows">
          {history.map(({ id, action, at, account: who, device }) => (
            <li key={id} className="py-3">
              <p className="font-medium">{actions[action]}</p>
              <p className="text-sm break-words text-muted-foreground">
                <Time moment={at} /> · {who} · {device}
              </p>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}

function Session({ session }: { session: SessionRow }) {
  const { id, account, device, since, seen, isThis } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          {device}
          {isThis && <span className="text-link"> · This browser</span>}
        </p>
        <p className="text-sm break-words text-muted-foreground">
          {account} · Signed in <Time moment={since} /> · Last seen <Time moment={seen} />
        </p>
      </div>
      <form method="post" action="/signed-in/end">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="outline" aria-label={`Sign out ${device}, ${account}`}>
          Sign out
        </Button>
      </form>
    </li>
  );
}

function Time({ moment }: { moment: Moment }) {
  return <time dateTime={moment.iso}>{moment.label}</time>;
}
