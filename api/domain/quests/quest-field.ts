import type { Field, ValuesOf } from '../fields/field.ts';
import type { Fact } from '../fields/field-input.ts';
import { html, isWithin, line, numberOrNone, passage, title } from '../fields/field-kind.ts';
import { formatDuration, formatHours, formatRewardHours } from '../text/format.ts';
import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { FIRST_LOCALE } from '../texts/locale.ts';
import { clampResourceMax, QUEST_LIMITS } from './quest-limits.ts';
import { STAMP_ICON_IDS } from './stamp-icon.ts';

/**
 * What a quest or stamp holds beside its times, its place, its trainings and its status: one row a field, in the order
 * of forms and facts. From the rows follow what is kept, what is refused, what an edit may change, what two edits
 * contend about, the CHECKs of the table, the inputs, the facts, and what the screens ask for.
 */
export const QUEST_FIELDS = {
  stampTitle: onStamps(
    line({
      label: 'Stamp name',
      help: 'Shown on the stamp only.',
      max: QUEST_LIMITS.stampTitleMax,
      tooLong: `Keep the stamp name to ${QUEST_LIMITS.stampTitleMax} characters.`,
    }),
  ),
  stampIcon: onStamps(iconOrNone()),
  eventTitle: onBoth(
    title({
      label: 'Title',
      max: QUEST_LIMITS.titleMax,
      missing: 'The quest title is required.',
      tooLong: `The quest title must be at most ${QUEST_LIMITS.titleMax} characters long.`,
    }),
    { stampLabel: 'Quest title' },
  ),
  description: onBoth(
    html({
      label: 'Description',
      max: QUEST_LIMITS.descriptionMax,
      tooLong: 'The description is too long.',
      isCut: true,
    }),
  ),
  /** What someone who has never been there meets first. */
  firstMinutes: {
    ...onBoth(
      passage({
        label: 'The first fifteen minutes',
        help: 'Where to go, who to ask for, how it starts.',
        max: 300,
        tooLong: 'Keep the first fifteen minutes to 300 characters.',
      }),
    ),
    facts: whereThere('The first fifteen minutes', 'Not said yet'),
  },
  giverName: {
    ...onBoth(
      line({
        label: 'Supervisor',
        max: QUEST_LIMITS.giverNameMax,
        tooLong: "The supervisor's name is too long.",
        isCut: true,
      }),
    ),
    // That no one is named yet is for those who can name someone (DEC-35).
    facts: onBothFronts({
      term: 'Supervisor',
      words: (name) => name || null,
      none: 'No Supervisor Assigned!',
    }),
  },
  equipment: {
    ...onStamps(
      line({
        label: 'Equipment',
        max: QUEST_LIMITS.equipmentMax,
        tooLong: `Keep the equipment to ${QUEST_LIMITS.equipmentMax} characters.`,
      }),
    ),
    facts: whereThere('Equipment', 'None'),
  },
  resourceMinNumber: onStamps(places('At least', 1)),
  resourceDesiredNumber: onStamps(places('Better', 5)),
  resourceMaxNumber: onBoth(places('Maximum volunteers', 10), { stampLabel: 'At most' }),
  agePolicyIndex: onBoth(
    numberOrNone({
      label: 'Age requirement',
      min: 0,
      max: QUEST_LIMITS.agePolicyIndexMax,
      outside: 'Choose one of the charity’s age policies.',
    }),
  ),
  prerequisiteMinutes: {
    ...onBoth(minutes('Required hours', 'Required hours must be 0 or more.')),
    phrase: formatHours,
    facts: {
      site: { term: 'Prerequisite hours', words: hoursHere },
      console: {
        term: 'Required hours',
        words: (kept: number) => (kept > 0 ? formatHours(kept) : null),
        none: 'None',
      },
    },
  },
  /** Minutes; null: everyone stays the whole time. */
  flexibleMinimumTime: {
    ...onStamps(
      numberOrNone({
        label: 'Minimum minutes',
        min: 1,
        max: QUEST_LIMITS.durationMaxMinutes,
        outside: 'Enter 1 minute to 16 hours.',
      }),
    ),
    facts: {
      console: {
        term: 'Length of stay',
        words: (kept: number | null) => (kept === null ? null : `Flexible, at least ${formatDuration(kept)}`),
        none: 'Whole time',
      },
    },
  },
  /** The category, then perhaps the address of an application form. */
  serviceTags: {
    ...onStamps(tags()),
    facts: {
      console: {
        term: 'Service tags',
        words: (kept: readonly string[]) => kept.join(', ') || null,
        none: 'None',
      },
    },
  },
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
function onBoth<Row extends object>(row: Row, { stampLabel }: { stampLabel?: string } = {}) {
  return { ...row, editedOn: 'both' as const, ...(stampLabel && { stampLabel }) };
}

/** Edited on stamps; a quest keeps what it got. */
function onStamps<Row extends object>(row: Row) {
  return { ...row, editedOn: 'stamp' as const };
}

/** Shows a fact the same way on the site and in the console. */
function onBothFronts(fact: Fact<string | null>) {
  return { site: fact, console: fact };
}

/** A text that volunteers read where there is one; the console says where there is none. */
function whereThere(term: string, none: string) {
  const fact: Fact<string | null> = { term, words: (text) => text || null };
  return { site: fact, console: { ...fact, none } };
}

function hoursHere(kept: number): string | null {
  const hours = formatRewardHours(kept);
  return kept > 0 ? `${hours} ${hours === '1' ? 'hour' : 'hours'} with this charity` : null;
}

function iconOrNone() {
  const field = {
    label: 'Icon',
    input: { kind: 'choice' },
    first: null as string | null,
    emptied: null,
    tidy: (value) => value,
    problem: (value) =>
      value !== null && !(STAMP_ICON_IDS as readonly string[]).includes(value) ? 'Choose an icon.' : null,
  } satisfies Field<string | null>;
  return field;
}

function tags() {
  const field = {
    label: 'Service tags',
    input: { kind: 'choice' },
    first: [] as readonly string[],
    tidy: (value) => [...value],
    problem: tagProblem,
  } satisfies Field<readonly string[]>;
  return field;
}

/** A number of volunteers, brought to what a quest can have. */
function places(label: string, first: number) {
  const { resourceMin: min, resourceMax: max } = QUEST_LIMITS;
  const field = {
    label,
    input: { kind: 'number', min, max, help: `${min} to ${max}` },
    first,
    tidy: clampResourceMax,
    problem: () => null,
  } satisfies Field<number>;
  return field;
}

/** Kept in minutes, typed in hours. */
function minutes(label: string, outside: string) {
  const field = {
    label,
    input: { kind: 'number', min: 0, max: null, perUnit: 60 },
    first: 0,
    tidy: (value) => value,
    problem: (value) => (isWithin(value, 0, Number.MAX_SAFE_INTEGER) ? null : outside),
  } satisfies Field<number>;
  return field;
}

function tagProblem(given: readonly string[]): string | null {
  const { tagsMax, tagLengthMax } = QUEST_LIMITS;
  if (given.length > tagsMax || given.some((tag) => [...tag].length > tagLengthMax)) {
    const [max, length] = [String(tagsMax), String(tagLengthMax)];
    return consoleRefusalsTexts(FIRST_LOCALE).manyTags({ max, length });
  }
  const [, link] = given;
  return link && /^[a-z][a-z0-9+.-]*:/i.test(link) && !/^https?:\/\//i.test(link)
    ? 'The application link must start with https://.'
    : null;
}
