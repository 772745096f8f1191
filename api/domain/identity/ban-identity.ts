import { mailboxKey } from './mailbox-key.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a charity's ban is known again once the account behind it is gone: two years. */
export const BAN_KEPT_MS = 730 * DAY_MS;

/** Marks that recognize a banned person, and whether a new record with the same mark is banned or only questioned. */
export const BAN_MARKS = { address: 'ban', person: 'ban', phone: 'question' } as const;
export type BanMarkKind = keyof typeof BAN_MARKS;
/** A value in its one spelling; only its keyed hash is kept. */
export type BanMark = { kind: BanMarkKind; value: string };

export type BanIdentity = {
  /** Confirmed contact addresses; where a typed one counts too, the record's and the account's as well. */
  addresses: readonly string[];
  phoneNumber: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  /** YYYY-MM-DD. */
  dateOfBirth: string | null;
};

/** What a person is known by, each once. A record without names or birth date is known by the rest. */
export function marksOf(identity: BanIdentity): BanMark[] {
  const { addresses, phoneNumber, nameFirst, nameLast, dateOfBirth } = identity;
  const name = nameKey(`${nameFirst ?? ''} ${nameLast ?? ''}`);
  const marks: BanMark[] = [
    ...addresses
      .flatMap((address) => [mailboxKey(address), formerAddressKey(address)])
      .map((value) => ({ kind: 'address' as const, value })),
    ...(name === '' || dateOfBirth === null
      ? []
      : [{ kind: 'person' as const, value: `${name} ${dateOfBirth}` }]),
    ...(phoneNumber === null ? [] : [{ kind: 'phone' as const, value: phoneKey(phoneNumber) }]),
  ];
  const known = new Map(marks.map((mark) => [`${mark.kind} ${mark.value}`, mark]));
  return [...known.values()];
}

/** The spelling of an address in bans kept before 2026-11-28, which knew only Gmail's aliases; needed for two years. */
function formerAddressKey(address: string): string {
  const [, local = '', host = ''] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  const mailbox = local.replace(/\+.*$/, '') || local;
  if (!['gmail.com', 'googlemail.com'].includes(host)) return `${mailbox}@${host}`;
  return `${mailbox.replaceAll('.', '')}@gmail.com`;
}

/** Normalizes a name: no accents, case or punctuation, and words sorted, so that swapped names are equal. */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’`.]/g, '');
  return (plain.match(/[\p{L}\d]+/gu) ?? []).sort().join(' ');
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};

function phoneKey(phoneNumber: string): string {
  return phoneNumber.replace(/\D/g, '');
}

/** A kept ban that a record equals in one mark. `rootId`: the first ban, of which others were carried. */
export type BanMatch = { providerId: string; rootId: string; kind: BanMarkKind };
export type BanOutcome = { carried: BanMatch[]; questions: BanMatch[] };

/**
 * What follows from matches: for each charity one ban that is carried, or else its questions; nothing where the person
 * is banned already, or an admin has said that it is someone else.
 */
export function outcomeOfMatches(
  matches: readonly BanMatch[],
  known: { bannedProviderIds: readonly string[]; dismissedRootIds: readonly string[] },
): BanOutcome {
  const open = matches.filter(
    ({ providerId, rootId }) =>
      !known.bannedProviderIds.includes(providerId) && !known.dismissedRootIds.includes(rootId),
  );
  const carried = firstOfEach(
    open.filter(({ kind }) => BAN_MARKS[kind] === 'ban'),
    ({ providerId }) => providerId,
  );
  const isCarried = new Set(carried.map(({ providerId }) => providerId));
  const questions = firstOfEach(
    open.filter(({ kind, providerId }) => BAN_MARKS[kind] === 'question' && !isCarried.has(providerId)),
    ({ rootId }) => rootId,
  );
  return { carried, questions };
}

function firstOfEach(matches: readonly BanMatch[], keyOf: (match: BanMatch) => string): BanMatch[] {
  const first = new Map<string, BanMatch>();
  for (const match of matches) if (!first.has(keyOf(match))) first.set(keyOf(match), match);
  return [...first.values()];
}
