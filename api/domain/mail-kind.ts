/**
 * The kinds of mails. The class says who else hears of one: mails about the account are its owner's alone, since
 * their links and codes open it; of what must or may be known a guardian gets a copy, of alerts not.
 */
export const MAIL_KINDS = {
  'verify-email': 'account',
  recovery: 'account',
  'password-changed': 'account',
  'provider-account': 'account',
  'staff-account': 'account',
  'staff-added': 'account',
  'staff-removed': 'account',
  'guardian-asked': 'account',
  'guardian-link': 'account',
  'guardian-code': 'account',
  'guardian-decided': 'account',
  'guardian-erasure': 'account',
  'guardian-copy': 'account',
  'supervisor-asked': 'must',
  supervision: 'must',
  'address-in-use': 'account',
  'log-ins-failed': 'account',
  'email-change': 'account',
  'email-changed': 'account',
  'birth-date-corrected': 'must',
  'emergency-contact-changed': 'must',
  'guild-founded': 'wanted',
  'guild-reserved': 'wanted',
  'guild-asked': 'wanted',
  'guild-written-to': 'wanted',
  'guild-code-renewed': 'wanted',
  'guild-code-rests': 'wanted',
  'reservation-answered': 'wanted',
  'training-resolution': 'must',
  'application-accepted': 'wanted',
  'group-invitation': 'wanted',
  'quest-changed': 'must',
  booted: 'must',
  alert: 'alert',
} as const satisfies Record<string, MailClass>;

export type MailClass = 'account' | 'must' | 'wanted' | 'alert';
export type MailKind = keyof typeof MAIL_KINDS;

/** Mails about the account whose link or code opens it. */
const OPENS_ACCOUNT: readonly MailKind[] = [
  'verify-email',
  'email-change',
  'recovery',
  'provider-account',
  'staff-account',
];

/**
 * What a guardian gets of a mail to a young person: the whole of what must or may be known; of mails that open the
 * account only the word that one was sent; of alerts, and of what is the guardian's own anyway, nothing.
 */
export function copyForGuardian(kind: MailKind): 'whole' | 'word' | 'none' {
  const mailClass: MailClass = MAIL_KINDS[kind];
  if (mailClass === 'must' || mailClass === 'wanted') return 'whole';
  return OPENS_ACCOUNT.includes(kind) ? 'word' : 'none';
}
