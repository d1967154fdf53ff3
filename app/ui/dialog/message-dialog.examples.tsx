import { type ComponentProps, useState } from "react";

import { Button } from "../button/button.tsx";
import { MessageDialog } from "./message-dialog.tsx";

function Opener(props: Omit<ComponentProps<typeof MessageDialog>, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        {props.title}
      </Button>
      {isOpen && <MessageDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

export const examples = {
  success: (
    <Opener tone="success" title="Success!" close="OK">
      Your application has been sent successfully. We will contact you soon.
    </Opener>
  ),
  error: (
    <Opener tone="error" title="Error!" close="OK">
      There was an error sending your application. Please try again. Error sending email
    </Opener>
  ),
  question: (
    <Opener
      tone="question"
      title="Clear all your answers?"
      close="Keep them"
      confirm={{ label: "Clear", onConfirm: () => {} }}
    >
      Everything you typed in this form is removed from this device.
    </Opener>
  ),
};
