import { and, count, eq } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { withPictureCopy } from '#api/charities/pictures/copy-picture.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { NewStampInput } from '#api/graphql/generated/types.ts';
import { readAgain } from '#api/posting/quest-edits/update-quest.ts';
import { loadStoredQuest, type StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { newId } from '#db/new-id.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { addStamp, withReadyStamp } from './ready-stamp.ts';

/** Maximum number of stamps; a response holds a thousand at most. */
const MAX_STAMPS = 500;

/**
 * Makes a stamp and puts it into the stamp book. Needs quest C at the provider.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, PROVIDER_NOT_FOUND, QUEST_NOT_FOUND, BAD_USER_INPUT, those of `withPictureCopy`.
 */
export async function createStamp(context: Context, given: NewStampInput): Promise<QuestRow> {
  const input = withReadyStamp(given);
  const { viewer, store, now } = context;
  const { id: providerId } = await findProvider(context, input.providerId);
  const { accountId } = requireFeature(viewer, providerId, 'createQuests');
  const id = newId(now);
  const shown = { providerId, questId: input.fromQuestId ?? null };
  await withPictureCopy(context, shown, (putPictureOn) =>
    store.write(async (tx) => {
      await refuseTooMany(tx, providerId);
      const source = input.fromQuestId == null ? null : await loadSource(tx, providerId, input.fromQuestId);
      await addStamp(tx, context, { id, actorId: accountId, input, source });
      await putPictureOn(tx, id);
    }),
  );
  return readAgain(context, id);
}

async function refuseTooMany(tx: Db, providerId: string): Promise<void> {
  const [found] = await tx
    .select({ stamps: count() })
    .from(quest)
    .where(and(eq(quest.providerId, providerId), eq(quest.publishingStatus, 'Template')));
  if ((found?.stamps ?? 0) < MAX_STAMPS) return;
  const message = refsOf(consoleRefusalsTexts).manyStamps({ max: String(MAX_STAMPS) });
  throw new DomainError('BAD_USER_INPUT', { message });
}

/** The quest or stamp of the same provider to copy. */
async function loadSource(tx: Db, providerId: string, id: string): Promise<StoredQuest> {
  const source = await loadStoredQuest(tx, id);
  if (source?.providerId !== providerId) throw new DomainError('QUEST_NOT_FOUND');
  return source;
}
