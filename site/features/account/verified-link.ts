/** Name of the cookie that holds the link that has just confirmed an address in this browser, to log in by it. */
export const VERIFIED_COOKIE = 'verified';
/** Seconds; as long as the API takes it. */
export const VERIFIED_LIFETIME = 30 * 60;
