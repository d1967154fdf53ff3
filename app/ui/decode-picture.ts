/** Waits until the picture inside an element can be shown; fails if it does not arrive. */
export async function decodePicture(frame: HTMLElement | null): Promise<void> {
  await frame?.querySelector("img")?.decode();
}
