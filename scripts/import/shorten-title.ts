import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';

const LOOSE_ENDS = /[\s,;:&/(–-]+$|\s(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/i;

/** The first half of a character beyond the 65,536 of one code unit, whose second half was cut off. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** Where a clause ends: before a colon, comma, dash or bracket. Behind fewer characters there is hardly a clause. */
const CLAUSE_END = /[:,;(–]|\s-\s/g;
const SHORTEST_CLAUSE = 8;

/** A title of at most 25 characters, cut at a clause's end or else a word's, without a loose «of» (DEC-11). */
export function shortenTitle(title: string): { title: string; isShortened: boolean } {
  const full = title.replace(/\s+/g, ' ').trim();
  if (full.length <= QUEST_LIMITS.titleMax) return { title: full, isShortened: false };
  const cut = full.slice(0, clauseEnd(full) ?? wordEnd(full)).replace(HALF_CHARACTER, '');
  let short = cut;
  while (LOOSE_ENDS.test(short)) short = short.replace(LOOSE_ENDS, '');
  return { title: short || cut, isShortened: true };
}

function clauseEnd(text: string): number | undefined {
  const ends = [...text.matchAll(CLAUSE_END)].map((match) => match.index);
  return ends.findLast((end) => end >= SHORTEST_CLAUSE && end <= QUEST_LIMITS.titleMax);
}

function wordEnd(text: string): number {
  const lastBlank = text.slice(0, QUEST_LIMITS.titleMax + 1).lastIndexOf(' ');
  return lastBlank > 0 ? lastBlank : QUEST_LIMITS.titleMax;
}
