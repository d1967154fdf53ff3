/** The steps of a field's path: `startDates/0/date` becomes `["startDates", 0, "date"]`. */
export function dataPath(path: string): (string | number)[] {
  if (path === "") return [];
  return path.split("/").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Extends a field's path by one step: a name or an index. */
export function at(path: string, step: string | number): string {
  return path === "" ? `${step}` : `${path}/${step}`;
}

/** Whether a document is changed in Courses. */
export function isInCourses(document: string): boolean {
  return document === "start-dates" || document === "course";
}

/** The URL of the place where a document, or the field at a path of it, is changed. */
export function placeUrl(document: string, path = ""): string {
  return isInCourses(document) ? "/courses" : fieldUrl(document, path);
}

/** The URL of a document’s list of fields, or of a field in it by its path. */
export function fieldUrl(document: string, path = ""): string {
  return `/website/${document}${path && `?field=${path}`}`;
}
