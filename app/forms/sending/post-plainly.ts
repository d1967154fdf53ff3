/**
 * Lets the browser post the form itself, unless the site is unreachable: the browser's error page
 * would lose the typed text. Returns whether the form was posted.
 */
export async function postPlainly(form: HTMLFormElement): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    return false;
  }
  form.submit();
  return true;
}
