import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { cutText } from '#domain/text/cut-text.ts';

const LOOSE_ENDS = /[\s,;:&/(–-]+$|\s(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/i;

/** End of a clause: before a colon, comma, dash or bracket. Anything shorter than the minimum is hardly a clause. */
const CLAUSE_END = /[:,;(–]|\s-\s/g;
const SHORTEST_CLAUSE = 8;

/** A title of at most 25 characters, cut at a clause's end or else a word's, without a loose “of” (DEC-11). */
export function shortenTitle(title: string): { title: string; isShortened: boolean } {
  const full = title.replace(/\s+/g, ' ').trim();
  if (full.length <= QUEST_LIMITS.titleMax) return { title: full, isShortened: false };
  const cut = cutText(full, clauseEnd(full) ?? wordEnd(full));
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
