import { webhookRefusalsTexts } from '../texts/generated/webhook-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** What a charity's own programs can be told of → its type in the message. */
export const WEBHOOK_TYPES = {
  questPosted: 'quest.posted',
  questChanged: 'quest.changed',
  questCancelled: 'quest.cancelled',
  signedUp: 'signup.created',
  bailedOut: 'signup.cancelled',
  attendanceSaved: 'attendance.saved',
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_TYPES;
export const WEBHOOK_EVENTS = Object.keys(WEBHOOK_TYPES) as WebhookEvent[];

/** `unsent`: given up after a day, or because the webhook was switched off. */
export const WEBHOOK_DELIVERY_STATUSES = ['waiting', 'delivered', 'unsent'] as const;

const EXAMPLE_QUEST = {
  ...{ providerId: '1', startedAt: '2026-12-05T14:00:00.000Z', publishingStatus: 'Published' },
  ...{ spots: 12, taken: 7, waiting: 0 },
};
/** Messages as programs get them: the first with names included. */
export const WEBHOOK_EXAMPLES = [
  {
    type: WEBHOOK_TYPES.signedUp,
    timestamp: '2026-12-01T15:30:00.000Z',
    data: { questId: '0193a1b2…', contractId: '0193c3d4…', name: 'Ana Rivera', ...EXAMPLE_QUEST },
  },
  {
    type: WEBHOOK_TYPES.attendanceSaved,
    timestamp: '2026-12-05T18:10:00.000Z',
    data: { questId: '0193a1b2…', ...EXAMPLE_QUEST, present: 6, absent: 1, unmarked: 0 },
  },
] as const;

export const WEBHOOK_LIMITS = { ofCharity: 5, urlMax: 500, shownMax: 200 } as const;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Pauses before the second and each later try; the last try comes 23.6 hours after the first. */
const PAUSES_MS = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  7 * HOUR_MS,
  9 * HOUR_MS,
];
/** How long a delivery is tried. */
export const WEBHOOK_TRIED_MS = DAY_MS;
/** Time without a single success after which a webhook is switched off. */
const FAILING_MS = 5 * DAY_MS;
/** How long deliveries are kept and shown. */
export const WEBHOOK_KEPT_MS = 30 * DAY_MS;
/** How long messages are signed with the former secret too. */
export const FORMER_SECRET_MS = DAY_MS;

/** When to try again after so many failed tries (epoch ms); null: no more. `since`: when the tries began. */
export function nextTryAt(tries: number, { since, now }: { since: number; now: number }): number | null {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined || now + pause > since + WEBHOOK_TRIED_MS ? null : now + pause;
}

/** Whether a receiver that has failed since then has had its time. */
export function isGivenUp(failingSince: number, now: number): boolean {
  return now - failingSince >= FAILING_MS;
}

/** Whether the answer says that the message was taken. */
export function isTaken(answerCode: number | null): boolean {
  return answerCode !== null && answerCode >= 200 && answerCode < 300;
}

/** The address as it is kept, or why it can't be one. Names only: what a name leads to is checked at each sending. */
export function readWebhookUrl(typed: string): { url: string; hostname: string } | { problem: TextRef } {
  const t = refsOf(webhookRefusalsTexts);
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : null;
  if (url === null || url.protocol !== 'https:') return { problem: t.https };
  url.hash = '';
  const { hostname, href } = url;
  const isOpen = url.username === '' && url.password === '' && /^[^[].*\.\D[^.]*$/.test(hostname);
  if (!isOpen) return { problem: t.notPublic };
  return href.length > WEBHOOK_LIMITS.urlMax
    ? { problem: t.long({ max: String(WEBHOOK_LIMITS.urlMax) }) }
    : { url: href, hostname };
}
