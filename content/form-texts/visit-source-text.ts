/** Where a visitor came from: the label of all of it, and of each part in an exported table. */
export const visitSourceLabel = "Came from";

export const sourceColumns: ReadonlyMap<string, string> = new Map([
  ["utm_source", "Source"],
  ["utm_medium", "Medium"],
  ["utm_campaign", "Campaign"],
  ["referrer", "Referrer"],
]);
