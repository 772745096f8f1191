/** How long an invitation into a group can be answered. */
export const INVITATION_MS = 14 * 24 * 60 * 60 * 1000;
/** How long one by email can be answered. */
export const EMAIL_INVITATION_MS = 7 * 24 * 60 * 60 * 1000;
/** Maximum number of open invitations of a group. */
export const OPEN_INVITATIONS_MAX = 50;
