/** Whether a path is that of an attendance sheet, which works without a connection once it was opened. */
export function isSheetPath(pathname: string): boolean {
  return /^\/console\/(?:quests\/[^/]+\/attendance|quest\/[^/]+)$/.test(pathname);
}

/** Whether an address, as a browser names the page that asks, is that of a sheet. */
export function isSheetAddress(url: string | undefined): boolean {
  return url !== undefined && URL.canParse(url) && isSheetPath(new URL(url).pathname);
}
