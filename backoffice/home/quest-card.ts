import { EVENT_TYPE_LABELS, isFull } from '#domain/quests/quest-status.ts';
import { formatMonthDay, formatShortDay, formatTime } from '#domain/text/format.ts';
import type { ScheduledQuestFragment } from '../gql/generated.ts';

export type CardState = 'open' | 'empty' | 'full';

/** What a card of a charity's schedule says. */
export type QuestCardText = {
  /** 'Sat 3/7'. */
  day: string;
  /** '9:00 am to 11:00 am', or 'Delivery time 4:00 pm'. */
  time: string;
  /** '3 of 10 Volunteer(s)'. */
  count: string;
  state: CardState;
  /** Of ordinary shifts only. */
  eventType: string | null;
};

/** The texts of a card, at New York's time. */
export function cardTextOf(quest: ScheduledQuestFragment): QuestCardText {
  const isSupply = quest.eventType === 'SUPPLY-REQUEST';
  const people = isSupply ? 'Supplier(s)' : 'Volunteer(s)';
  return {
    day: dayOf(quest),
    time: timeOf(quest),
    count: `${quest.takenCount} of ${quest.resourceMaxNumber} ${people}`,
    state: stateOf(quest),
    eventType: quest.eventType === 'OSV' ? EVENT_TYPE_LABELS.OSV : null,
  };
}

function dayOf({ startedAt }: ScheduledQuestFragment): string {
  if (startedAt === null) return 'No date';
  const start = Date.parse(startedAt);
  return `${formatShortDay(start).weekday} ${formatMonthDay(start)}`;
}

function timeOf({ eventType, startedAt, endedAt }: ScheduledQuestFragment): string {
  if (startedAt === null) return 'Any time';
  const start = formatTime(Date.parse(startedAt));
  if (endedAt !== null) return `${start} to ${formatTime(Date.parse(endedAt))}`;
  return eventType === 'SUPPLY-REQUEST' ? `Delivery time ${start}` : start;
}

function stateOf(quest: ScheduledQuestFragment): CardState {
  if (isFull(quest)) return 'full';
  return quest.takenCount === 0 ? 'empty' : 'open';
}
