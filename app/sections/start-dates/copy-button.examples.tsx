import { CopyButton } from "./copy-button.tsx";

export const examples = {
  plain: (
    <CopyButton
      name="Copy link of this example"
      text={() => "Copied"}
      label="Copy link"
      done="Link copied"
      onRefused={() => {}}
      className="underline underline-offset-4"
    />
  ),
};
