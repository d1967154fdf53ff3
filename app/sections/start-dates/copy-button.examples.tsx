import { CopyButton } from "./copy-button.tsx";

export const examples = {
  plain: (
    <CopyButton
      id="copy-example"
      labelledBy="copy-example"
      text={() => "Copied"}
      label="Copy link"
      done="Link copied"
      onRefused={() => {}}
      className="underline underline-offset-4"
    />
  ),
};
