import type { ErrorCode } from '../errors/errors.ts';

const DAY_MS = 24 * 3_600_000;

/** `decision`: asks for the consent, for one use. `standing`: the guardian's own page, with a code for each browser. */
export const GUARDIAN_LINK_KINDS = ['decision', 'standing'] as const;
export type GuardianLinkKind = (typeof GUARDIAN_LINK_KINDS)[number];

/** `signing`: a link to the guardian's own page that was sent because something has to be signed there. */
export const GUARDIAN_LINK_LIFETIME_MS = {
  decision: 7 * DAY_MS,
  standing: 30 * DAY_MS,
  signing: 7 * DAY_MS,
} as const;

/** Links that ran out are remembered this long, so that they can say so. */
export const GUARDIAN_LINK_MEMORY_MS = 90 * DAY_MS;

/** A code has six digits; this long and this often it is taken. */
export const GUARDIAN_CODE_LIFETIME_MS = 10 * 60_000;
export const GUARDIAN_CODE_TRIES = 5;

/** Name of the cookie that holds the key of a browser for one link; whoever looks after two children has two. */
export function guardianCookie(token: string): string {
  return `guardian-${token.replace(/[^\w-]/g, '').slice(0, 8)}`;
}

export type LinkFacts = {
  expiresAt: number;
  usedAt: number | null;
  /** Whether the record that it is about was erased. */
  isRemoved: boolean;
  /** Whether the person it is about is under 18 today. */
  isYoung: boolean;
};

type Gate = { readonly refusal: ErrorCode; readonly applies: (link: LinkFacts, now: number) => boolean };

/** Why a guardian's link opens nothing any more: the first that applies. */
const LINK_GATE: readonly Gate[] = [
  { refusal: 'ACCOUNT_REMOVED', applies: ({ isRemoved }) => isRemoved },
  { refusal: 'LINK_USED', applies: ({ usedAt }) => usedAt !== null },
  { refusal: 'LINK_EXPIRED', applies: ({ expiresAt }, now) => expiresAt <= now },
  // Who is 18 has no guardian here any more.
  { refusal: 'LINK_EXPIRED', applies: ({ isYoung }) => !isYoung },
];

/** The refusal of a link, or null; INVALID_TOKEN for what never was one. */
export function refusalOfGuardianLink(link: LinkFacts | null, now: number): ErrorCode | null {
  if (link === null) return 'INVALID_TOKEN';
  return LINK_GATE.find(({ applies }) => applies(link, now))?.refusal ?? null;
}

export type CodeFacts = { codeHash: string | null; codeExpiresAt: number | null; codeTries: number };

/** Whether the code that was sent can still be entered. */
export function isCodeOpen({ codeHash, codeExpiresAt, codeTries }: CodeFacts, now: number): boolean {
  return codeHash !== null && (codeExpiresAt ?? 0) > now && codeTries < GUARDIAN_CODE_TRIES;
}

/** A link whose email could not be sent while its text was kept. */
export type UnsentLink = {
  kind: GuardianLinkKind;
  /** When it was made. Epoch ms. */
  createdAt: number;
  mailboxKey: string;
  /** Whether another one was made for the same person since. */
  hasLater: boolean;
};

/** The state of a consent in which each kind of link is of use. */
const STATE_OF_LINK = { decision: 'asked', standing: 'given' } as const;

/** Whether the guardian still waits for that link, so that a new one takes its place. */
export function isStillAwaited(
  { kind, mailboxKey, hasLater }: UnsentLink,
  consent: { state: string; mailboxKey: string | null } | null,
): boolean {
  return consent?.state === STATE_OF_LINK[kind] && consent.mailboxKey === mailboxKey && !hasLater;
}
