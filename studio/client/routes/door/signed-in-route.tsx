import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { SessionRow } from "../../../server/door/door-pages.ts";
import type { Moment } from "../../../server/school-times.ts";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import { studioContext } from "../../studio-context.ts";
import { DoorNote } from "./door-parts.tsx";
import { doorWords } from "./door-words.ts";

const text = doorWords.signedIn;

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
      <PageHeading title={text.title} introduction={text.introduction(account)} />
      <DoorNote />
      <Panel icon="people" heading={text.browsers} className="mb-5 max-w-3xl">
        <ul className="rows">
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
        <form method="post" action="/signed-in/end-all" className="mt-4">
          <Button type="submit" variant="outline" aria-describedby="end-all">
            {text.endAll}
          </Button>
          <p id="end-all" className="mt-2 text-sm text-muted-foreground">
            {text.endAllHint}
          </p>
        </form>
      </Panel>
      <Panel icon="history" heading={text.history} className="max-w-3xl">
        <ol className="rows">
          {history.map(({ id, action, at, account: who, device }) => (
            <li key={id} className="py-3">
              <p className="font-medium">{text.actions[action]}</p>
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
          {isThis && <span className="text-link"> · {text.thisOne}</span>}
        </p>
        <p className="text-sm break-words text-muted-foreground">
          {account} · {text.since} <Time moment={since} /> · {text.seen} <Time moment={seen} />
        </p>
      </div>
      <form method="post" action="/signed-in/end">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="outline" aria-label={text.endOf(device, account)}>
          {text.end}
        </Button>
      </form>
    </li>
  );
}

function Time({ moment }: { moment: Moment }) {
  return <time dateTime={moment.iso}>{moment.label}</time>;
}
