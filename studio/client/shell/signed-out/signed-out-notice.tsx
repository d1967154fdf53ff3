import { useSyncExternalStore } from "react";

import { signedOut } from "./until-signed-in.ts";

/** Says that a form waits for somebody to sign in again, in another window. */
export function SignedOutNotice() {
  const isWaiting = useSyncExternalStore(signedOut.subscribe, signedOut.isWaiting, () => false);
  if (!isWaiting) return null;
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-40">
      <p className="mx-auto max-w-prose rounded-t-2xl border-2 border-link bg-card px-5 py-4 font-medium shadow-soft">
        You are signed out. What you typed is still here, and is sent as soon as you have signed in
        again in another window.{" "}
        <a href="/sign-in" target="_blank" className="inline-link">
          Sign in
        </a>
      </p>
    </div>
  );
}
