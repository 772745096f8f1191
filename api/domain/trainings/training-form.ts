import { QUEST_LIMITS } from '../quests/quest-limits.ts';
import type { Fulfilment } from './orientation-status.ts';

/** The rules for a training as a charity offers it. Time in minutes, cost in cents. */
export type TrainingForm = {
  name: string;
  /** Simple HTML. */
  description: string;
  ageThreshold: number | null;
  estimatedTime: number | null;
  estimatedCost: number | null;
  url: string | null;
  /** A training about safety is never fulfilled by applying. */
  isAboutSafety: boolean;
  fulfilledBy: Fulfilment;
};

export const TRAINING_LIMITS = {
  nameMax: 200,
  descriptionMax: QUEST_LIMITS.descriptionMax,
  urlMax: 2000,
  ageMax: 120,
  /** A thousand hours. */
  minutesMax: 60_000,
  /** Ten thousand dollars. */
  centsMax: 1_000_000,
  /** For each charity. */
  countMax: 100,
} as const;

type Given = { [Field in keyof TrainingForm]?: TrainingForm[Field] | null | undefined };

/** What a client sent as it would be kept; fields that are left out drop out, and so do those that cannot be empty. */
export function tidyTraining(given: Given): Partial<TrainingForm> {
  const { name, description, ageThreshold, estimatedTime, estimatedCost, url } = given;
  const { isAboutSafety, fulfilledBy } = given;
  return {
    ...(name !== undefined && { name: name?.trim().replace(/\s+/g, ' ') ?? '' }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(ageThreshold !== undefined && { ageThreshold }),
    ...(estimatedTime !== undefined && { estimatedTime }),
    ...(estimatedCost !== undefined && { estimatedCost }),
    ...(url !== undefined && { url: url?.trim() || null }),
    ...(isAboutSafety != null && { isAboutSafety }),
    ...(fulfilledBy != null && { fulfilledBy }),
    ...(isAboutSafety === true && fulfilledBy == null && { fulfilledBy: 'Complete' as const }),
  };
}

export type TrainingProblem = { field: keyof TrainingForm; message: string };

/** What is wrong with the fields that are given, in their order. */
export function problemsOfTraining(form: Partial<TrainingForm>): TrainingProblem[] {
  const { nameMax, descriptionMax, ageMax, minutesMax, centsMax } = TRAINING_LIMITS;
  const { name, description, ageThreshold, estimatedTime, estimatedCost, url } = form;
  const found: { [Field in keyof TrainingForm]: string | false } = {
    name: name !== undefined && nameProblem(name, nameMax),
    description:
      lengthOf(description) > descriptionMax &&
      `The description must be at most ${descriptionMax} characters long.`,
    ageThreshold:
      !isWithin(ageThreshold, ageMax) && `The lowest age must be a whole number from 0 to ${ageMax}.`,
    estimatedTime:
      !isWithin(estimatedTime, minutesMax) &&
      `The time must be a whole number of minutes from 0 to ${minutesMax}.`,
    estimatedCost:
      !isWithin(estimatedCost, centsMax) && `The cost must be from $0.00 to $${centsMax / 100}.00.`,
    url: url != null && !isWebAddress(url) && 'The address must begin with https:// or http://.',
    isAboutSafety: false,
    fulfilledBy: fulfilmentProblem(form),
  };
  return Object.entries(found).flatMap(([field, message]) =>
    message === false ? [] : [{ field: field as keyof TrainingForm, message }],
  );
}

/** What is wrong with a training as it would stand; a new one has to say what fulfils it. */
export function fulfilmentProblem({ isAboutSafety, fulfilledBy }: Partial<TrainingForm>): string | false {
  return isAboutSafety === true && fulfilledBy === 'Applying' && SAFETY_TEXT;
}

/** What is asked of whoever offers a training for the first time. */
export const FULFILMENT_QUESTION = 'Please say whether applying is enough.';
const SAFETY_TEXT =
  'A training about safety counts only once somebody has marked it complete: applying cannot be enough.';

function nameProblem(name: string, max: number): string | false {
  if (name === '') return 'The training needs a name.';
  return lengthOf(name) > max && `The name must be at most ${max} characters long.`;
}

/** An address that a browser opens as a page: nothing else may hide behind a link. */
function isWebAddress(url: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(url) || /[\s\p{Cc}]/u.test(url)) return false;
  return lengthOf(url) <= TRAINING_LIMITS.urlMax && URL.canParse(url);
}

function isWithin(value: number | null | undefined, max: number): boolean {
  return value == null || (Number.isInteger(value) && value >= 0 && value <= max);
}

function lengthOf(text: string | undefined): number {
  return [...(text ?? '')].length;
}
