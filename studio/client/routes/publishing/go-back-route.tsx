import { data, Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";

import { BackLink } from "../../shell/back-link.tsx";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { OldAndNew } from "./change-row.tsx";
import { VersionForm, versionName } from "./version-form.tsx";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const version = Number(params["version"]);
  const { publishing } = context.get(studioContext);
  const found = Number.isSafeInteger(version) && (await publishing.readVersion(version));
  if (!found) throw data("", { status: 404 });
  return found;
}

/** What visitors would see of an earlier version, with the button that shows it to them. */
export default function GoBackPage() {
  const { version, current, groups } = useLoaderData<typeof loader>();
  const isRunning = useNavigation().formData?.get("do") === "use";
  return (
    <>
      <BackLink to="/publish">Publish</BackLink>
      <PageHeading
        title={`Go back to ${versionName(version)}?`}
        introduction="Look at what visitors will see instead. Nothing is lost: every version is kept."
      />
      <Notice>{isRunning && "Going back …"}</Notice>
      <div className="mb-5 flex flex-wrap gap-3">
        <VersionForm version={version} current={current} className={buttonClass("primary")}>
          Go back to this
        </VersionForm>
        {version > 0 && (
          <VersionForm
            version={version}
            current={current}
            action="edit"
            icon="words"
            className={buttonClass("outline")}
          >
            Edit only what it changed
          </VersionForm>
        )}
        <a
          href={`/preview/version-${version}/light/`}
          target="_blank"
          className={buttonClass("outline")}
        >
          <StudioIcon name="look" />
          Preview
        </a>
      </div>
      {groups.map(({ title, to, changes }) => (
        <section key={to} className="panel mb-5">
          <h2 className="panel-heading">
            <Link to={to}>{title}</Link>
          </h2>
          <ul className="rows">
            {changes.map((change) => (
              <li key={change.id} className="py-2">
                <p className="font-medium break-words">{change.title}</p>
                <OldAndNew change={change} isReturn />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
