import { recordAudit } from '#api/audit/record-audit.ts';
import { requireFeature } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import { findProvider } from '#api/providers/provider-queries.ts';
import { beginReservations } from '#api/reservations/begin-reservations.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError, ERRORS, type ErrorCode } from '#domain/errors.ts';
import { hasStarted } from '#domain/quest-status.ts';
import { createQuestLoaders } from './quest-loaders.ts';
import type { QuestRow } from './quest-row.ts';

const MAX_DRAFTS = 400;

/**
 * Publishes all the drafts named, or none, and begins what was wished for guilds; one that is published already stays
 * so. Needs quest U at the provider, and to see its drafts.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN and with the number of the draft QUEST_NOT_FOUND,
 * QUEST_STARTED, BAD_USER_INPUT for a quest that is no draft.
 */
export async function publishDrafts(
  context: Context,
  providerId: string,
  questIds: readonly string[],
): Promise<QuestRow[]> {
  const { viewer, store, now } = context;
  await findProvider(context, providerId);
  const { accountId } = requireFeature(viewer, providerId, 'editQuests');
  requireFeature(viewer, providerId, 'seeDrafts');
  if (questIds.length > MAX_DRAFTS) {
    throw new DomainError('BAD_USER_INPUT', { message: `At most ${MAX_DRAFTS} drafts at once.` });
  }
  await store.write(async (tx) => {
    const drafts = await loadDrafts(tx, providerId, questIds, now);
    await tx
      .update(quest)
      .set({ publishingStatus: 'Published', updatedAt: now })
      .where(isInList(quest.id, drafts));
    for (const subjectId of drafts) {
      const about = { actorId: accountId, subjectType: 'quest', subjectId };
      await recordAudit(tx, now, {
        ...about,
        action: 'quest-edited',
        detail: { fields: 'publishingStatus' },
      });
    }
    await beginReservations(tx, context, { providerId, accountId, questIds: drafts });
  });
  const { byId } = context.loaders(createQuestLoaders);
  const published = await byId.clearAll().loadMany([...questIds]);
  return published.filter((row): row is QuestRow => row !== null && !(row instanceof Error));
}

/** The ids that are still drafts. */
async function loadDrafts(
  tx: Db,
  providerId: string,
  questIds: readonly string[],
  now: number,
): Promise<string[]> {
  const rows = await tx.select().from(quest).where(isInList(quest.id, questIds));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const drafts = questIds.filter((id, index) => {
    const row = byId.get(id);
    if (row?.providerId !== providerId) throw itemError(index, 'QUEST_NOT_FOUND');
    if (row.publishingStatus === 'Published') return false;
    if (row.publishingStatus !== 'Draft') throw itemError(index, 'BAD_USER_INPUT', 'This is no draft.');
    if (hasStarted(row, now)) throw itemError(index, 'QUEST_STARTED');
    return true;
  });
  return [...new Set(drafts)];
}

function itemError(index: number, code: ErrorCode, message: string = ERRORS[code].message): DomainError {
  return new DomainError(code, { message: `Item ${index + 1}: ${message}` });
}
