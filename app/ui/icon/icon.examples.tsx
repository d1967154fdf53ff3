import { Icon } from "./icon.tsx";

export const examples = {
  plain: <Icon name="menu" />,
  "sized and coloured": <Icon name="check" className="size-10 text-link" />,
};
