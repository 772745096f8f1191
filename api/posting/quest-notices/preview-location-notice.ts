import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider, readLocations } from '#api/charities/providers/provider-queries.ts';
import type { QueryPreviewLocationNoticeArgs } from '#api/graphql/generated/types.ts';
import type { QuestNoticeRow } from '#api/quests/quests/quest-row.ts';
import { storedLocation } from '#domain/charities/provider-form.ts';
import { changesBetween, loadHeldQuests } from './changed-locations.ts';
import { isReached, peopleToTell } from './people-to-tell.ts';

/**
 * Returns whom updateProvider would tell of these locations, by the rules that tell them; null when no one need know.
 * Changes nothing. For the charity's admins. Errors: NOT_LOGGED_IN, FORBIDDEN, PROVIDER_NOT_FOUND.
 */
export async function previewLocationNotice(
  context: Context,
  { id, approvedLocations }: QueryPreviewLocationNoticeArgs,
): Promise<QuestNoticeRow | null> {
  const { store, viewer, now } = context;
  requireLogin(viewer);
  await findProvider(context, id);
  requireAdmin(viewer, id);
  const before = await readLocations(store.read, id);
  const after = approvedLocations.flatMap((form) =>
    form.id ? { ...storedLocation(form), id: form.id } : [],
  );
  const locationIds = changesBetween(before, after).map((change) => change.after.id);
  if (locationIds.length === 0) return null;
  const held = await loadHeldQuests(store.read, now, locationIds);
  if (held.length === 0) return null;
  const told = [];
  for (const quest of held) told.push(await peopleToTell(store.read, context, quest));
  // Someone on several of them is one person.
  const reached = told.flatMap(({ reaches }) => reaches.filter(isReached).map(({ personId }) => personId));
  const unreached = new Map(
    told.flatMap((one) => one.unreached.map((person) => [person.contract.chariteerId, person] as const)),
  );
  return {
    kind: 'moved',
    mailedCount: new Set(reached).size,
    unreached: [...unreached.values()],
    outOfAgeCount: 0,
    unsupervisedCount: 0,
    clashing: [],
    providerId: id,
  };
}
