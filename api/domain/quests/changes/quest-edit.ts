import type { ChangedFields, ErrorCode } from '../../errors/errors.ts';
import { type Given, tidyGiven } from '../../fields/field.ts';
import type { Feature } from '../../permissions/permissions.ts';
import { changedMeanwhile, changesIn } from '../../text/changed-values.ts';
import { consoleQuestRulesTexts } from '../../texts/generated/console-quest-rules.ts';
import { consoleRefusalsTexts } from '../../texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '../../texts/text-ref.ts';
import { isTooShort } from '../flexible-time.ts';
import {
  FIELDS_EDITED_ON_QUESTS,
  type FieldEditedOnQuests,
  QUEST_FIELDS,
  type QuestValues,
} from '../quest-field.ts';
import { checkEditedTimes, dateOutOfReach, tooShortText } from '../quest-form.ts';
import { QUEST_LIMITS } from '../quest-limits.ts';
import { canChangeStatus, isEditable, type PublishingStatus, type QuestTimes } from '../quest-status.ts';
import { problemOfValues } from '../quest-values.ts';

/** What of a quest is changed beside its fields. Instants in epoch ms; trainings by their ids, sorted. */
type QuestSetting = {
  publishingStatus: PublishingStatus;
  startedAt: number | null;
  endedAt: number | null;
  locationId: string | null;
  requiredOrientations: readonly string[];
};

/** What the edit dialog changes. */
export type QuestEdit = Pick<QuestValues, FieldEditedOnQuests> & QuestSetting;
export type QuestChanges = Partial<QuestEdit>;

const EDIT_FIELDS: readonly (keyof QuestEdit)[] = [
  ...FIELDS_EDITED_ON_QUESTS,
  'startedAt',
  'endedAt',
  'locationId',
  'publishingStatus',
  'requiredOrientations',
];

export type EditableQuest = QuestEdit &
  Pick<QuestTimes, 'eventType'> & {
    takenCount: number;
    heldCount?: number;
    waitingCount?: number;
    flexibleMinimumTime: number | null;
  };

/** What a client sent as it would be kept; fields that are left out, and null where nothing can be null, drop out. */
export function tidyEdit(given: Given<QuestEdit>): QuestChanges {
  const { publishingStatus, startedAt, endedAt, locationId, requiredOrientations } = given;
  const fields = FIELDS_EDITED_ON_QUESTS.map((name) => [name, given[name]]);
  return {
    ...tidyGiven(QUEST_FIELDS, Object.fromEntries(fields)),
    ...(publishingStatus != null && { publishingStatus }),
    ...(startedAt !== undefined && { startedAt }),
    ...(endedAt !== undefined && { endedAt }),
    ...(locationId !== undefined && { locationId: locationId || null }),
    ...(requiredOrientations != null && {
      requiredOrientations: [...new Set(requiredOrientations)].sort(),
    }),
  };
}

/** The fields of an edit in which it differs from what is stored. */
export function changesOf(stored: EditableQuest, wanted: QuestChanges): QuestChanges {
  return changesIn<QuestEdit>(stored, wanted);
}

/** Whether the changes make a quest public, so that what was wished for it begins. */
export function isPublishing({ publishingStatus }: QuestChanges): boolean {
  return publishingStatus !== undefined && PUBLIC_STATUSES.includes(publishingStatus);
}

/** Whether the changes hide a quest that was shown: afterwards it is a Draft that someone may have seen. */
export function isUnpublishing({ publishingStatus }: QuestChanges): boolean {
  return publishingStatus === 'Draft';
}

/** Whether the changes take a quest out of sight of those who are on it. */
export function isHiding({ publishingStatus }: QuestChanges): boolean {
  return publishingStatus === 'Draft' || publishingStatus === 'Private';
}

/** Whether the changes can be taken back for a while: those by which a quest appears or goes. */
export function isUndoable({ publishingStatus }: QuestChanges): boolean {
  return publishingStatus !== undefined;
}

const PUBLIC_STATUSES: readonly PublishingStatus[] = ['Published', 'Unlisted', 'Private'];

/**
 * What differs from what the editor saw, with its value now, or null when nothing does. What the editor wants to be
 * as it is by now is no conflict.
 */
export function conflictOf(
  stored: EditableQuest,
  seen: QuestChanges,
  wanted: QuestChanges,
): ChangedFields | null {
  const changed = changedMeanwhile<QuestEdit>(stored, seen, wanted);
  return changed.length === 0 ? null : valuesNow(stored, changed);
}

/** The fields of these names with their values, as they go over the wire; other names are passed over. */
export function valuesNow(stored: EditableQuest, names: readonly string[]): ChangedFields {
  const fields = EDIT_FIELDS.filter((field) => names.includes(field));
  return Object.fromEntries(fields.map((field) => [field, wireValue(stored, field)]));
}

/** The rights that the changes need: cancelling, taking a cancellation back, and drafts are rights of their own. */
export function featuresForEdit(
  stored: EditableQuest,
  { publishingStatus, ...other }: QuestChanges,
): Feature[] {
  const touchesCancellation =
    publishingStatus !== undefined && [publishingStatus, stored.publishingStatus].includes('Cancelled');
  const isDraft = [publishingStatus, stored.publishingStatus].includes('Draft');
  const isEdit = Object.keys(other).length > 0 || !touchesCancellation;
  return [
    ...(isEdit ? ['editQuests' as const] : []),
    ...(touchesCancellation ? ['cancelQuests' as const] : []),
    ...(isDraft ? ['seeDrafts' as const] : []),
  ];
}

/** The right that a change of the status needs. */
export function featureOfStatus(stored: EditableQuest, { publishingStatus }: QuestChanges): Feature {
  return [publishingStatus, stored.publishingStatus].includes('Cancelled') ? 'cancelQuests' : 'editQuests';
}

export type EditFacts = {
  now: number;
  /** Last day 'YYYY-MM-DD' for which quests can be posted. */
  veilOfTime: string;
  quest: EditableQuest;
  changes: QuestChanges;
  /** Whether a guild has a reservation. */
  isReserved: boolean;
  /** Whether the location of the changes is one of the charity's approved ones. */
  isLocationApproved: boolean;
  /** Whether the trainings of the changes are all the charity's own. */
  areTrainingsOwn: boolean;
};

export type EditRefusal = { code: ErrorCode; message?: TextRef };

type Rule = (facts: EditFacts) => EditRefusal | null;

const badInput = (message: TextRef | null | undefined): EditRefusal | null =>
  message ? { code: 'BAD_USER_INPUT', message } : null;

/** Rules in the order they're checked; the first refusal wins. */
const RULES: readonly Rule[] = [
  ({ quest, now }) => (isEditable(quest, now) ? null : { code: 'QUEST_STARTED' }),
  ({ quest, changes }) =>
    changes.publishingStatus === undefined ||
    (canChangeStatus(quest.publishingStatus) && changes.publishingStatus !== 'Template')
      ? null
      : { code: 'TEMPLATE_STATUS_FIXED' },
  hidingProblem,
  ({ changes }) => badInput(problemOfValues(changes)),
  maximumProblem,
  (facts) => badInput(timesProblem(facts)),
  (facts) => badInput(placeProblem(facts)),
  ({ changes, areTrainingsOwn }) =>
    badInput(
      areTrainingsOwn && (changes.requiredOrientations?.length ?? 0) <= QUEST_LIMITS.trainingsMax
        ? null
        : refsOf(consoleQuestRulesTexts).manyTrainings({ max: String(QUEST_LIMITS.trainingsMax) }),
    ),
];

/** Refuses to hide a quest that someone has a spot on or waits for, or that a guild has reserved (DEC-71). */
function hidingProblem({ quest, changes, isReserved }: EditFacts): EditRefusal | null {
  return isHiding(changes) && !canBeHidden({ ...quest, isReserved }) ? { code: 'PEOPLE_ARE_ON_IT' } : null;
}

type PeopleOnQuest = Pick<EditableQuest, 'takenCount' | 'heldCount' | 'waitingCount'>;

/** Whether a quest, cancelled or not, can become a Draft or Private: held, awaited and reserved by no one. */
export function canBeHidden(quest: PeopleOnQuest & { isReserved: boolean }): boolean {
  const { takenCount, heldCount = 0, waitingCount = 0, isReserved } = quest;
  return !isReserved && takenCount + heldCount + waitingCount === 0;
}

/** What is taken or held for someone is not taken away by a lower maximum (OPEN-EDQ-02, WAI-11). */
function maximumProblem({ quest, changes }: EditFacts): EditRefusal | null {
  const { takenCount, heldCount = 0 } = quest;
  const count = takenCount + heldCount;
  if (changes.resourceMaxNumber === undefined || changes.resourceMaxNumber >= count) return null;
  const code = 'QUEST_MAXIMUM_TOO_LOW';
  if (heldCount === 0) return { code };
  return { code, message: refsOf(consoleRefusalsTexts).placesHeld({ count: String(count) }) };
}

/** Why the changes cannot be made, or null. */
export function refusalOfEdit(facts: EditFacts): EditRefusal | null {
  for (const rule of RULES) {
    const refusal = rule(facts);
    if (refusal) return refusal;
  }
  return null;
}

/** Start and end as they are once the changes are made. */
export function timesAfter(quest: EditableQuest, changes: QuestChanges) {
  return {
    startedAt: changes.startedAt === undefined ? quest.startedAt : changes.startedAt,
    endedAt: changes.endedAt === undefined ? quest.endedAt : changes.endedAt,
  };
}

function timesProblem({ quest, changes, now, veilOfTime }: EditFacts): TextRef | null {
  if (changes.startedAt === undefined && changes.endedAt === undefined) return null;
  const { startedAt, endedAt } = timesAfter(quest, changes);
  const t = refsOf(consoleRefusalsTexts);
  if (quest.publishingStatus === 'Template') return t.stampNoDate;
  if (quest.eventType === 'HYBRID-ROLE') return t.hybridNoDate;
  if (quest.eventType === 'SUPPLY-REQUEST' && endedAt !== null) return t.supplyNoEnd;
  if (startedAt === null || (quest.eventType === 'OSV' && endedAt === null)) {
    return t.timesNeeded;
  }
  const times = { eventType: quest.eventType, startedAt, endedAt };
  const problem = checkEditedTimes({ ...times, now })?.message;
  if (problem) return problem;
  if (isTooShort({ ...quest, startedAt, endedAt })) return tooShortText(quest.flexibleMinimumTime ?? 0);
  return changes.startedAt === undefined ? null : (dateOutOfReach(times, now, veilOfTime)?.message ?? null);
}

function placeProblem({ quest, changes, isLocationApproved }: EditFacts): TextRef | null {
  if (changes.locationId === undefined) return null;
  const isNeeded = quest.eventType !== 'HYBRID-ROLE' && quest.publishingStatus !== 'Template';
  const t = refsOf(consoleQuestRulesTexts);
  if (changes.locationId === null) return isNeeded ? t.locationMissing : null;
  return isLocationApproved ? null : t.locationNotApproved;
}

function wireValue(stored: EditableQuest, field: keyof QuestEdit): ChangedFields[string] {
  const value = stored[field];
  const isInstant = field === 'startedAt' || field === 'endedAt';
  return isInstant && typeof value === 'number' ? new Date(value).toISOString() : value;
}
