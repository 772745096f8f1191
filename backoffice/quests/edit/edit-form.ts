import { problemOfKept } from '#domain/fields/field-input.ts';
import { problemOfNoticeWords, tidyNoticeWords } from '#domain/quests/changes/notice-words.ts';
import { isTooShort } from '#domain/quests/flexible-time.ts';
import {
  FIELDS_EDITED_ON_QUESTS,
  type FieldEditedOnQuests,
  QUEST_FIELDS,
} from '#domain/quests/quest-field.ts';
import { checkEditedTimes, tooShortText } from '#domain/quests/quest-form.ts';
import { consoleQuestEditTexts } from '#domain/texts/generated/console-quest-edit.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import {
  addDays,
  daysBetween,
  instantOf,
  isClock,
  isDay,
  isoOf,
  newYorkClock,
  newYorkDay,
} from '#domain/time/new-york-time.ts';
import { isOneOf, keysOf, pick } from '../../api-client/typed-record.ts';
import type { PublishingStatus, QuestToEditQuery, SeenQuestInput } from '../../gql/generated.ts';
import { said, textsOf } from '../../language/console-locale.ts';
import type { NoticeableChanges } from '../who-is-told/use-who-is-told.ts';

/** A quest as the edit dialog asks for it. */
export type QuestToEdit = NonNullable<QuestToEditQuery['quest']> & { veilOfTime: string };

/** What stands in the dialog: fields as they are kept, wall clocks 'HH:MM' of New York, '' for no place. */
export type EditForm = Pick<EditValues, FieldEditedOnQuests> & {
  /** The New York day of the start, 'YYYY-MM-DD'. */
  day: string;
  start: string;
  end: string;
  locationId: string;
  publishingStatus: PublishingStatus;
  requiredOrientations: string[];
  /** A word to those who are told of the changes. */
  noticeWords: string;
};

/** The values that the dialog can change, as they go over the wire. */
export type EditValues = Required<Omit<SeenQuestInput, 'updatedAt'>>;
export type EditField = keyof EditValues;

/** What the dialog offers for a status; one that it does not offer stays until another is chosen. */
export const OFFERED_STATUSES = ['Draft', 'Published', 'Unlisted'] as const;

/** The fields that the dialog has: a stamp names no supervisor here, stands on no date and keeps its status. */
export function fieldsShown(quest: Pick<QuestToEdit, 'publishingStatus'>): FieldEditedOnQuests[] {
  return FIELDS_EDITED_ON_QUESTS.filter((name) => name !== 'giverName' || !isStamp(quest));
}

export function isStamp({ publishingStatus }: Pick<QuestToEdit, 'publishingStatus'>): boolean {
  return publishingStatus === 'Template';
}

/** Which times a quest has: a supply request no end, a role without a date and a stamp none. */
export function timesShown(quest: QuestToEdit): { hasStart: boolean; hasEnd: boolean } {
  const hasStart = quest.startedAt !== null && !isStamp(quest) && quest.eventType !== 'HYBRID-ROLE';
  return { hasStart, hasEnd: hasStart && quest.eventType === 'OSV' };
}

/** The dialog filled with a quest. */
export function formOf(quest: QuestToEdit): EditForm {
  return {
    ...fieldsEdited(quest),
    day: dayOf(quest.startedAt),
    start: clockOf(quest.startedAt),
    end: clockOf(quest.endedAt),
    locationId: quest.locationId ?? '',
    publishingStatus: quest.publishingStatus,
    requiredOrientations: quest.requiredOrientations.map(({ id }) => id).sort(),
    noticeWords: '',
  };
}

/** What a form means for a quest. Both times move with its day, so that a shift through the night keeps its two days. */
export function valuesOf(form: EditForm, quest: QuestToEdit): EditValues {
  return {
    ...fieldsEdited(form),
    startedAt: rebuilt(form.start, quest.startedAt, daysMoved(form, quest)),
    endedAt: rebuilt(form.end, quest.endedAt ?? quest.startedAt, daysMoved(form, quest)),
    locationId: form.locationId || null,
    publishingStatus: form.publishingStatus,
    requiredOrientations: form.requiredOrientations.toSorted(),
  };
}

/** Fields that differ from the quest, limited to those it has. */
export function changesOf(form: EditForm, quest: QuestToEdit): Partial<EditValues> {
  const before = valuesOf(formOf(quest), quest);
  const after = valuesOf(form, quest);
  const changed = fieldsOf(quest).filter((field) => !isSame(before[field], after[field]));
  return pick(after, changed);
}

/** The changed fields with the values that the editor saw: what is different by now is a conflict. */
export function seenOf(changes: Partial<EditValues>, quest: QuestToEdit): Partial<EditValues> {
  const before = valuesOf(formOf(quest), quest);
  return pick(before, keysOf(changes));
}

/** The part of the changes that those who are on a quest may have to know; null when there is none. */
export function noticeableOf(changes: Partial<EditValues>): NoticeableChanges | null {
  const { startedAt, endedAt, locationId, publishingStatus } = changes;
  const noticeable = {
    ...(startedAt !== undefined && { startedAt }),
    ...(endedAt !== undefined && { endedAt }),
    ...(locationId !== undefined && { locationId }),
    ...(publishingStatus !== undefined && { publishingStatus }),
  };
  return Object.keys(noticeable).length > 0 ? noticeable : null;
}

export type FieldProblems = { readonly [Field in keyof EditForm]?: string };

/** What is wrong with a form, by field; the times of a quest that keeps them are not judged anew. */
export function problemsOf(form: EditForm, quest: QuestToEdit, now: number): FieldProblems {
  const problems: { [Field in keyof EditForm]?: string } = {};
  for (const name of fieldsShown(quest)) {
    const problem = problemOfKept(QUEST_FIELDS[name], form[name]);
    if (problem !== null) problems[name] = said(problem);
  }
  const count = quest.takenCount + quest.heldCount;
  if (!problems.resourceMaxNumber && Number(form.resourceMaxNumber) < count) {
    problems.resourceMaxNumber =
      quest.heldCount > 0
        ? textsOf(consoleRefusalsTexts).placesHeld({ count: String(count) })
        : textsOf(consoleQuestEditTexts).maximumTooLow;
  }
  const wordsProblem = problemOfNoticeWords(tidyNoticeWords(form.noticeWords));
  if (wordsProblem !== null) problems.noticeWords = said(wordsProblem);
  const times = timesProblem(form, quest, now);
  if (times) problems[times.field] = times.message;
  return problems;
}

function fieldsEdited(values: Pick<EditValues, FieldEditedOnQuests>) {
  return pick(values, FIELDS_EDITED_ON_QUESTS);
}

function timesProblem(form: EditForm, quest: QuestToEdit, now: number) {
  const { hasStart, hasEnd } = timesShown(quest);
  const t = textsOf(consoleQuestEditTexts);
  if (hasStart && !isDay(form.day)) return { field: 'day', message: t.dayMissing } as const;
  if (hasStart && !isClock(form.start)) return { field: 'start', message: t.startMissing } as const;
  if (hasEnd && !isClock(form.end)) return { field: 'end', message: t.endMissing } as const;
  const changes = changesOf(form, quest);
  if (changes.startedAt === undefined && changes.endedAt === undefined) return null;
  const values = valuesOf(form, quest);
  const startedAt = instant(values.startedAt);
  const endedAt = hasEnd ? instant(values.endedAt) : null;
  const problem = checkEditedTimes({
    eventType: quest.eventType,
    startedAt,
    endedAt,
    now,
  });
  if (problem) {
    const field = problem.field === 'startedAt' ? 'start' : 'end';
    return { field, message: said(problem.message) } as const;
  }
  const { flexibleMinimumTime } = quest;
  const isShort = isTooShort({ startedAt, endedAt, flexibleMinimumTime });
  if (!isShort) return null;
  return { field: 'end', message: said(tooShortText(flexibleMinimumTime ?? 0)) } as const;
}

/** The quest as it is now, after someone else's changes. */
export function questNow(quest: QuestToEdit, changed: Partial<EditValues>): QuestToEdit {
  const { requiredOrientations, ...values } = changed;
  const ids: readonly string[] | undefined = requiredOrientations ?? undefined;
  const known = [...quest.provider.templateOrientations, ...quest.requiredOrientations];
  return {
    ...quest,
    ...(values as Partial<QuestToEdit>),
    ...(ids && {
      requiredOrientations: ids.map((id) => known.find((one) => one.id === id) ?? { id, name: id }),
    }),
  };
}

/** Whether a name is that of something the dialog changes. */
export function isEditField(name: string): name is EditField {
  return isOneOf(SETTINGS, name) || isOneOf(FIELDS_EDITED_ON_QUESTS, name);
}

const SETTINGS = ['startedAt', 'endedAt', 'locationId', 'publishingStatus', 'requiredOrientations'] as const;

function fieldsOf(quest: QuestToEdit): EditField[] {
  const own: EditField[] = [...fieldsShown(quest), 'requiredOrientations'];
  if (isStamp(quest)) return own;
  const { hasStart, hasEnd } = timesShown(quest);
  return [
    ...own,
    'locationId',
    'publishingStatus',
    ...(hasStart ? (['startedAt'] as const) : []),
    ...(hasEnd ? (['endedAt'] as const) : []),
  ];
}

function rebuilt(clock: string, original: string | null, days: number): string | null {
  if (original === null || !isClock(clock)) return null;
  // An unchanged clock keeps the instant to the second, also in the hour that autumn repeats.
  if (clock === clockOf(original) && days === 0) return new Date(original).toISOString();
  return isoOf(instantOf(addDays(dayOf(original), days), clock));
}

/** Days from the quest's day to that of the form. */
function daysMoved({ day }: EditForm, { startedAt }: QuestToEdit): number {
  return startedAt !== null && isDay(day) ? daysBetween(dayOf(startedAt), day) : 0;
}

function dayOf(time: string | null): string {
  return time === null ? '' : newYorkDay(Date.parse(time));
}

function clockOf(time: string | null): string {
  return time === null ? '' : newYorkClock(Date.parse(time));
}

function instant(time: string | null | undefined): number | null {
  return time == null ? null : Date.parse(time);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
