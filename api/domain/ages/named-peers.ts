/** A keyed hash of a text, hexadecimal: the same in every process, and no one without the key can foresee it. */
export type KeyedHash = (text: string) => string;

/** The number of quests of which one names no one to peers. */
const QUESTS_WITHOUT_NAMES_OF = 2;
/** The number of people of whom one is named. */
const NAMED_OF = 3;
/** How many people a quest names on average at most. */
const MOST_NAMED = 3;

/**
 * Whether a quest names someone on it to peers, of `people` who are. Age plays no part: chance picks among all alike, and
 * what is picked of the young is never shown. So a name that is missing may always be that of an adult, and half of the
 * quests name no one, so that no names at all say nothing either.
 */
export function isNamedPeer(
  hash: KeyedHash,
  { questId, personId, people }: { questId: string; personId: string; people: number },
): boolean {
  if (shareOf(hash(`quest ${questId}`)) < 1 / QUESTS_WITHOUT_NAMES_OF) return false;
  return shareOf(hash(`person ${questId} ${personId}`)) < Math.min(1 / NAMED_OF, MOST_NAMED / people);
}

/** A guild names one member of so many to the others. */
const NAMED_MEMBER_OF = 2;

/**
 * Whether guilds name someone to their other members. Age plays no part: a name that is missing may always be an adult's.
 * The same in every guild, so that founding several tells no more.
 */
export function isNamedMember(hash: KeyedHash, personId: string): boolean {
  return shareOf(hash(`member ${personId}`)) < 1 / NAMED_MEMBER_OF;
}

/** A number from 0 up to 1, evenly spread. */
function shareOf(hash: string): number {
  return Number.parseInt(hash.slice(0, 8), 16) / 2 ** 32;
}
