import { LONGEST_KEPT_MS } from '#domain/attendance/kept-attendance.ts';
import type { WalkInForm } from '#domain/attendance/walk-in.ts';

/** Someone without an account, as they were typed. */
export type TypedWalkIn = WalkInForm & { locale: string };

type Kept = {
  /** Made on this device: a walk-in's own; of a count the sign-up. */
  key: string;
  /** Epoch ms. */
  madeAt: number;
  /** Why the server refused it; null: it is sent as soon as there is a network. */
  refusal: string | null;
};
export type KeptWalkIn = Kept & { kind: 'walkIn'; typed: TypedWalkIn };
export type KeptCount = Kept & { kind: 'count'; othersCame: number };

/** What is kept beside marks until the server has it: walk-ins, and how many of a party came. */
export type KeptMore = KeptWalkIn | KeptCount;

const isSame = (one: KeptMore, other: KeptMore) => one.kind === other.kind && one.key === other.key;

/** The list with an item, in the place of an earlier one of its key. */
export function withMore(items: readonly KeptMore[], item: KeptMore): KeptMore[] {
  return [...items.filter((one) => !isSame(one, item)), item];
}

/** The list without what was sent; what was typed meanwhile stays. */
export function withoutMore(items: readonly KeptMore[], sent: KeptMore): KeptMore[] {
  return items.filter((one) => !isSame(one, sent) || one.madeAt !== sent.madeAt);
}

export function walkInsOf(items: readonly KeptMore[]): KeptWalkIn[] {
  return items.filter((one) => one.kind === 'walkIn');
}

/** The count of a sign-up's party that waits. */
export function countOf(items: readonly KeptMore[], contractId: string): KeptCount | undefined {
  return items.filter((one) => one.kind === 'count').find(({ key }) => key === contractId);
}

/** When it was made and when it is sent, by this device's clock; `now` in epoch ms. */
export function timesOf({ madeAt }: Pick<Kept, 'madeAt'>, now: number) {
  return { markedAt: new Date(madeAt).toISOString(), sentAt: new Date(now).toISOString() };
}

/** Reads what `JSON.stringify` wrote; what cannot be read, and what is older than 7 days, is left out. */
export function readMore(text: string, now: number): KeptMore[] {
  try {
    const found: unknown = JSON.parse(text);
    const items = Array.isArray(found) ? found.filter(isKept) : [];
    return items.filter(({ madeAt }) => now - madeAt < LONGEST_KEPT_MS);
  } catch {
    return [];
  }
}

function isKept(found: unknown): found is KeptMore {
  const { kind, key, madeAt, typed, othersCame } = Object(found) as { [Name in string]?: unknown };
  if (typeof key !== 'string' || typeof madeAt !== 'number') return false;
  return kind === 'count' ? typeof othersCame === 'number' : kind === 'walkIn' && typeof typed === 'object';
}
