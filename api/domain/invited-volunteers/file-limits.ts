/** What a file of people to invite can hold. */
export const INVITED_FILE = {
  mostBytes: 5 * 1024 * 1024,
  /** Bytes of a workbook, unpacked. */
  mostUnpackedBytes: 20 * 1024 * 1024,
  mostRows: 10_000,
  mostColumns: 50,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an invitation can be answered after its email is due. */
export const INVITED_MS = 14 * DAY_MS;
/** Emails of a charity's invitations in an hour. */
export const INVITED_AN_HOUR = 1_000;
