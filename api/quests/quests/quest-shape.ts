import { readJoined, readPart, type Values } from '#api/access/request/bare-rows.ts';
import type { LocationRow, ProviderRow } from '#api/charities/providers/provider-row.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isManagerOf, type Subject } from '#domain/permissions/permissions.ts';
import { isOver } from '#domain/quests/quest-status.ts';
import type { QuestRow, ReservationRow } from './quest-row.ts';
import type { Selection } from './quest-selection.ts';

/** Few texts in all, and a list parses the same ones again and again. */
const KEPT_TEXTS = 1000;

const LONGEST_KEPT = 2000;

const parsed = new Map<string, readonly string[]>();

/** Viewer of a quest, and the current time in epoch ms. */
export type ShownTo = { viewer: (Subject & { guildIds: readonly string[] }) | null; now: number };

/** Turns rows of the joined selection, all of one provider, into what resolvers read. */
export function shapeQuests(
  { names }: Selection,
  rows: readonly Values[],
  provider: ProviderRow,
  { viewer, now }: ShownTo,
): QuestRow[] {
  const viewerIsManager = isManagerOf(viewer, provider.id);
  const hasTags = names.quest.includes('serviceTags');
  const locationAt = names.quest.length;
  const reservationAt = locationAt + names.location.length;
  const ownAt = reservationAt + names.reservation.length;
  return rows.map((values) => {
    const row = readPart<QuestRow>(names.quest, values, 0);
    // Stored as JSON text; not every selection has them.
    if (hasTags) row.serviceTags = parseServiceTags(row.serviceTags as unknown as string);
    row.provider = provider;
    row.location = readJoined<LocationRow>(names.location, values, locationAt);
    row.reservation = readReservation(names.reservation, values, reservationAt, provider.id, viewer);
    row.viewerContract = readOwnContract(names.own, values, ownAt, provider.id);
    row.isOver = isOver(row, now);
    row.viewerIsManager = viewerIsManager;
    row.abandonedAt = null;
    row.guildId = null;
    row.ownerId = null;
    return row;
  });
}

function readReservation(
  names: readonly string[],
  values: Values,
  from: number,
  providerId: string,
  viewer: ShownTo['viewer'],
): ReservationRow | null {
  const found = readJoined<ReservationRow>(names, values, from);
  if (!found) return null;
  found.isViewersGuild = viewer?.guildIds.includes(found.guildId) ?? false;
  found.providerId = providerId;
  return found;
}

function readOwnContract(
  names: readonly string[],
  values: Values,
  from: number,
  providerId: string,
): ContractRow | null {
  const found = readJoined<ContractRow>(names, values, from);
  if (!found) return null;
  found.ownerId = found.chariteerId;
  found.providerId = providerId;
  // The join finds what stands.
  found.abandonedAt = null;
  found.handedToId = null;
  return found;
}

/** The tags of a quest from their JSON text. Callers share one array: it is frozen. */
function parseServiceTags(json: string): readonly string[] {
  const known = parsed.get(json);
  if (known) return known;
  const tags = Object.freeze((JSON.parse(json) as unknown[]).map(String));
  if (json.length > LONGEST_KEPT) return tags;
  if (parsed.size >= KEPT_TEXTS) parsed.clear();
  parsed.set(json, tags);
  return tags;
}
