import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { QueryPreviewQuestNoticeArgs } from '#api/graphql/generated/types.ts';
import { loadStoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import type { QuestNoticeRow } from '#api/quests/quests/quest-row.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { changesOf, featuresForEdit, tidyEdit } from '#domain/quests/changes/quest-edit.ts';
import { noticeOf } from '#domain/quests/changes/quest-notice.ts';
import { agesAfterEdit, clashesAfterEdit, countAgeOutcomes, signUpsThatClash } from './clashes-after-edit.ts';
import { peopleToTell, toldOfNotice } from './people-to-tell.ts';

/**
 * Whom an edit would tell, by the rules that tell them; null when no one need know. Changes nothing.
 * Counted, so that no one finds out by asking again and again when people are elsewhere.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, RATE_LIMITED, and FORBIDDEN for who may not make the edit.
 */
export async function previewQuestNotice(
  context: Context,
  { id, ...given }: QueryPreviewQuestNoticeArgs,
): Promise<QuestNoticeRow | null> {
  const { store, viewer, config, now } = context;
  const { accountId } = requireLogin(viewer);
  const stored = await loadStoredQuest(store.read, id);
  if (!stored) throw new DomainError('QUEST_NOT_FOUND');
  const changes = changesOf(stored, tidyEdit(given));
  for (const feature of featuresForEdit(stored, changes)) requireFeature(viewer, stored.providerId, feature);
  const kind = noticeOf(stored, changes);
  if (!kind) return null;
  await countAttempt(store, [{ limit: 'noticePreviewByAccount', subject: accountId }], now);
  const told = await toldOfNotice(
    context,
    store.read,
    stored,
    await peopleToTell(store.read, { config, now }, stored),
  );
  const clashes = await clashesAfterEdit(store.read, { stored, changes, isWritten: false }, now);
  const outcomes = await agesAfterEdit(store.read, { stored, changes }, now);
  const { providerId } = stored;
  return {
    kind,
    ...told,
    ...(await countAgeOutcomes(context, store.read, stored, outcomes)),
    clashing: signUpsThatClash(context, clashes, providerId),
    providerId,
  };
}
