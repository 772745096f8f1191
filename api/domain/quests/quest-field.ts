import type { Field, ValuesOf } from '../fields/field.ts';
import { html, isWithin, line, numberOrNone, passage, title } from '../fields/field-kind.ts';
import { consoleQuestFieldsTexts } from '../texts/generated/console-quest-fields.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { questPageTexts } from '../texts/generated/quest-page.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { QUEST_LIMITS } from './quest-limits.ts';
import { STAMP_ICON_IDS } from './stamp-icon.ts';

const t = refsOf(consoleQuestFieldsTexts);
const onPage = refsOf(questPageTexts);

/**
 * What a quest or stamp holds beside its times, its place, its trainings and its status: one row a field, in the order
 * of forms and facts. From the rows follow what is kept, what is refused, what an edit may change, what two edits
 * contend about, the CHECKs of the table, the inputs, the facts, and what the screens ask for.
 */
export const QUEST_FIELDS = {
  stampTitle: onStamps(
    line({
      label: t.stampTitle,
      help: t.stampTitleHelp,
      max: QUEST_LIMITS.stampTitleMax,
      tooLong: t.stampTitleWrong({ max: QUEST_LIMITS.stampTitleMax }),
    }),
  ),
  stampIcon: onStamps(iconOrNone()),
  eventTitle: onBoth(
    title({
      label: t.eventTitle,
      max: QUEST_LIMITS.titleMax,
      missing: t.eventTitleMissing,
      tooLong: t.eventTitleWrong({ max: QUEST_LIMITS.titleMax }),
    }),
    { stampLabel: t.eventTitleStamp },
  ),
  description: onBoth(
    html({
      label: t.description,
      max: QUEST_LIMITS.descriptionMax,
      tooLong: t.descriptionWrong,
      isCut: true,
    }),
  ),
  /** What someone who has never been there meets first. */
  firstMinutes: {
    ...onBoth(
      passage({
        label: t.firstMinutes,
        help: t.firstMinutesHelp,
        max: 300,
        tooLong: t.firstMinutesWrong({ max: 300 }),
      }),
    ),
    fact: { site: onPage.firstMinutes, isInConsole: true },
  },
  giverName: {
    ...onBoth(
      line({
        label: t.giverName,
        max: QUEST_LIMITS.giverNameMax,
        tooLong: t.giverNameWrong,
        isCut: true,
      }),
    ),
    fact: { site: onPage.giverName, isInConsole: true },
  },
  equipment: {
    ...onStamps(
      line({
        label: t.equipment,
        max: QUEST_LIMITS.equipmentMax,
        tooLong: t.equipmentWrong({ max: String(QUEST_LIMITS.equipmentMax) }),
      }),
    ),
    fact: { site: onPage.equipment, isInConsole: true },
  },
  resourceMinNumber: onStamps(places(t.resourceMinNumber, 1)),
  resourceDesiredNumber: onStamps(places(t.resourceDesiredNumber, 5)),
  resourceMaxNumber: onBoth(places(t.resourceMaxNumber, 10), { stampLabel: t.resourceMaxNumberStamp }),
  agePolicyIndex: onBoth(
    numberOrNone({
      label: t.agePolicyIndex,
      min: 0,
      max: QUEST_LIMITS.agePolicyIndexMax,
      outside: t.agePolicyIndexWrong,
    }),
  ),
  prerequisiteMinutes: {
    ...onBoth(minutes(t.prerequisiteMinutes, t.prerequisiteMinutesWrong)),
    fact: { site: onPage.prerequisiteMinutes, isInConsole: true },
  },
  /** How many people without an account each volunteer may bring. */
  othersMax: { ...onBoth(others()), fact: { isInConsole: true } },
  /** Minutes; null: everyone stays the whole time. */
  flexibleMinimumTime: {
    ...onStamps(
      numberOrNone({
        label: t.flexibleMinimumTime,
        min: 1,
        max: QUEST_LIMITS.durationMaxMinutes,
        outside: t.flexibleMinimumTimeWrong,
      }),
    ),
    fact: { isInConsole: true },
  },
  /** The category, then perhaps the address of an application form. */
  serviceTags: { ...onStamps(tags()), fact: { isInConsole: true } },
} as const;

export type QuestFieldName = keyof typeof QUEST_FIELDS;
export type QuestValues = ValuesOf<typeof QUEST_FIELDS>;

/** The name of a field that is changed on a single quest too. */
export type FieldEditedOnQuests = {
  [Name in QuestFieldName]: (typeof QUEST_FIELDS)[Name] extends { editedOn: 'both' } ? Name : never;
}[QuestFieldName];

/** The fields that are changed on a single quest too; the others are the stamp's, and a quest keeps what it got. */
export const FIELDS_EDITED_ON_QUESTS = Object.entries(QUEST_FIELDS)
  .filter(([, { editedOn }]) => editedOn === 'both')
  .map(([name]) => name as FieldEditedOnQuests);

/** Edited on stamps and on single quests; a stamp's form may call it otherwise. */
function onBoth<Row extends object>(row: Row, { stampLabel }: { stampLabel?: TextRef } = {}) {
  return { ...row, editedOn: 'both' as const, ...(stampLabel && { stampLabel }) };
}

/** Edited on stamps; a quest keeps what it got. */
function onStamps<Row extends object>(row: Row) {
  return { ...row, editedOn: 'stamp' as const };
}

function iconOrNone() {
  const field = {
    label: t.stampIcon,
    input: { kind: 'choice' },
    first: null as string | null,
    emptied: null,
    tidy: (value) => value,
    problem: (value) =>
      value !== null && !(STAMP_ICON_IDS as readonly string[]).includes(value) ? t.stampIconWrong : null,
  } satisfies Field<string | null>;
  return field;
}

function tags() {
  const field = {
    label: t.serviceTags,
    input: { kind: 'choice' },
    first: [] as readonly string[],
    tidy: (value) => [...value],
    problem: tagProblem,
  } satisfies Field<readonly string[]>;
  return field;
}

/** A number of volunteers. */
function places(label: TextRef, first: number) {
  const { resourceMin: min, resourceMax: max } = QUEST_LIMITS;
  const field = {
    label,
    input: { kind: 'number', min, max, help: t.span({ min, max }) },
    first,
    tidy: (value) => value,
    problem: (value) => (isWithin(value, min, max) ? null : t.placesWrong({ min, max })),
  } satisfies Field<number>;
  return field;
}

function others() {
  const { othersMax: max } = QUEST_LIMITS;
  const field = {
    label: t.othersMax,
    input: { kind: 'number', min: 0, max, help: t.othersMaxHelp },
    first: 0,
    tidy: (value) => value,
    problem: (value) => (isWithin(value, 0, max) ? null : t.othersMaxWrong({ max })),
  } satisfies Field<number>;
  return field;
}

/** Kept in minutes, typed in hours. */
function minutes(label: TextRef, outside: TextRef) {
  const field = {
    label,
    input: { kind: 'number', min: 0, max: null, perUnit: 60 },
    first: 0,
    tidy: (value) => value,
    problem: (value) => (isWithin(value, 0, Number.MAX_SAFE_INTEGER) ? null : outside),
  } satisfies Field<number>;
  return field;
}

function tagProblem(given: readonly string[]): TextRef | null {
  const { tagsMax, tagLengthMax } = QUEST_LIMITS;
  if (given.length > tagsMax || given.some((tag) => [...tag].length > tagLengthMax)) {
    const [max, length] = [String(tagsMax), String(tagLengthMax)];
    return refsOf(consoleRefusalsTexts).manyTags({ max, length });
  }
  const [, link] = given;
  return link && /^[a-z][a-z0-9+.-]*:/i.test(link) && !/^https?:\/\//i.test(link) ? t.serviceTagsWrong : null;
}
