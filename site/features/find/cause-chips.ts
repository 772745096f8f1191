import { CAUSES } from '#domain/discovery/causes.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { paths } from '../../lib/paths.ts';
import { causeLabels } from './cause-labels.ts';
import { choosing, type FindAsk, hiddenChoices, searchOfAsk } from './find-address.ts';
import type { FoundList } from './found-list.ts';

/** Causes as links: each to the list with all its types, one that is chosen to the list without them. */
export function causeChips(ask: FindAsk, counts: FoundList['counts'], locale: Locale): FoundList['causes'] {
  const labels = causeLabels(locale);
  return CAUSE_IDS.map((id) => {
    const isChosen = isWhole(ask, id);
    const others = ask.types.filter((type) => !isOf(id, type));
    const types = isChosen ? others : [...others, ...CAUSES[id]];
    const href = addressIn(locale, paths.find(searchOfAsk(choosing(ask, { types }))));
    const count = counts[causeKey(id)];
    return {
      label: labels[id],
      href,
      ...(count !== undefined && { count }),
      ...(isChosen && { isChosen }),
    };
  });
}

/** How many filters a folded form hides; the types of a whole cause show as its chip. */
export function foldedChoices(ask: FindAsk): number {
  const whole = CAUSE_IDS.filter((id) => isWhole(ask, id));
  return hiddenChoices(ask) + ask.types.filter((type) => !whole.some((id) => isOf(id, type))).length;
}

/** The key of a cause among the counts of types, of which one is called the same. */
export const causeKey = (cause: string) => `cause-${cause}`;
export const isCauseKey = (key: string) => key.startsWith('cause-');

const CAUSE_IDS = Object.keys(CAUSES) as (keyof typeof CAUSES)[];
const isOf = (id: keyof typeof CAUSES, type: string) => CAUSES[id].some((one) => one === type);
const isWhole = (ask: FindAsk, id: keyof typeof CAUSES) =>
  CAUSES[id].every((type) => ask.types.includes(type));
