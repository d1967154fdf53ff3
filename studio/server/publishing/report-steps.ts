import type { ContentServices } from "../../../server/publish/content-services.ts";
import type { PublishStep } from "../../contract/publishing.ts";

/** The services for a publish, which report each step as it begins. */
export function reportSteps(
  services: ContentServices,
  begin: (step: PublishStep) => void,
): ContentServices {
  const { content, check, render } = services;
  return {
    ...services,
    check(...given) {
      begin("check");
      return check(...given);
    },
    render:
      render &&
      ((documents) => {
        begin("render");
        return render(documents);
      }),
    content: {
      ...content,
      versions: {
        ...content.versions,
        publish(version) {
          begin("store");
          return content.versions.publish(version);
        },
      },
    },
  };
}
