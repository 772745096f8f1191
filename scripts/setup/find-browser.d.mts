/** Path of a Chromium, or '' for Playwright's own; installs one if need be and throws with what to do if it cannot. */
export function findBrowser(): string;
