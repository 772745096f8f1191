import { addDays, newYorkDay, weekendFrom } from '#domain/time/new-york-time.ts';
import type { ListedQuest } from './quest-card.ts';

export const WHENS = ['any', 'weekend', 'week'] as const;
export const ORDERS = ['day', 'series'] as const;

/** What a charity's list is narrowed to, as it stands in the address. */
export type ListFilter = {
  when: (typeof WHENS)[number];
  /** Id of a type, or null for all. */
  type: string | null;
  /** Limits the list to quests with open spots. */
  hasRoom: boolean;
  /** Groups quests by day, or all dates of a quest on one card. */
  order: ListOrder;
  /** Days beyond the first two weeks too, where the list is by day. */
  isWhole: boolean;
};

export type ListOrder = (typeof ORDERS)[number];

/** How many days a list by day opens with, today included. */
const FIRST_DAYS = 14;

/** The order that a text names, or null. */
export function orderOf(text: string | null | undefined): ListOrder | null {
  return ORDERS.find((known) => known === text) ?? null;
}

/** All of a list in an order. */
export function wholeList(order: ListOrder): ListFilter {
  return { when: 'any', type: null, hasRoom: false, order, isWhole: true };
}

type Typed = {
  when: string | null;
  type: string | null;
  open: string | null;
  by: string | null;
  all: string | null;
};

/** The filter of an address; what is unknown counts as not said, so that no link leads to an empty page. */
export function filterOf(
  { when, type, open, by, all }: Typed,
  types: readonly { id: string }[],
  remembered: ListOrder,
): ListFilter {
  return {
    when: WHENS.find((known) => known === when) ?? 'any',
    type: types.some(({ id }) => id === type) ? type : null,
    hasRoom: open !== null && open !== '',
    order: orderOf(by) ?? remembered,
    isWhole: all !== null && all !== '',
  };
}

/** The part of an address behind the path: '?by=day&when=week'. The order is always named, since a browser remembers one. */
export function searchOf({ when, type, hasRoom, order, isWhole }: ListFilter): string {
  const said = new URLSearchParams({ by: order });
  if (when !== 'any') said.set('when', when);
  if (type !== null) said.set('type', type);
  if (hasRoom) said.set('open', '1');
  if (isWhole) said.set('all', '1');
  return `?${said}`;
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
    (quest) =>
      isOnDay(quest.startedAt) &&
      (type === null || quest.category.id === type) &&
      (!hasRoom || isOpen(quest)),
  );
}

/** Whether a spot is left that no one holds and no other guild has reserved. */
function isOpen({ takenCount, maxNumber, flag, claim }: ListedQuest): boolean {
  return takenCount < maxNumber && flag !== 'full' && claim?.whose !== 'rival-guild';
}

/** What a list shows of the quests that its filter lets through: by day the first two weeks and what has no day, until all is asked for. */
export function listed<Quest extends ListedQuest>(
  quests: readonly Quest[],
  filter: ListFilter,
  now: number,
): Quest[] {
  const chosen = filtered(quests, filter, now);
  if (filter.order === 'series' || filter.isWhole || isNarrowed(filter)) return chosen;
  const last = addDays(newYorkDay(now), FIRST_DAYS - 1);
  const soon = chosen.filter(({ startedAt }) => startedAt === null || newYorkDay(startedAt) <= last);
  return soon.some(({ startedAt }) => startedAt !== null) ? soon : chosen;
}

/** The types of the quests, each once, by label. */
export function typesOf(quests: readonly ListedQuest[]): ListedQuest['category'][] {
  const byId = new Map(quests.map(({ category }) => [category.id, category]));
  return [...byId.values()].sort((one, other) => one.label.localeCompare(other.label));
}
