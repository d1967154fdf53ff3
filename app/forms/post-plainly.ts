/**
 * Posts a form as without JavaScript, unless the site is unreachable: the browser's error page
 * would lose what was typed. Returns whether it was posted.
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
