import type { Context } from '#api/access/request/context.ts';
import type { MutationEditQuestsArgs } from '#api/graphql/generated/types.ts';
import { readNoticesToday } from '#api/messages/recipients/messages-left.ts';
import {
  agesAfterEdit,
  clashesAfterEdit,
  countAgeOutcomes,
  signUpsThatClash,
} from '#api/posting/quest-notices/clashes-after-edit.ts';
import { type PeopleToTell, peopleToTell, toldOfSeveral } from '#api/posting/quest-notices/people-to-tell.ts';
import {
  isApprovedLocation,
  loadStoredQuests,
  type StoredQuest,
} from '#api/posting/stored-quests/editable-quest.ts';
import type { QuestNoticeRow } from '#api/quests/quests/quest-row.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';
import { mayAt } from '#domain/permissions/permissions.ts';
import { refusalOfNotice } from '#domain/quests/changes/notice-limits.ts';
import {
  changesOf,
  type EditRefusal,
  featuresForEdit,
  type QuestChanges,
  refusalOfEdit,
} from '#domain/quests/changes/quest-edit.ts';
import { noticeOf, type QuestNotice } from '#domain/quests/changes/quest-notice.ts';
import { changesOfSeveral, lacksTimes } from '#domain/quests/changes/several-changes.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { isOwnDayChosen } from './refuse-own-day.ts';
import { readVeilOfTime } from './veil-of-time.ts';
import type { QuestEditing } from './write-edits.ts';

export type SeveralAsked = Omit<MutationEditQuestsArgs, 'noticeWords'> & { words: string | null };

export type SeveralPlan = {
  edits: QuestEditing[];
  /** Why a quest is not edited, by its id. */
  refused: Map<string, EditRefusal>;
  notice: QuestNoticeRow | null;
};

type ToldQuest = {
  stored: StoredQuest;
  kind: QuestNotice;
  people: PeopleToTell;
  clashing: ContractRow[];
  ages: Awaited<ReturnType<typeof countAgeOutcomes>>;
};

/** What an edit of several quests would do: which ones it changes, which it refuses, and whom it tells. */
export async function planSeveral(context: Context, db: Db, asked: SeveralAsked): Promise<SeveralPlan> {
  const { providerId, quests, changes: wanted, words } = asked;
  const own = await loadStoredQuests(
    db,
    quests.map(({ id }) => id),
  );
  const byId = new Map(
    own.flatMap((stored) => (stored.providerId === providerId ? [[stored.id, stored]] : [])),
  );
  const facts = await loadGround(db, context.now, asked);
  const plan: SeveralPlan = { edits: [], refused: new Map(), notice: null };
  const told: ToldQuest[] = [];
  for (const { id, updatedAt } of quests) {
    const stored = byId.get(id);
    const changes = stored ? changesOf(stored, changesOfSeveral(stored, wanted)) : {};
    const isLacking = stored !== undefined && lacksTimes(stored, wanted);
    const refusal = stored
      ? isLacking
        ? { code: 'BAD_USER_INPUT' as const, message: refsOf(consoleRefusalsTexts).hybridNoDate }
        : await refusalOf(context, db, { stored, changes, updatedAt, facts })
      : { code: 'QUEST_NOT_FOUND' as const };
    if (refusal) plan.refused.set(id, refusal);
    if (refusal || !stored || Object.keys(changes).length === 0) continue;
    const one = await planTelling(context, db, { stored, changes, words });
    if (one && 'code' in one) plan.refused.set(id, one);
    else plan.edits.push({ stored, changes, words });
    if (one && 'people' in one) told.push(one);
  }
  return { ...plan, notice: await noticeOfAll(context, db, providerId, told) };
}

type Ground = Awaited<ReturnType<typeof loadGround>>;

async function loadGround(db: Db, now: number, { providerId, changes: { locationId } }: SeveralAsked) {
  return {
    now,
    veilOfTime: await readVeilOfTime(db, now),
    isLocationApproved: locationId ? await isApprovedLocation(db, providerId, locationId) : true,
    isReserved: false,
    areTrainingsOwn: true,
  };
}

type Judged = { stored: StoredQuest; changes: QuestChanges; updatedAt: number; facts: Ground };

async function refusalOf(context: Context, db: Db, judged: Judged): Promise<EditRefusal | null> {
  const { stored, changes, updatedAt, facts } = judged;
  const isAllowed = featuresForEdit(stored, changes).every((one) =>
    mayAt(context.viewer, stored.providerId, one),
  );
  if (!isAllowed) return { code: 'FORBIDDEN' };
  if (stored.updatedAt !== updatedAt) return { code: 'EDIT_CONFLICT' };
  const refusal = refusalOfEdit({ ...facts, quest: stored, changes });
  if (refusal) return refusal;
  return (await isOwnDayChosen(context, db, stored, changes)) ? { code: 'FORBIDDEN' } : null;
}

/** Whom an edit of one quest tells; null where nobody need know, or why they cannot be told once more today. */
async function planTelling(
  context: Context,
  db: Db,
  { stored, changes, words }: { stored: StoredQuest; changes: QuestChanges; words: string | null },
): Promise<ToldQuest | EditRefusal | null> {
  const kind = noticeOf(stored, changes);
  if (!kind) return null;
  const { now } = context;
  const people = await peopleToTell(db, context, stored);
  const code =
    people.reaches.length > 0
      ? refusalOfNotice({ kind, words }, await readNoticesToday(db, stored.id, now))
      : null;
  if (code) return { code };
  const clashes = await clashesAfterEdit(db, { stored, changes, isWritten: false }, now);
  const outcomes = await agesAfterEdit(db, { stored, changes }, now);
  return {
    ...{ stored, kind, people, clashing: signUpsThatClash(context, clashes, stored.providerId) },
    ages: await countAgeOutcomes(context, db, stored, outcomes),
  };
}

async function noticeOfAll(
  context: Context,
  db: Db,
  providerId: string,
  told: readonly ToldQuest[],
): Promise<QuestNoticeRow | null> {
  const [first] = told;
  if (!first) return null;
  const clashing = new Map(told.flatMap((one) => one.clashing.map((row) => [row.id, row])));
  return {
    ...{ kind: first.kind, providerId, clashing: [...clashing.values()] },
    ...(await toldOfSeveral(context, db, told)),
    outOfAgeCount: sumOf(told, 'outOfAgeCount'),
    unsupervisedCount: sumOf(told, 'unsupervisedCount'),
  };
}

function sumOf(told: readonly ToldQuest[], count: keyof ToldQuest['ages']): number {
  return told.reduce((sum, { ages }) => sum + ages[count], 0);
}
