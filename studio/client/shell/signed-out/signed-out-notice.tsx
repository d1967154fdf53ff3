import { useIsOnline } from "#app/ui/use-browser-state.ts";

import { UNSENT, useIsSignedOut } from "./until-signed-in.ts";

/** Says that a form waits for somebody to sign in again, in another window. */
export function SignedOutNotice() {
  if (!useIsSignedOut()) return null;
  return (
    <UrgentNotice>
      You are signed out. What you typed is still here, and is sent as soon as you have signed in
      again in another window.{" "}
      <a href="/sign-in" target="_blank" className="inline-link">
        Sign in
      </a>
    </UrgentNotice>
  );
}

/** Says why a link has opened nothing. */
export function OfflineNotice() {
  return !useIsOnline() && <UrgentNotice>{UNSENT}</UrgentNotice>;
}

function UrgentNotice({ children }: { children: React.ReactNode }) {
  return (
    <div role="alert" className="urgent-notice">
      <p className="mx-auto max-w-prose rounded-2xl border-2 border-link bg-card px-5 py-4 font-medium shadow-soft">
        {children}
      </p>
    </div>
  );
}
