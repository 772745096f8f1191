import { MAIL_KINDS, type MailKind, type MailOccasion } from './mail-kind.ts';

const DAY_MS = 24 * 3_600_000;

/** How many news someone gets in any 24 hours and in any 7 days, over all charities. */
export const MOST_NEWS_A_DAY = 2;

export const MOST_NEWS_A_WEEK = 6;

export const NEWS_WINDOW_MS = 7 * DAY_MS;

/** Emails of each limit that one mailbox gets in any 24 hours, whoever causes them. */
export const MAILBOX_LIMITS = {
  others: 3,
  confirmation: 6,
  reset: 10,
  guardianAsked: 12,
  guardianPage: 24,
  /** Copies of what young people are told, and news of their guilds; what is over that is on the guardian's page. */
  guardianCopy: 24,
  /** The word that more is on the guardian's page. */
  guardianMore: 1,
  /** Limit for each person who causes such emails. */
  fromOne: 3,
} as const;
export type MailboxLimit = keyof typeof MAILBOX_LIMITS;

export const CAUSED_MAIL_WINDOW_MS = 24 * 3_600_000;

/**
 * What takes an email out of its limit: its causer and its recipient are on a quest together, its account has
 * confirmed a contact address, or it was asked for in a browser that its reader has logged in with before.
 */
type Exemption = 'on-quest-together' | 'confirmed-account' | 'known-browser';

type OccasionRule = {
  /** Whether someone who is no one to the recipient can cause such emails. */
  canStrangerCause: boolean;
  /** The limit by mailbox; null: none, or one that is counted where the email is asked for. */
  limit: MailboxLimit | null;
  /** The limit where a causer is named with the email; left out, the same. */
  limitOfNamed?: MailboxLimit;
  unless: readonly Exemption[];
};

/** The people who can cause the emails of an occasion, and the limit by mailbox for them. */
export const OCCASION_RULES = {
  // Until an address of the account is confirmed, it may be a stranger's.
  own: { canStrangerCause: true, limit: 'confirmation', unless: ['confirmed-account', 'known-browser'] },
  answer: { canStrangerCause: false, limit: null, unless: [] },
  quest: { canStrangerCause: false, limit: null, unless: [] },
  // Anyone can sign up and leave again; others' news still gets through.
  charity: { canStrangerCause: true, limit: null, limitOfNamed: 'fromOne', unless: [] },
  else: { canStrangerCause: true, limit: null, limitOfNamed: 'others', unless: ['on-quest-together'] },
  stranger: { canStrangerCause: true, limit: 'others', unless: [] },
  confirmation: { canStrangerCause: true, limit: 'confirmation', unless: ['known-browser'] },
  reset: { canStrangerCause: true, limit: 'reset', unless: ['known-browser'] },
  // Five an hour by mailbox (JOI-02) or by guardian's link, counted where it is asked for.
  code: { canStrangerCause: true, limit: null, unless: [] },
  'guardian-asked': {
    canStrangerCause: true,
    limit: 'guardianAsked',
    limitOfNamed: 'others',
    unless: ['on-quest-together'],
  },
  'guardian-page': { canStrangerCause: true, limit: 'guardianPage', unless: [] },
  'guardian-copy': { canStrangerCause: true, limit: 'guardianCopy', unless: [] },
  'guardian-more': { canStrangerCause: true, limit: 'guardianMore', unless: [] },
} as const satisfies Record<MailOccasion, OccasionRule>;

/** The limit by mailbox that an email of a kind counts for, and what takes it out of it; null: none. */
export function limitOfMail(
  kind: MailKind,
  hasCauser: boolean,
): { limit: MailboxLimit; unless: readonly Exemption[] } | null {
  const rule: OccasionRule = OCCASION_RULES[MAIL_KINDS[kind].occasion];
  const limit = (hasCauser ? rule.limitOfNamed : null) ?? rule.limit;
  return limit && { limit, unless: rule.unless };
}

export type Cause = {
  /** Another person whose act causes it is known. */
  hasCauser: boolean;
  /** True if that person and the recipient are on a quest together. */
  isOnQuestTogether: boolean;
};

/**
 * Whether an email counts as caused by someone else. What people owe each other who are on a quest together, what the
 * recipient asked for, and codes, resets and confirmations, which have limits of their own, do not.
 */
export function isCausedByOther(kind: MailKind, { hasCauser, isOnQuestTogether }: Cause): boolean {
  const counted = limitOfMail(kind, hasCauser);
  if (counted?.limit !== 'others') return false;
  return !(isOnQuestTogether && counted.unless.includes('on-quest-together'));
}

/** Whether a mailbox that got `counted` such emails in the last 24 hours gets one more. */
export function mayBeMailed(counted: number, limit: MailboxLimit): boolean {
  return counted < MAILBOX_LIMITS[limit];
}

/** Whether someone who got news at these instants gets one more `now`. Epoch ms. */
export function mayGetNews(gotAt: readonly number[], now: number): boolean {
  const within = (span: number) => gotAt.filter((at) => at > now - span).length;
  return within(DAY_MS) < MOST_NEWS_A_DAY && within(NEWS_WINDOW_MS) < MOST_NEWS_A_WEEK;
}
