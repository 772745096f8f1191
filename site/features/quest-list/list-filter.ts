import { addDays, newYorkDay } from '#domain/time/new-york-time.ts';
import { weekendFrom } from '#domain/time/weekend.ts';
import type { ListedQuest } from './quest-card.ts';
import { seriesOf } from './quest-series.ts';

export const WHENS = ['any', 'weekend', 'week'] as const;
export const ORDERS = ['day', 'series'] as const;

/** What a charity's list is narrowed to, as it stands in the address. */
export type ListFilter = {
  when: (typeof WHENS)[number];
  /** Id of a type, or null for all. */
  type: string | null;
  /** Only where a place is free. */
  hasRoom: boolean;
  /** One card a day, or one for all dates of a Quest. */
  order: (typeof ORDERS)[number];
};

/** A list of fewer is taken in at a glance, whatever its order. */
const LONG_LIST = 12;

/**
 * How a list reads best where nobody chose: a long one by Quest, so that it is not the same card over and over.
 * Managers see who is missing day by day.
 */
export function usualOrder(quests: readonly ListedQuest[], isManager: boolean): ListFilter['order'] {
  const isRepetitive = seriesOf(quests).length <= quests.length / 2;
  return quests.length >= LONG_LIST && isRepetitive && !isManager ? 'series' : 'day';
}

/** All of a list in an order. */
export function wholeList(order: ListFilter['order']): ListFilter {
  return { when: 'any', type: null, hasRoom: false, order };
}

type Typed = { when: string | null; type: string | null; open: string | null; by: string | null };

/** The filter of an address; what is unknown counts as not said, so that no link leads to an empty page. */
export function filterOf(
  { when, type, open, by }: Typed,
  types: readonly { id: string }[],
  usual: ListFilter['order'],
): ListFilter {
  return {
    when: WHENS.find((known) => known === when) ?? 'any',
    type: types.some(({ id }) => id === type) ? type : null,
    hasRoom: open !== null && open !== '',
    order: ORDERS.find((known) => known === by) ?? usual,
  };
}

/** The part of an address behind the path, '?when=week', or '' for the whole list. */
export function searchOf({ when, type, hasRoom, order }: ListFilter, usual: ListFilter['order']): string {
  const said = new URLSearchParams();
  if (when !== 'any') said.set('when', when);
  if (type !== null) said.set('type', type);
  if (hasRoom) said.set('open', '1');
  if (order !== usual) said.set('by', order);
  const search = said.toString();
  return search && `?${search}`;
}

/** Whether the filter leaves anything out. */
export function isNarrowed({ when, type, hasRoom }: ListFilter): boolean {
  return when !== 'any' || type !== null || hasRoom;
}

/** The quests that the filter lets through, in their order. What has no day is there on any day only. */
export function filtered<Quest extends ListedQuest>(
  quests: readonly Quest[],
  { when, type, hasRoom }: ListFilter,
  now: number,
): Quest[] {
  const today = newYorkDay(now);
  const days = when === 'weekend' ? weekendFrom(today) : [today, addDays(today, 6)];
  const [first = '', last = ''] = days;
  const isOnDay = (startedAt: number | null) => {
    if (when === 'any') return true;
    const day = startedAt === null ? '' : newYorkDay(startedAt);
    return day >= first && day <= last;
  };
  return quests.filter(
    ({ startedAt, category, takenCount, maxNumber }) =>
      isOnDay(startedAt) && (type === null || category.id === type) && (!hasRoom || takenCount < maxNumber),
  );
}

/** The types of the quests, each once, by label. */
export function typesOf(quests: readonly ListedQuest[]): ListedQuest['category'][] {
  const byId = new Map(quests.map(({ category }) => [category.id, category]));
  return [...byId.values()].sort((one, other) => one.label.localeCompare(other.label));
}
