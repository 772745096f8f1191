import { recordAudits } from '#api/access/audit/record-audit.ts';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/reads/providers/provider-queries.ts';
import { createQuestLoaders } from '#api/reads/quests/quest-loaders.ts';
import type { PublishedDraftRow, QuestRow } from '#api/rows/quests/quest-row.ts';
import { beginReservations } from '#api/verbs/reservations/begin-reservations.ts';
import { type Undoable, undoably } from '#api/verbs/undo/undoable.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError, ERRORS } from '#domain/errors/errors.ts';
import { type DraftRefusal, refusalOfPublishing } from '#domain/quests/changes/posting-gate.ts';

const MAX_DRAFTS = 400;

type Asked = { providerId: string; questIds: readonly string[] };
type Refused = DraftRefusal & { id: string; index: number };

/**
 * Publishes those of the drafts named that can be, says of the others why not, and begins what was wished for guilds;
 * one that is published already stays so. Can be taken back as a whole. Needs quest U at the provider, and to see its
 * drafts. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for too many.
 */
export async function publishDrafts(context: Context, asked: Asked): Promise<PublishedDraftRow[]> {
  const { result, undoToken } = await publish(context, asked, () => {});
  const refusals = new Map(result.map((refused) => [refused.id, refused]));
  return asked.questIds.map((id) => {
    const refused = refusals.get(id);
    return refused
      ? { id, code: refused.code, message: refused.message ?? ERRORS[refused.code].message, undoToken: null }
      : { id, code: null, message: null, undoToken };
  });
}

/**
 * The same for all the drafts named, or none.
 * Errors: with the number of the draft also QUEST_NOT_FOUND, QUEST_STARTED, BAD_USER_INPUT for a quest that is none.
 */
export async function publishAllDrafts(context: Context, asked: Asked): Promise<QuestRow[]> {
  const { undoToken } = await publish(context, asked, ({ index, code, message }) => {
    throw new DomainError(code, { message: `Item ${index + 1}: ${message ?? ERRORS[code].message}` });
  });
  const { byId } = context.loaders(createQuestLoaders);
  const published = await byId.clearAll().loadMany([...asked.questIds]);
  return published.flatMap((row) => (row === null || row instanceof Error ? [] : [{ ...row, undoToken }]));
}

/** Returns what was refused, each after `refuse` has heard of it. */
async function publish(
  context: Context,
  { providerId, questIds }: Asked,
  refuse: (refused: Refused) => void,
): Promise<Undoable<Refused[]>> {
  const { viewer, store, now } = context;
  await findProvider(context, providerId);
  const { accountId } = requireFeature(viewer, providerId, 'editQuests');
  requireFeature(viewer, providerId, 'seeDrafts');
  if (questIds.length > MAX_DRAFTS) {
    throw new DomainError('BAD_USER_INPUT', { message: `At most ${MAX_DRAFTS} drafts at once.` });
  }
  return store.write(async (tx) => {
    const { drafts, refused } = await loadDrafts(tx, { providerId, questIds }, now);
    for (const one of refused) refuse(one);
    if (drafts.length === 0) return { result: refused, undoToken: null };
    const change = {
      accountId,
      action: 'quests-published',
      feature: 'editQuests',
      providerIds: [providerId],
      scope: { quests: drafts },
    } as const;
    return undoably(tx, now, change, async () => {
      await showDrafts(context, tx, { providerId, accountId, questIds: drafts });
      return refused;
    });
  });
}

async function showDrafts(context: Context, tx: Db, shown: Asked & { accountId: string }): Promise<void> {
  const { now } = context;
  const { accountId: actorId, questIds } = shown;
  await tx
    .update(quest)
    .set({ publishingStatus: 'Published', updatedAt: now })
    .where(isInList(quest.id, questIds));
  const about = { action: 'quest-edited' as const, actorId };
  await recordAudits(
    tx,
    now,
    questIds.map((subjectId) => ({ ...about, subjectId, detail: { fields: 'publishingStatus' } })),
  );
  await beginReservations(tx, context, shown);
}

/** The ids that are still drafts, and those that cannot be published. */
async function loadDrafts(
  tx: Db,
  { providerId, questIds }: Asked,
  now: number,
): Promise<{ drafts: string[]; refused: Refused[] }> {
  const rows = await tx.select().from(quest).where(isInList(quest.id, questIds));
  const own = new Map(rows.filter((row) => row.providerId === providerId).map((row) => [row.id, row]));
  const refused = questIds.flatMap((id, index) => {
    const refusal = refusalOfPublishing(own.get(id) ?? null, now);
    return refusal ? [{ ...refusal, id, index }] : [];
  });
  const isRefused = new Set(refused.map(({ id }) => id));
  const drafts = questIds.filter((id) => !isRefused.has(id) && own.get(id)?.publishingStatus === 'Draft');
  return { drafts: [...new Set(drafts)], refused };
}
