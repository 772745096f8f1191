import type { MailKind } from './mail-kind.ts';

/**
 * What makes a mail: the recipient's `own` act, an `answer` to what the recipient asked for, a `quest` that the
 * recipient is on, an act of somebody `else` who is named with the mail (where nobody is, the product or the
 * recipient made it), or of a `stranger` whom nobody knows.
 */
export type MailOccasion = 'own' | 'answer' | 'quest' | 'else' | 'stranger';

type Handling = {
  /** What staff reads in place of the subject. */
  label: string;
  /** Whether a link or code in it acts for whoever holds it. */
  holdsSecret: boolean;
  occasion: MailOccasion;
};

/** What the outbox does with each kind of mail, and tells of it. */
export const MAIL_HANDLING: Readonly<Record<MailKind, Handling>> = {
  'verify-email': { label: 'Link to confirm an address', holdsSecret: true, occasion: 'own' },
  recovery: { label: 'Link for a new password', holdsSecret: true, occasion: 'own' },
  'password-changed': { label: 'Password changed', holdsSecret: false, occasion: 'own' },
  'provider-account': { label: 'Link to a charity’s new account', holdsSecret: true, occasion: 'answer' },
  'staff-account': { label: 'Link to a new staff account', holdsSecret: true, occasion: 'answer' },
  'staff-added': { label: 'Made staff', holdsSecret: false, occasion: 'answer' },
  'staff-removed': { label: 'No longer staff', holdsSecret: false, occasion: 'answer' },
  'guardian-asked': { label: 'Link for a guardian’s decision', holdsSecret: true, occasion: 'else' },
  'guardian-link': { label: 'Link to a guardian’s page', holdsSecret: true, occasion: 'own' },
  'guardian-code': { label: 'Code for a guardian’s page', holdsSecret: true, occasion: 'own' },
  'guardian-decided': { label: 'Guardian’s decision', holdsSecret: false, occasion: 'answer' },
  'guardian-erasure': { label: 'Account deleted by a guardian', holdsSecret: false, occasion: 'answer' },
  'guardian-copy': { label: 'Copy for a guardian', holdsSecret: false, occasion: 'answer' },
  'supervisor-asked': { label: 'Question to a supervisor', holdsSecret: false, occasion: 'quest' },
  supervision: { label: 'Supervision of a young volunteer', holdsSecret: false, occasion: 'quest' },
  'address-in-use': { label: 'Address in use already', holdsSecret: false, occasion: 'stranger' },
  'log-ins-failed': { label: 'Many failed log-ins', holdsSecret: false, occasion: 'own' },
  'email-change': { label: 'Link to a new address', holdsSecret: true, occasion: 'own' },
  'email-changed': { label: 'Address changed', holdsSecret: false, occasion: 'own' },
  'birth-date-corrected': { label: 'Date of birth corrected', holdsSecret: false, occasion: 'answer' },
  'emergency-contact-changed': { label: 'Emergency contact changed', holdsSecret: false, occasion: 'quest' },
  'guild-founded': { label: 'Guild founded', holdsSecret: false, occasion: 'own' },
  'guild-reserved': { label: 'Quest reserved for a guild', holdsSecret: false, occasion: 'else' },
  'guild-asked': { label: 'Guild asked about a Quest', holdsSecret: false, occasion: 'else' },
  'guild-written-to': { label: 'Charity’s message to a guild', holdsSecret: false, occasion: 'else' },
  'guild-code-renewed': { label: 'Guild’s code renewed', holdsSecret: false, occasion: 'own' },
  'guild-code-rests': { label: 'Guild’s code rests', holdsSecret: false, occasion: 'own' },
  'reservation-answered': { label: 'Guild’s answer', holdsSecret: false, occasion: 'answer' },
  'training-resolution': { label: 'Training decided', holdsSecret: false, occasion: 'answer' },
  'application-accepted': { label: 'Application accepted', holdsSecret: false, occasion: 'answer' },
  'group-invitation': { label: 'Invitation to a group', holdsSecret: false, occasion: 'else' },
  'quest-changed': { label: 'Quest changed', holdsSecret: false, occasion: 'quest' },
  booted: { label: 'Removed from a Quest', holdsSecret: false, occasion: 'quest' },
  alert: { label: 'Broadcast', holdsSecret: false, occasion: 'else' },
};

const HOUR_MS = 3_600_000;
const SECRET_LIFETIME_MS = HOUR_MS;
/** After a week nobody is helped by a mail any more. */
const LIFETIME_MS = 7 * 24 * HOUR_MS;

/** Until when the outbox may keep the text of a mail that could not be sent. Epoch ms. */
export function contentUntil(kind: MailKind, createdAt: number): number {
  return createdAt + (MAIL_HANDLING[kind].holdsSecret ? SECRET_LIFETIME_MS : LIFETIME_MS);
}

/** The name of a kind for staff; mails from before kinds were kept have none. */
export function mailLabel(kind: string): string {
  return Object.hasOwn(MAIL_HANDLING, kind) ? MAIL_HANDLING[kind as MailKind].label : 'Mail';
}
