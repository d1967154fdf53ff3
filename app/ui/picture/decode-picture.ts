/** Resolves once the picture inside an element is decoded; rejects if it fails to load. */
export async function decodePicture(frame: HTMLElement | null): Promise<void> {
  await frame?.querySelector("img")?.decode();
}
