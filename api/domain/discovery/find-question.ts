import type { GeoPoint } from '../areas/area.ts';
import { isZip, readZip } from '../areas/zip-code.ts';
import { CATEGORY_IDS, type CategoryId } from '../quests/quest-category.ts';
import type { FindRefusalsTexts } from '../texts/generated/find-refusals.ts';
import { isDay } from '../time/new-york-time.ts';
import { isGeoPoint, roundedPoint } from './distance.ts';
import type { FindFilterName } from './find-filter.ts';
import type { FindDay } from './find-window.ts';
import { FIND_WORDS_MAX, wordsToFind } from './find-words.ts';
import type { FindTime } from './time-of-day.ts';

/** What a client sends. */
export type FindInput = {
  readonly day?: FindDay | null;
  readonly date?: string | null;
  readonly times?: readonly FindTime[] | null;
  readonly types?: readonly string[] | null;
  readonly districtId?: string | null;
  readonly zip?: string | null;
  readonly near?: GeoPoint | null;
  readonly miles?: number | null;
  readonly needsPeople?: boolean | null;
  readonly withChildren?: boolean | null;
  readonly noExperience?: boolean | null;
  readonly atHome?: boolean | null;
  readonly words?: string | null;
};

/** What is looked for: nothing of it is odd any more, and what says nothing is empty. */
export type FindQuestion = {
  readonly day: FindDay;
  /** 'YYYY-MM-DD'. */
  readonly date: string | null;
  readonly times: readonly FindTime[];
  readonly types: readonly CategoryId[];
  readonly districtId: string | null;
  readonly zip: string | null;
  readonly near: GeoPoint | null;
  readonly miles: number;
  readonly needsPeople: boolean;
  readonly withChildren: boolean;
  readonly noExperience: boolean;
  readonly atHome: boolean;
  readonly words: readonly string[];
};

/** The radii that are offered. */
export const FIND_MILES: readonly number[] = [1, 3, 5, 10, 25];
const USUAL_MILES = 10;
/** Calendars of forms go no further. */
const FIRST_DAY_TOO_LATE = '2100-01-01';
/** Ids are no longer. */
const ID_MAX = 100;

/** What no form sends, by the text that says so; null where all is well. */
export function findProblem(input: FindInput): Exclude<keyof FindRefusalsTexts, 'page'> | null {
  const { date, types, districtId, zip, near, miles, words } = input;
  if (date != null && !(isDay(date) && date < FIRST_DAY_TOO_LATE)) return 'date';
  if (types?.some((type) => typeCalled(type) === undefined)) return 'type';
  if (districtId != null && districtId.length > ID_MAX) return 'district';
  if (zip != null && !isZip(readZip(zip))) return 'zip';
  if (near != null && !isGeoPoint(near)) return 'point';
  if (miles != null && !FIND_MILES.includes(miles)) return 'miles';
  return words != null && words.length > FIND_WORDS_MAX ? 'words' : null;
}

/** What is looked for, of an input in which is no problem. */
export function findQuestion(input: FindInput): FindQuestion {
  const { day, date, times, types, districtId, zip, near, miles, words } = input;
  return {
    day: day ?? 'ANY',
    date: date ?? null,
    times: [...new Set(times ?? [])],
    types: [...new Set((types ?? []).flatMap((type) => typeCalled(type) ?? []))],
    districtId: districtId ?? null,
    zip: zip ?? null,
    near: near && zip == null ? roundedPoint(near) : null,
    miles: miles ?? USUAL_MILES,
    needsPeople: input.needsPeople ?? false,
    withChildren: input.withChildren ?? false,
    noExperience: input.noExperience ?? false,
    atHome: input.atHome ?? false,
    words: wordsToFind(words ?? ''),
  };
}

/** Whether a day or a time is asked for: what has no date is none of it. */
export function isTimed({ day, date, times }: FindQuestion): boolean {
  return day !== 'ANY' || date !== null || times.length > 0;
}

type QuestionFilter = Exclude<FindFilterName, 'TAKEABLE'>;

const NONE: Readonly<Record<QuestionFilter, Partial<FindQuestion>>> = {
  DAY: { day: 'ANY', date: null },
  TIMES: { times: [] },
  TYPES: { types: [] },
  DISTRICT: { districtId: null },
  PLACE: { zip: null, near: null },
  NEEDS_PEOPLE: { needsPeople: false },
  WITH_CHILDREN: { withChildren: false },
  NO_EXPERIENCE: { noExperience: false },
  AT_HOME: { atHome: false },
  WORDS: { words: [] },
};
const QUESTION_FILTERS = Object.keys(NONE) as QuestionFilter[];

/** The question without one of its filters. */
export function without(question: FindQuestion, filter: QuestionFilter): FindQuestion {
  return { ...question, ...NONE[filter] };
}

/** The filters that the question has, in the order of the form. */
export function filtersOf(question: FindQuestion): QuestionFilter[] {
  const said = JSON.stringify(question);
  return QUESTION_FILTERS.filter((filter) => JSON.stringify(without(question, filter)) !== said);
}

function typeCalled(type: string): CategoryId | undefined {
  return CATEGORY_IDS.find((id) => id === type.trim().toLowerCase());
}
