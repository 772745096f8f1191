import { oneLine } from '../text/plain-text.ts';
import { checkQuestTexts, clampResourceMax, QUEST_LIMITS } from './quest-form.ts';
import { STAMP_ICON_IDS } from './stamp-icon.ts';

/** What a quest or stamp holds beside its times, its place and its status. Times in minutes. */
export type QuestValues = {
  eventTitle: string;
  /** Simple HTML. */
  description: string;
  /** The category, then perhaps the address of an application form. */
  serviceTags: readonly string[];
  equipment: string | null;
  giverName: string | null;
  /** Null: everybody stays the whole time. */
  flexibleMinimumTime: number | null;
  resourceMinNumber: number;
  resourceDesiredNumber: number;
  resourceMaxNumber: number;
  agePolicyIndex: number | null;
  prerequisiteMinutes: number;
  stampTitle: string | null;
  stampIcon: string | null;
};

export const VALUE_LIMITS = {
  equipmentMax: 1000,
  tagsMax: 10,
  tagLengthMax: 500,
  stampTitleMax: 50,
  trainingsMax: 20,
} as const;

type Rule = (values: Partial<QuestValues>) => string | null | undefined;

const RULES: readonly Rule[] = [
  (values) => checkQuestTexts(values)[0]?.message,
  ({ equipment }) => tooLong(equipment, VALUE_LIMITS.equipmentMax, 'The equipment'),
  ({ stampTitle }) => tooLong(stampTitle, VALUE_LIMITS.stampTitleMax, 'The title of the stamp'),
  ({ stampIcon }) =>
    stampIcon != null && !(STAMP_ICON_IDS as readonly string[]).includes(stampIcon)
      ? 'Please choose one of the icons.'
      : null,
  ({ serviceTags }) => serviceTags && tagProblem(serviceTags),
  ({ flexibleMinimumTime: minutes }) =>
    minutes != null && !isWithin(minutes, 1, QUEST_LIMITS.durationMaxMinutes)
      ? 'The minimum time must be between 1 minute and 16 hours.'
      : null,
  ({ agePolicyIndex: index }) =>
    index != null && !isWithin(index, 0, QUEST_LIMITS.agePolicyIndexMax)
      ? "Please choose one of the charity's age policies."
      : null,
  ({ prerequisiteMinutes: minutes }) =>
    minutes !== undefined && !isWithin(minutes, 0, Number.MAX_SAFE_INTEGER)
      ? 'The prerequisite hours must be 0 or more.'
      : null,
];

/** The first broken rule of the values that are given, in the words of the form, or null. */
export function problemOfValues(values: Partial<QuestValues>): string | null {
  for (const rule of RULES) {
    const problem = rule(values);
    if (problem) return problem;
  }
  return null;
}

export type Resources = Pick<
  QuestValues,
  'resourceMinNumber' | 'resourceDesiredNumber' | 'resourceMaxNumber'
>;

/** The three numbers as they are kept: each from 1 to 75, the smaller ones at most the maximum. */
export function clampResources(wanted: Resources): Resources {
  const max = clampResourceMax(wanted.resourceMaxNumber);
  const desired = Math.min(max, clampResourceMax(wanted.resourceDesiredNumber));
  return {
    resourceMinNumber: Math.min(desired, clampResourceMax(wanted.resourceMinNumber)),
    resourceDesiredNumber: desired,
    resourceMaxNumber: max,
  };
}

/** A text of one line as it is kept: null when nothing is left. */
export function tidyText(text: string | null | undefined): string | null {
  return oneLine(text ?? '') || null;
}

function tagProblem(tags: readonly string[]): string | null {
  const { tagsMax, tagLengthMax } = VALUE_LIMITS;
  if (tags.length > tagsMax || tags.some((tag) => [...tag].length > tagLengthMax)) {
    return `A quest has at most ${tagsMax} tags of at most ${tagLengthMax} characters.`;
  }
  const [, link] = tags;
  return link && /^[a-z][a-z0-9+.-]*:/i.test(link) && !/^https?:\/\//i.test(link)
    ? 'The application link must begin with https://.'
    : null;
}

function tooLong(text: string | null | undefined, max: number, what: string): string | null {
  return [...(text ?? '')].length > max ? `${what} must be at most ${max} characters long.` : null;
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
