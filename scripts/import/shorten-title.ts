import { QUEST_LIMITS } from '#domain/quest-form.ts';

const LOOSE_ENDS = /[\s,;:&/(–-]+$|\s(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/i;

/** A title of at most 25 characters, cut at a word's end without a loose «of» or comma (DEC-11). */
export function shortenTitle(title: string): { title: string; isShortened: boolean } {
  const full = title.replace(/\s+/g, ' ').trim();
  if (full.length <= QUEST_LIMITS.titleMax) return { title: full, isShortened: false };
  const lastBlank = full.slice(0, QUEST_LIMITS.titleMax + 1).lastIndexOf(' ');
  let short = full.slice(0, lastBlank > 0 ? lastBlank : QUEST_LIMITS.titleMax);
  while (LOOSE_ENDS.test(short)) short = short.replace(LOOSE_ENDS, '');
  return { title: short, isShortened: true };
}
