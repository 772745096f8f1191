/**
 * The kinds of mails. The class says who else hears of one: mails about the account are its owner's alone, since
 * their links and codes open it; of what must or may be known a guardian gets a copy, of alerts not.
 */
export const MAIL_KINDS = {
  'verify-email': 'account',
  recovery: 'account',
  'password-changed': 'account',
  'provider-account': 'account',
  'guardian-named': 'account',
  'guild-founded': 'wanted',
  'guild-reserved': 'wanted',
  'guild-asked': 'wanted',
  'guild-written-to': 'wanted',
  'guild-code-renewed': 'wanted',
  'guild-code-rests': 'wanted',
  'reservation-answered': 'wanted',
  'training-resolution': 'must',
  'application-accepted': 'wanted',
  'quest-changed': 'must',
  booted: 'must',
  alert: 'alert',
} as const satisfies Record<string, MailClass>;

export type MailClass = 'account' | 'must' | 'wanted' | 'alert';
export type MailKind = keyof typeof MAIL_KINDS;
