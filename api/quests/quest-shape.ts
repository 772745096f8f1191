import type { ContractRow } from '#api/contracts/contract-row.ts';
import type { LocationRow, ProviderRow } from '#api/providers/provider-row.ts';
import { isManagerOf, type Subject } from '#domain/permissions.ts';
import { isOver } from '#domain/quest-status.ts';
import type { QuestRow, ReservationRow } from './quest-row.ts';
import { COLUMN_NAMES } from './quest-selection.ts';

/** Who looks, and when (epoch ms). */
export type Beholder = { viewer: (Subject & { guildIds: readonly string[] }) | null; now: number };

/** One row of bare values, in the order of the selection; libSQL's rows are array-like only. */
export type Values = ArrayLike<unknown>;

type StoredQuest = Omit<QuestRow, 'provider' | 'location' | 'reservation' | 'viewerContract' | 'isOver'>;

const LOCATION_AT = COLUMN_NAMES.quest.length;
const RESERVATION_AT = LOCATION_AT + COLUMN_NAMES.location.length;
const OWN_AT = RESERVATION_AT + COLUMN_NAMES.reservation.length;

/** Turns values of the joined selection into the row that resolvers read. */
export function shapeQuest(values: Values, provider: ProviderRow, { viewer, now }: Beholder): QuestRow {
  const row = readGroup(COLUMN_NAMES.quest, values, 0) as StoredQuest as QuestRow;
  row.provider = provider;
  row.location = readJoined<LocationRow>(COLUMN_NAMES.location, values, LOCATION_AT);
  row.reservation = shapeReservation(values, row.providerId, viewer);
  row.viewerContract = viewer ? shapeOwnContract(values, row.providerId) : null;
  row.isOver = isOver(row, now);
  row.viewerIsManager = isManagerOf(viewer, row.providerId);
  row.abandonedAt = null;
  row.guildId = null;
  row.ownerId = null;
  return row;
}

/** The provider that a row of values belongs to. */
export function providerIdOf(values: Values): string {
  return values[PROVIDER_ID_AT] as string;
}
const PROVIDER_ID_AT = COLUMN_NAMES.quest.indexOf('providerId');

function shapeReservation(
  values: Values,
  providerId: string,
  viewer: Beholder['viewer'],
): ReservationRow | null {
  const found = readJoined<ReservationRow>(COLUMN_NAMES.reservation, values, RESERVATION_AT);
  if (!found) return null;
  found.isViewersGuild = viewer?.guildIds.includes(found.guildId) ?? false;
  found.providerId = providerId;
  return found;
}

function shapeOwnContract(values: Values, providerId: string): ContractRow | null {
  const found = readJoined<ContractRow>(COLUMN_NAMES.own, values, OWN_AT);
  if (!found) return null;
  found.ownerId = found.chariteerId;
  found.providerId = providerId;
  return found;
}

/** The group of a left join: null when its first column, the primary key, is. */
function readJoined<Row>(names: readonly string[], values: Values, from: number): Row | null {
  return values[from] === null ? null : (readGroup(names, values, from) as Row);
}

function readGroup(names: readonly string[], values: Values, from: number): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at += 1) row[names[at] as string] = values[from + at];
  return row;
}
