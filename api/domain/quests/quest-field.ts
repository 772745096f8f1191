import type { Field, ValuesOf } from '../fields/field.ts';
import { html, isWithin, line, numberOrNone, title } from '../fields/field-kind.ts';
import { clampResourceMax, QUEST_LIMITS } from './quest-limits.ts';
import { STAMP_ICON_IDS } from './stamp-icon.ts';

/**
 * What a quest or stamp holds beside its times, its place, its trainings and its status: one row a field. From the rows
 * follow what is kept, what is refused, what an edit may change and what two edits contend about.
 */
export const QUEST_FIELDS = {
  eventTitle: title({
    max: QUEST_LIMITS.titleMax,
    missing: 'The quest title is required.',
    tooLong: `The quest title must be at most ${QUEST_LIMITS.titleMax} characters long.`,
  }),
  description: html({ max: QUEST_LIMITS.descriptionMax, tooLong: 'The description is too long.' }),
  giverName: line({ max: QUEST_LIMITS.giverNameMax, tooLong: "The supervisor's name is too long." }),
  equipment: line({
    max: QUEST_LIMITS.equipmentMax,
    tooLong: `The equipment must be at most ${QUEST_LIMITS.equipmentMax} characters long.`,
  }),
  stampTitle: line({
    max: QUEST_LIMITS.stampTitleMax,
    tooLong: `The title of the stamp must be at most ${QUEST_LIMITS.stampTitleMax} characters long.`,
  }),
  stampIcon: iconOrNone(),
  /** The category, then perhaps the address of an application form. */
  serviceTags: tags(),
  /** Minutes; null: everybody stays the whole time. */
  flexibleMinimumTime: numberOrNone({
    min: 1,
    max: QUEST_LIMITS.durationMaxMinutes,
    outside: 'The minimum time must be between 1 minute and 16 hours.',
  }),
  resourceMinNumber: places(1),
  resourceDesiredNumber: places(5),
  resourceMaxNumber: places(10),
  agePolicyIndex: numberOrNone({
    min: 0,
    max: QUEST_LIMITS.agePolicyIndexMax,
    outside: "Please choose one of the charity's age policies.",
  }),
  prerequisiteMinutes: minutes('The prerequisite hours must be 0 or more.'),
} as const;

export type QuestFieldName = keyof typeof QUEST_FIELDS;
export type QuestValues = ValuesOf<typeof QUEST_FIELDS>;

/** The fields that are changed on a single quest too; the others are the stamp's, and a quest keeps what it got. */
export const FIELDS_EDITED_ON_QUESTS = [
  'eventTitle',
  'description',
  'giverName',
  'resourceMaxNumber',
  'agePolicyIndex',
  'prerequisiteMinutes',
] as const satisfies readonly QuestFieldName[];

function iconOrNone() {
  const field = {
    first: null as string | null,
    emptied: null,
    tidy: (value) => value,
    problem: (value) =>
      value !== null && !(STAMP_ICON_IDS as readonly string[]).includes(value)
        ? 'Please choose one of the icons.'
        : null,
  } satisfies Field<string | null>;
  return field;
}

function tags() {
  const field = {
    first: [] as readonly string[],
    tidy: (value) => [...value],
    problem: tagProblem,
  } satisfies Field<readonly string[]>;
  return field;
}

/** A number of volunteers, brought to what a quest can have. */
function places(first: number) {
  const field = { first, tidy: clampResourceMax, problem: () => null } satisfies Field<number>;
  return field;
}

function minutes(outside: string) {
  const field = {
    first: 0,
    tidy: (value) => value,
    problem: (value) => (isWithin(value, 0, Number.MAX_SAFE_INTEGER) ? null : outside),
  } satisfies Field<number>;
  return field;
}

function tagProblem(given: readonly string[]): string | null {
  const { tagsMax, tagLengthMax } = QUEST_LIMITS;
  if (given.length > tagsMax || given.some((tag) => [...tag].length > tagLengthMax)) {
    return `A quest has at most ${tagsMax} tags of at most ${tagLengthMax} characters.`;
  }
  const [, link] = given;
  return link && /^[a-z][a-z0-9+.-]*:/i.test(link) && !/^https?:\/\//i.test(link)
    ? 'The application link must begin with https://.'
    : null;
}
