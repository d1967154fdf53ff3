/**
 * Posts a form as it is posted without script, which leaves the page. Not while the site cannot be
 * reached: then the page stays, and with it what was typed. Tells whether it was posted.
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
