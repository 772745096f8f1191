/** Names the login that a page was made for, on every page of someone who is logged in: a name, which opens nothing. */
export const LOG_IN_HEADER = 'x-log-in';
/** Says of a page that its reader's browser may keep it for when there is no connection. Without it no page is kept. */
export const MAY_BE_KEPT_HEADER = 'x-may-be-kept';
