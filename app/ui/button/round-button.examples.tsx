import { RoundButton } from "./round-button.tsx";

export const examples = {
  next: <RoundButton icon="next" label="Next" />,
  close: <RoundButton icon="close" label="Close" />,
};
