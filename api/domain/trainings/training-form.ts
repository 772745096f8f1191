import {
  type Field,
  type Fields,
  type Given,
  problemsOf,
  tidyGiven,
  type ValuesOf,
} from '../fields/field.ts';
import { free, html, numberOrNone } from '../fields/field-kind.ts';
import { QUEST_LIMITS } from '../quests/quest-limits.ts';
import type { Fulfilment } from './record-status.ts';

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

/** The rules for a training as a charity offers it: one row a field, in the order of the form. */
export const TRAINING_FIELDS = {
  name: nameOfTraining(),
  description: html({
    label: 'Description',
    max: TRAINING_LIMITS.descriptionMax,
    tooLong: `The description must be at most ${TRAINING_LIMITS.descriptionMax} characters long.`,
  }),
  /** Minutes. */
  estimatedTime: numberOrNone({
    label: 'Time in minutes',
    min: 0,
    max: TRAINING_LIMITS.minutesMax,
    outside: `The time must be a whole number of minutes from 0 to ${TRAINING_LIMITS.minutesMax}.`,
  }),
  /** Cents. */
  estimatedCost: numberOrNone({
    label: 'Cost in dollars',
    help: 'Empty: it is free.',
    min: 0,
    max: TRAINING_LIMITS.centsMax,
    perUnit: 100,
    outside: `The cost must be from $0.00 to $${TRAINING_LIMITS.centsMax / 100}.00.`,
  }),
  ageThreshold: numberOrNone({
    label: 'Lowest age',
    help: 'Empty: all ages.',
    min: 0,
    max: TRAINING_LIMITS.ageMax,
    outside: `The lowest age must be a whole number from 0 to ${TRAINING_LIMITS.ageMax}.`,
  }),
  url: webAddressOrNone(),
  /** A training about safety is never fulfilled by applying. */
  isAboutSafety: free(false as boolean, 'flag', {
    label: 'It is about safety',
    help: 'Then applying opens nothing: somebody marks each volunteer complete.',
  }),
  fulfilledBy: free('Complete' as Fulfilment, 'choice', {
    label: 'What opens the Quests that ask for it?',
    isRequired: true,
  }),
} as const satisfies Fields;

export type TrainingForm = ValuesOf<typeof TRAINING_FIELDS>;

/** What a client sent as it would be kept; fields that are left out drop out, and so do those that cannot be empty. */
export function tidyTraining(given: Given<TrainingForm>): Partial<TrainingForm> {
  const { isAboutSafety, fulfilledBy } = given;
  return {
    ...tidyGiven(TRAINING_FIELDS, given),
    ...(isAboutSafety === true && fulfilledBy == null && { fulfilledBy: 'Complete' as const }),
  };
}

export type TrainingProblem = { field: keyof TrainingForm; message: string };

/** What is wrong with the fields that are given, in their order. */
export function problemsOfTraining(form: Partial<TrainingForm>): TrainingProblem[] {
  const fulfilment = fulfilmentProblem(form);
  return [
    ...problemsOf(TRAINING_FIELDS, form),
    ...(fulfilment ? [{ field: 'fulfilledBy' as const, message: fulfilment }] : []),
  ];
}

/** What is wrong with a training as it would stand; a new one has to say what fulfils it. */
export function fulfilmentProblem({ isAboutSafety, fulfilledBy }: Partial<TrainingForm>): string | false {
  return isAboutSafety === true && fulfilledBy === 'Applying' && SAFETY_TEXT;
}

/** What is asked of whoever offers a training for the first time. */
export const FULFILMENT_QUESTION = 'Please say whether applying is enough.';
const SAFETY_TEXT =
  'A training about safety counts only once somebody has marked it complete: applying cannot be enough.';

function nameOfTraining() {
  const { nameMax } = TRAINING_LIMITS;
  const field = {
    label: 'Name',
    input: { kind: 'line', max: nameMax, isRequired: true },
    first: '',
    emptied: '',
    tidy: (name) => name.trim().replace(/\s+/g, ' '),
    problem: (name) => {
      if (name === '') return 'The training needs a name.';
      return [...name].length > nameMax ? `The name must be at most ${nameMax} characters long.` : null;
    },
  } satisfies Field<string>;
  return field;
}

function webAddressOrNone() {
  const field = {
    label: 'Web address',
    input: { kind: 'address', help: 'Where it is taken or told: https://…' },
    first: null as string | null,
    emptied: null,
    tidy: (url) => url?.trim() || null,
    problem: (url) =>
      url === null || isWebAddress(url) ? null : 'The address must begin with https:// or http://.',
  } satisfies Field<string | null>;
  return field;
}

/** An address that a browser opens as a page: nothing else may hide behind a link. */
function isWebAddress(url: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(url) || /[\s\p{Cc}]/u.test(url)) return false;
  return [...url].length <= TRAINING_LIMITS.urlMax && URL.canParse(url);
}
