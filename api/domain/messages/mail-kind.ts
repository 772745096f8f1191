// Long because it is the one table of all kinds of messages.
/**
 * What a message is to whoever gets it: what people `must` know, what they `wanted`, and `news`. Those about the
 * `account` are its owner's alone, since their links and codes open it.
 */
export const MESSAGE_CLASSES = ['account', 'must', 'wanted', 'news'] as const;
export type MessageClass = (typeof MESSAGE_CLASSES)[number];
/** The classes of which people choose the channels; those about the account always come by mail. */
export const CHOSEN_CLASSES = ['must', 'wanted', 'news'] as const;
export type ChosenClass = (typeof CHOSEN_CLASSES)[number];

/**
 * The cause of an email: the recipient's `own` act, an `answer` to them, a `quest` they're on, a volunteer of their
 * `charity`, someone `else` who is named with it, an unknown `stranger`, or whoever types an address (the others).
 */
export type MailOccasion =
  | 'own'
  | 'answer'
  | 'quest'
  | 'charity'
  | 'else'
  | 'stranger'
  | 'confirmation'
  | 'reset'
  | 'code'
  | 'guardian-asked'
  | 'guardian-page'
  | 'guardian-copy'
  | 'guardian-more';

/** What is sent first. `today` is what would be `usual`, about a quest that begins within a day. */
export const MAIL_URGENCIES = ['now', 'today', 'usual', 'bulk'] as const;
export type MailUrgency = (typeof MAIL_URGENCIES)[number];

type MailRow = {
  class: MessageClass;
  /** What staff reads in place of the subject. */
  label: string;
  /** Whether a link or code in it acts for whoever holds it. */
  holdsSecret: boolean;
  occasion: MailOccasion;
  /** Someone waits for it `now`, before a screen or for a door that others may be at. */
  urgency: Exclude<MailUrgency, 'today'>;
};

/** An email with a link or code that opens the account, or acts for a guardian. */
function link(label: string, occasion: MailOccasion): MailRow {
  return { class: 'account', label, holdsSecret: true, occasion, urgency: 'now' };
}

function account(label: string, occasion: MailOccasion, urgency: MailRow['urgency'] = 'usual'): MailRow {
  return { class: 'account', label, holdsSecret: false, occasion, urgency };
}

function must(label: string, occasion: MailOccasion): MailRow {
  return { class: 'must', label, holdsSecret: false, occasion, urgency: 'usual' };
}

function wanted(label: string, occasion: MailOccasion): MailRow {
  return { class: 'wanted', label, holdsSecret: false, occasion, urgency: 'usual' };
}

/** The kinds of emails, with all that the product knows of them but their words. */
export const MAIL_KINDS = {
  'verify-email': link('Email confirmation', 'confirmation'),
  recovery: link('Password reset', 'reset'),
  'passkey-added': account('Passkey added', 'own', 'now'),
  'passkey-removed': account('Passkey removed', 'own', 'now'),
  'password-changed': account('Password changed', 'own', 'now'),
  'provider-account': link('New charity account', 'answer'),
  'staff-account': link('New staff account', 'answer'),
  'staff-added': account('Added to staff', 'answer'),
  'staff-removed': account('Removed from staff', 'answer'),
  'audit-sealed': account('Audit log seal', 'answer'),
  'staff-warning': account('Warning about the server', 'answer'),
  'charity-request': account('Charity request', 'stranger'),
  'charity-asked': link('Request to join received', 'stranger'),
  'charity-declined': account('Request to join declined', 'answer'),
  'charity-question': link('Question about a request to join', 'answer'),
  'guardian-missing': account('Guardian needed', 'answer'),
  'guardian-asked': link('Guardian consent request', 'guardian-asked'),
  'walk-in-guardian': link('Walk-in’s guardian', 'guardian-asked'),
  'walk-in-hours': link('Walk-in’s hours', 'stranger'),
  'guardian-link': link('Guardian page link', 'guardian-page'),
  'guardian-code': link('Guardian page code', 'code'),
  'guardian-decided': account('Guardian’s decision', 'answer'),
  'guardian-hold-over': account('Guardian hold expired', 'else'),
  'guardian-guild': account('Minor in a guild', 'guardian-copy'),
  'guardian-erasure': account('Account deleted by guardian', 'answer'),
  'guardian-copy': account('Guardian’s copy', 'guardian-copy'),
  'guardian-more': account('Guardian page update', 'guardian-more'),
  'supervisor-asked': must('Supervisor request', 'quest'),
  supervision: must('Minor’s supervision', 'quest'),
  'brought-along': account('Imported account invitation', 'answer', 'bulk'),
  'address-in-use': account('Address already in use', 'stranger'),
  'contacts-read': account('Many contacts viewed', 'own', 'now'),
  'webhook-off': account('Webhook switched off', 'answer'),
  'log-ins-failed': account('Failed logins', 'own', 'now'),
  'new-browser': link('New browser login', 'own'),
  'email-change': link('Email change confirmation', 'confirmation'),
  'email-changed': link('Email changed', 'own'),
  'email-in-force': account('New email active', 'own', 'now'),
  'email-restored': account('Old email restored', 'own', 'now'),
  'proof-code': link('Identity code', 'own'),
  'joining-code': link('Login code', 'code'),
  'second-factor': account('Two-step change', 'own', 'now'),
  'factor-recovery': link('Two-step recovery', 'own'),
  'account-closed': link('Account closed', 'own'),
  'account-taken-back': account('Account restored', 'own', 'now'),
  'data-copy-ready': account('Data copy', 'own'),
  'merge-asked': link('Merge question to guardian', 'answer'),
  'records-merged': account('Records merged', 'answer'),
  'records-parted': account('Records split', 'answer'),
  'birth-date-corrected': must('Date of birth corrected', 'answer'),
  'address-refused': must('Unreachable address', 'answer'),
  'emergency-contact-changed': must('Emergency contact changed', 'charity'),
  'emergency-contact-opened': must('Emergency contact opened', 'answer'),
  'guild-founded': wanted('Guild founded', 'own'),
  'guild-reserved': wanted('Guild reservation', 'else'),
  'guild-spots-unused': wanted('Guild’s unused spots', 'own'),
  'guild-asked': wanted('Guild reservation request', 'else'),
  'guild-written-to': wanted('Charity message to guild', 'else'),
  'guild-announcement': wanted('Guild announcement', 'else'),
  'guild-code-renewed': wanted('Guild code renewed', 'own'),
  'guild-code-rests': wanted('Guild code paused', 'own'),
  'reservation-answered': wanted('Guild’s answer', 'answer'),
  'training-resolution': must('Training result', 'answer'),
  'application-accepted': wanted('Application accepted', 'answer'),
  'application-declined': wanted('Application declined', 'answer'),
  'group-invitation': wanted('Group invitation', 'else'),
  'volunteer-invitation': { ...wanted('Volunteer invitation', 'else'), urgency: 'bulk' },
  'quest-changed': must('Quest changed', 'quest'),
  'signed-up': must('Sign-up', 'quest'),
  'regular-dates': must('Regular dates', 'answer'),
  'regular-asked': must('Regular’s new time', 'answer'),
  'regular-ended': must('Regular dates ended', 'answer'),
  'spot-ended': must('Spot ended', 'quest'),
  booted: must('Removed from a Quest', 'quest'),
  'bailed-out-late': must('Late cancellation', 'charity'),
  'hours-for-staff': account('Hours to decide', 'answer'),
  'hours-claimed': must('Volunteer’s hours', 'charity'),
  'hours-answered': must('Answer about hours', 'answer'),
  thanks: wanted('Thanks', 'quest'),
  'friend-came': wanted('Friend came', 'answer'),
  'charity-writes-soon': must('Charity’s urgent message', 'quest'),
  'charity-writes': wanted('Charity’s message', 'quest'),
  'volunteer-writes': must('Volunteer’s message', 'quest'),
  'charity-answers': wanted('Charity’s answer', 'answer'),
  'answers-address': link('Reply address confirmation', 'else'),
  reminder: wanted('Reminder', 'quest'),
  'under-minimum': wanted('Too few volunteers', 'quest'),
  'attendance-unmarked': wanted('Attendance not marked', 'quest'),
  'weekly-quests': { ...wanted('Weekly quests', 'answer'), class: 'news', urgency: 'bulk' },
  'place-offered': { ...must('Spot offered', 'answer'), urgency: 'now' },
  'waiting-list-left': wanted('Left the waitlist', 'answer'),
  'waiting-list-ended': must('Waitlist closed', 'answer'),
  'place-handed-over': must('Spot taken over', 'quest'),
  'stand-in-found': must('Sub found', 'quest'),
  'place-changed-hands': wanted('Sub took a spot', 'quest'),
  'hand-over-link': wanted('Spot offered to a sub', 'else'),
  alert: { class: 'news', label: 'Broadcast', holdsSecret: false, occasion: 'else', urgency: 'bulk' },
} satisfies Record<string, MailRow>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Emails about the account whose link or code opens it. */
const OPENS_ACCOUNT: readonly MailKind[] = [
  'verify-email',
  'email-change',
  'recovery',
  'provider-account',
  'staff-account',
  'proof-code',
  'joining-code',
  'email-changed',
  'factor-recovery',
  'account-closed',
];

/**
 * What a guardian gets of an email to a young person: the whole of what must or may be known; of emails that open the
 * account only the word that one was sent; of alerts, and of what is the guardian's own anyway, nothing.
 */
export function copyForGuardian(kind: MailKind): 'whole' | 'word' | 'none' {
  const { class: mailClass } = MAIL_KINDS[kind];
  if (mailClass === 'must' || mailClass === 'wanted') return 'whole';
  return OPENS_ACCOUNT.includes(kind) ? 'word' : 'none';
}

/** Emails to an address that their owner typed and can correct, although it isn't a contact address of theirs. */
export const TO_TYPED_ADDRESSES: readonly MailKind[] = ['guardian-asked', 'answers-address', 'email-change'];

/** Kinds about another person's account, which must not appear in the recipient's own account inbox. */
const ABOUT_OTHERS: readonly MailKind[] = [
  'charity-request',
  'guardian-copy',
  'guardian-erasure',
  'guardian-guild',
  'guardian-missing',
  'guardian-more',
  'hours-for-staff',
];

/**
 * Whether an email about an account stands in its owner's inbox too, where it went to the owner: never one with a link
 * or code that acts for someone.
 */
export function isForOwnersInbox(kind: MailKind): boolean {
  const { class: mailClass, holdsSecret } = MAIL_KINDS[kind];
  return mailClass === 'account' && !holdsSecret && !ABOUT_OTHERS.includes(kind);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time for which the text of an unsent email is kept if it holds a link or code that acts for the person. */
export const MAIL_SECRET_KEPT_MS = HOUR_MS;
/** And of any other: after a week no one is helped by an email any more. */
export const MAIL_TEXT_KEPT_MS = 7 * DAY_MS;
/** How long it is remembered which emails there were. */
export const MAIL_MEMORY_MS = 90 * DAY_MS;
/** What no one needs once the quest has begun, and someone may need until then. */
const UNTIL_START: readonly MailKind[] = ['reminder', 'under-minimum', 'place-offered', 'hand-over-link'];
/** Time before a quest at which emails stop being useful: people who haven't been told by then get a call. */
const CALLED_BEFORE_MS = 2 * HOUR_MS;
/** What is written later than that is tried all the same, for so long. */
const LATE_LIFETIME_MS = 15 * 60_000;

/**
 * Until when the outbox may keep the text of an email that could not be sent, and so until when it is tried: about a
 * quest that is ahead until 2 hours before it. `sendAt`: when it may be sent, `startsAt`: when the quest begins that it
 * tells about. Epoch ms.
 */
export function contentUntil(kind: MailKind, sendAt: number, startsAt: number | null = null): number {
  const until = sendAt + (MAIL_KINDS[kind].holdsSecret ? MAIL_SECRET_KEPT_MS : MAIL_TEXT_KEPT_MS);
  if (startsAt === null || startsAt <= sendAt) return until;
  if (UNTIL_START.includes(kind)) return Math.min(until, startsAt);
  return Math.min(until, Math.max(startsAt - CALLED_BEFORE_MS, sendAt + LATE_LIFETIME_MS));
}

/**
 * The place of an email in the line, 0 first. `startsAt`: when the quest begins that it tells about; someone may be on
 * the way there. Epoch ms.
 */
export function urgencyOf(kind: MailKind, startsAt: number | null, now: number): number {
  const { urgency } = MAIL_KINDS[kind];
  const isSoon = startsAt !== null && startsAt <= now + DAY_MS;
  return MAIL_URGENCIES.indexOf(urgency === 'usual' && isSoon ? 'today' : urgency);
}
