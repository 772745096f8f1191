import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { type Undoable, undoably } from '#api/access/undo/undoable.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { loadStoredQuests, type StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { PublishedDraftRow, QuestRow } from '#api/quests/quests/quest-row.ts';
import type { Db } from '#db/store.ts';
import { DomainError, textOfCode } from '#domain/errors/errors.ts';
import { PUBLISHING, refusalOfPublishing } from '#domain/quests/changes/publishing-gate.ts';
import type { EditRefusal } from '#domain/quests/changes/quest-edit.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { refsOf, textIn } from '#domain/texts/text-ref.ts';
import { readVeilOfTime } from './veil-of-time.ts';
import { writeEdits } from './write-edits.ts';

const MAX_DRAFTS = 400;

type Asked = { providerId: string; questIds: readonly string[] };
type Refused = EditRefusal & { id: string; index: number };

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
      ? { id, code: refused.code, message: english(refused), undoToken: null }
      : { id, code: null, message: null, undoToken };
  });
}

function english({ code, message = textOfCode(code) }: EditRefusal): string | null {
  return textIn(FIRST_LOCALE, message);
}

/**
 * The same for all the drafts named, or none.
 * Errors: with the number of the draft also QUEST_NOT_FOUND, QUEST_STARTED, BAD_USER_INPUT for a quest that is none.
 */
export async function publishAllDrafts(context: Context, asked: Asked): Promise<QuestRow[]> {
  const { undoToken } = await publish(context, asked, ({ index, code, message }) => {
    const item = index + 1;
    const said = { position: String(item), problem: message ?? textOfCode(code) };
    throw new DomainError(code, { item, message: refsOf(consoleRefusalsTexts).itemAt(said) });
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
    const message = refsOf(consoleRefusalsTexts).manyDrafts({ max: String(MAX_DRAFTS) });
    throw new DomainError('BAD_USER_INPUT', { message });
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
      scope: { quests: drafts.map(({ id }) => id) },
    } as const;
    return undoably(tx, now, change, async () => {
      const edits = drafts.map((stored) => ({ stored, changes: PUBLISHING }));
      await writeEdits(context, tx, providerId, edits);
      return refused;
    });
  });
}

/** The quests that are still drafts, and those that cannot be published. */
async function loadDrafts(
  tx: Db,
  { providerId, questIds }: Asked,
  now: number,
): Promise<{ drafts: StoredQuest[]; refused: Refused[] }> {
  const facts = { now, veilOfTime: await readVeilOfTime(tx, now) };
  const own = (await loadStoredQuests(tx, questIds)).filter((stored) => stored.providerId === providerId);
  const byId = new Map(own.map((stored) => [stored.id, stored]));
  const refused = questIds.flatMap((id, index) => {
    const refusal = refusalOfPublishing(byId.get(id) ?? null, facts);
    return refusal ? [{ ...refusal, id, index }] : [];
  });
  const isRefused = new Set(refused.map(({ id }) => id));
  const drafts = own.filter(({ id, publishingStatus }) => publishingStatus === 'Draft' && !isRefused.has(id));
  return { drafts, refused };
}
