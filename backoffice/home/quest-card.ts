import { isFull } from '#domain/quests/quest-status.ts';
import { consoleHomeTexts } from '#domain/texts/generated/console-home.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import type { ScheduledQuestFragment } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { typeLabel } from '../records/quest-labels.ts';
import { questWhen } from '../records/quest-when.ts';

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
  /** Type of an ordinary shift; null for other quests. */
  eventType: string | null;
};

/** The texts of a card, at New York's time. */
export function cardTextOf(quest: ScheduledQuestFragment): QuestCardText {
  const isSupply = quest.eventType === 'SUPPLY-REQUEST';
  const t = textsOf(consoleHomeTexts);
  const places = { taken: quest.takenCount, places: quest.resourceMaxNumber };
  return {
    day: dayOf(quest),
    time: timeOf(quest),
    count: isSupply ? t.suppliers(places) : volunteersOf(places, quest.waitingCount),
    state: stateOf(quest),
    eventType: quest.eventType === 'OSV' ? typeLabel('OSV') : null,
  };
}

function volunteersOf(places: { taken: number; places: number }, waiting: number): string {
  const t = textsOf(consoleHomeTexts);
  return waiting > 0 ? t.volunteersAndWaiting({ ...places, waiting }) : t.volunteersOf(places);
}

function dayOf({ startedAt }: ScheduledQuestFragment): string {
  if (startedAt === null) return textsOf(consoleRecordsTexts).noDate;
  const start = Date.parse(startedAt);
  const { shortDay, monthDay } = consoleFormats();
  return textsOf(consoleHomeTexts).dayBrief({ weekday: shortDay(start).weekday, date: monthDay(start) });
}

function timeOf(quest: ScheduledQuestFragment): string {
  const { time } = questWhen(quest);
  const isDelivery =
    quest.eventType === 'SUPPLY-REQUEST' && quest.startedAt !== null && quest.endedAt === null;
  return isDelivery ? textsOf(consoleHomeTexts).delivery({ time }) : time;
}

function stateOf(quest: ScheduledQuestFragment): CardState {
  if (isFull(quest)) return 'full';
  return quest.takenCount === 0 ? 'empty' : 'open';
}
