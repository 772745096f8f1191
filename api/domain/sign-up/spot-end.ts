import type { MailKind } from '../messages/mail-kind.ts';

/**
 * Every way in which a spot ends, by the function that ends it, with the email that takes it off the calendar. A test
 * finds all statements that end a contract, and goes through all of these ways.
 */
export const SPOT_ENDS = {
  /** Given up by the person, a guardian, an answer link, or for another spot at that time. */
  giveUpPlace: 'spot-ended',
  /** A removal or a ban by the charity. */
  endByBoot: 'booted',
  /** A guardian's no, or an account or child's record that goes. */
  givePlacesBack: 'spot-ended',
  /** A sub takes it. */
  moveContract: 'stand-in-found',
  /** No adult was found in time. */
  sweepSupervision: 'supervision',
  /** The quest is moved to a day that its age limits rule out for them. */
  keepAges: 'quest-changed',
  /** A corrected date of birth does not fit its age limits. */
  fitCorrectedAge: 'spot-ended',
  /** Merged: two records of one person had a spot each. */
  mergeSignUps: 'spot-ended',
  /** The quest itself ends; its contracts stay. */
  writeEdits: 'quest-changed',
} as const satisfies Record<string, MailKind>;
