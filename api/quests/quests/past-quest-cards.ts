import type { Context } from '#api/access/request/context.ts';
import type { RequestedFields } from '#api/access/request/requested-fields.ts';
import type { QueryPastQuestCardsArgs } from '#api/graphql/generated/types.ts';
import { newYorkClock, newYorkDay } from '#domain/time/new-york-time.ts';
import { listProviderSchedule } from './provider-schedule.ts';
import type { QuestRow } from './quest-row.ts';

/** A quest that is over, under the names of older clients. */
export type PastQuestCardRow = {
  eventID: string;
  eventTitle: string;
  locationName: string | null;
  date: string | null;
  startTime: string | null;
  endTime: string | null;
  volunteerMax: number;
  raidInfo: { raidingGroupID: string; raidingGroupName: string } | null;
};

const NONE: RequestedFields = new Map();
const named = (names: string) => new Map(names.split(' ').map((name) => [name, NONE]));
/** What a card is made of, as if a client had asked for it. */
const CARD: RequestedFields = new Map([
  ...named('id eventTitle startedAt endedAt resourceMaxNumber'),
  ['location', named('id name')],
  ['reservation', named('guildId guildName')],
]);
const FIELDS: RequestedFields = new Map([['items', CARD]]);

/**
 * The quests of a Provider account's own charity that are over, newest first, as cards of older clients.
 * Errors: those of listProviderSchedule.
 */
export async function listPastQuestCards(
  context: Context,
  args: QueryPastQuestCardsArgs,
): Promise<{ items: PastQuestCardRow[]; total: number }> {
  const { items, total } = await listProviderSchedule(context, { ...args, isPast: true }, FIELDS);
  return { items: items.map(cardOf), total };
}

function cardOf(quest: QuestRow): PastQuestCardRow {
  const { id, eventTitle, location, startedAt, endedAt, resourceMaxNumber, reservation } = quest;
  const clockOf = (instant: number | null) => (instant === null ? null : newYorkClock(instant));
  return {
    eventID: id,
    eventTitle,
    locationName: location?.name ?? null,
    date: startedAt === null ? null : newYorkDay(startedAt),
    startTime: clockOf(startedAt),
    endTime: clockOf(endedAt),
    volunteerMax: resourceMaxNumber,
    raidInfo: reservation && {
      raidingGroupID: reservation.guildId,
      raidingGroupName: reservation.guildName,
    },
  };
}
