import { useState } from "react";
import { Button, DropZone, FileTrigger, isFileDropItem } from "react-aria-components";
import { useNavigation, useSubmit } from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";

import { LARGEST_FILE } from "#studio/contract/pictures.ts";
import { Finding } from "./photograph-form.tsx";

interface UploadAreaProps {
  /** What is wrong with the file that was chosen last. */
  problem: string | undefined;
  hasPhotograph: boolean;
  /** Whether it is a logo or an icon. */
  isWhole: boolean;
  /** When visitors see it. */
  when: string | false;
  /** What to photograph. */
  children: React.ReactNode;
}

/** Where a photograph is chosen or dropped; it is sent at once. */
export function UploadArea({ problem, hasPhotograph, isWhole, when, children }: UploadAreaProps) {
  const submit = useSubmit();
  const isReading = useNavigation().formData?.has("file") ?? false;
  const [refusal, setRefusal] = useState("");

  function send(file: File | undefined) {
    const isTooLarge = file && file.size > LARGEST_FILE;
    setRefusal(
      isTooLarge
        ? "This file is too large. Choose the photo as your phone took it."
        : file
          ? ""
          : "Only files from your device can be dropped here.",
    );
    if (!file || isTooLarge) return;
    const form = new FormData();
    form.set("file", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  }

  return (
    <DropZone
      aria-label="Drop or paste a picture"
      onDrop={async ({ items }) => send(await items.find(isFileDropItem)?.getFile())}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl data-drop-target:outline-2 data-focus-visible:outline-2 outline-link ${hasPhotograph ? "" : "content-center border border-dashed border-muted-foreground bg-card p-5"}`}
    >
      {!hasPhotograph && children}
      <FileTrigger
        acceptedFileTypes={["image/jpeg", "image/png", "image/webp", "image/avif"]}
        onSelect={(files) => files && send(files[0])}
      >
        <Button
          className={hasPhotograph ? "small-button" : `cursor-pointer ${buttonClass("primary")}`}
          isDisabled={isReading}
        >
          {isWhole ? "Choose a picture" : hasPhotograph ? "Choose another" : "Choose a photograph"}
        </Button>
      </FileTrigger>
      {!hasPhotograph && (
        <>
          <p className="text-sm text-muted-foreground">
            {isWhole
              ? "A PNG or JPEG file. The whole picture shows, on white."
              : "Next you choose what must stay visible."}
          </p>
          <div className="flex basis-full flex-wrap gap-x-6 gap-y-1 text-sm text-muted-foreground">
            {!isWhole && <Finding icon="shield">We remove your photo’s location.</Finding>}
            {/* What it hides is said beside the button that does it. */}
            {when && <Finding icon="look">{when.replace(/\. .*/, ".")}</Finding>}
          </div>
        </>
      )}
      <p role="status" className="font-medium empty:hidden">
        {isReading && "The photograph is on its way. On a slow line that takes minutes …"}
      </p>
      <p role="alert" className="font-medium text-error empty:hidden">
        {!isReading && (refusal || problem)}
      </p>
    </DropZone>
  );
}
