/**
 * The kinds of mails. The class says who else hears of one: mails about the account are its owner's alone, since
 * their links and codes open it; of what must or may be known a guardian gets a copy, of alerts not.
 */
export const MAIL_KINDS = {
  'verify-email': 'account',
  recovery: 'account',
  'password-changed': 'account',
  'provider-account': 'account',
  'address-in-use': 'account',
  'log-ins-failed': 'account',
  'email-change': 'account',
  'email-changed': 'account',
  'guardian-named': 'account',
  'birth-date-corrected': 'must',
  'emergency-contact-changed': 'must',
  'guild-founded': 'wanted',
  'training-resolution': 'must',
  'application-accepted': 'wanted',
  'group-invitation': 'wanted',
  'quest-changed': 'must',
  booted: 'must',
  alert: 'alert',
} as const satisfies Record<string, MailClass>;

export type MailClass = 'account' | 'must' | 'wanted' | 'alert';
export type MailKind = keyof typeof MAIL_KINDS;
