const NAME = /^uploads\/([\da-f]{12})$/;

/** The name with which documents refer to an uploaded picture. */
export function uploadName(id: string): string {
  return `uploads/${id}`;
}

/** The id in the name of an uploaded picture; undefined if the picture was not uploaded. */
export function uploadId(name: string): string | undefined {
  return NAME.exec(name)?.[1];
}
