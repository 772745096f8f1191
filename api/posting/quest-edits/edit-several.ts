import { requireManager } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { undoably } from '#api/access/undo/undoable.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationEditQuestsArgs, QueryPreviewQuestsEditArgs } from '#api/graphql/generated/types.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow, QuestsEditRow } from '#api/quests/quests/quest-row.ts';
import { DomainError, textOfCode } from '#domain/errors/errors.ts';
import { problemOfNoticeWords, tidyNoticeWords } from '#domain/quests/changes/notice-words.ts';
import { MOST_QUESTS_AT_ONCE, problemOfSeveral } from '#domain/quests/changes/several-changes.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { refsOf, textIn } from '#domain/texts/text-ref.ts';
import { planSeveral, type SeveralAsked, type SeveralPlan } from './plan-several.ts';
import { actionOf } from './record-edits.ts';
import { writeEdits } from './write-edits.ts';

/**
 * Says what editQuests would do. Counted as previewQuestNotice is.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function previewQuestsEdit(
  context: Context,
  args: QueryPreviewQuestsEditArgs,
): Promise<QuestsEditRow> {
  const { store, now } = context;
  const { accountId } = requireManager(context.viewer, args.providerId);
  const asked = await readAsked(context, args);
  await countAttempt(store, [{ limit: 'noticePreviewByAccount', subject: accountId }], now);
  return rowOf(context, asked, await planSeveral(context, store.read, asked), null);
}

/**
 * Changes several quests alike: those that can be, in one write that can be taken back as a whole.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG.
 */
export async function editQuests(context: Context, args: MutationEditQuestsArgs): Promise<QuestsEditRow> {
  const { store, now } = context;
  const { accountId } = requireManager(context.viewer, args.providerId);
  const asked = await readAsked(context, args);
  const { providerId } = asked;
  const { plan, undoToken } = await store.write(async (tx) => {
    const planned = await planSeveral(context, tx, asked);
    const [first] = planned.edits;
    if (!first) return { plan: planned, undoToken: null };
    const change = {
      accountId,
      action: actionOf(first.changes),
      feature: asked.changes.isCancelled ? ('cancelQuests' as const) : ('editQuests' as const),
      providerIds: [providerId],
      scope: { quests: planned.edits.map(({ stored }) => stored.id) },
    };
    const done = await undoably(tx, now, change, () => writeEdits(context, tx, providerId, planned.edits));
    return { plan: planned, undoToken: done.undoToken };
  });
  return rowOf(context, asked, plan, undoToken);
}

async function readAsked(
  context: Context,
  { noticeWords = null, ...asked }: MutationEditQuestsArgs,
): Promise<SeveralAsked> {
  await findProvider(context, asked.providerId);
  const words = tidyNoticeWords(noticeWords);
  const ofWords = problemOfNoticeWords(words);
  if (ofWords !== null) throw new DomainError('BAD_USER_INPUT', { message: ofWords });
  const problem = problemOfSeveral(asked.changes);
  if (problem) throw new DomainError(problem.code, problem);
  if (asked.quests.length > MOST_QUESTS_AT_ONCE) {
    const message = refsOf(consoleRefusalsTexts).manyQuests({ max: String(MOST_QUESTS_AT_ONCE) });
    throw new DomainError('BAD_USER_INPUT', { message });
  }
  // Named twice it would be changed twice.
  const quests = [...new Map(asked.quests.map((one) => [one.id, one])).values()];
  return { ...asked, quests, words };
}

async function rowOf(
  context: Context,
  { quests }: SeveralAsked,
  { edits, refused, notice }: SeveralPlan,
  undoToken: string | null,
): Promise<QuestsEditRow> {
  const ids = quests.map(({ id }) => id);
  const found = await context.loaders(createQuestLoaders).byId.clearAll().loadMany(ids);
  const changed = new Set(edits.map(({ stored }) => stored.id));
  const results = ids.map((id, index) => {
    const refusal = refused.get(id);
    const row = found[index];
    const quest: QuestRow | null = row instanceof Error || row === undefined ? null : row;
    if (!refusal) return { id, isChanged: changed.has(id), code: null, message: null, quest };
    const { code, message = textOfCode(code) } = refusal;
    const isForeign = code === 'QUEST_NOT_FOUND';
    const shown = isForeign ? null : quest;
    return { id, isChanged: false, code, message: textIn(FIRST_LOCALE, message), quest: shown };
  });
  return { results, notice, undoToken };
}
