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
import { cutHtml } from '../text/cut-html.ts';
import { consoleTrainingFieldsTexts } from '../texts/generated/console-training-fields.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import type { Fulfilment } from './record-status.ts';

/** What is kept of a manager's note counts, markup included, as with the descriptions of quests. */
export const NOTE_MAX = 299;

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

const t = refsOf(consoleTrainingFieldsTexts);
const { descriptionMax, minutesMax, centsMax, ageMax } = TRAINING_LIMITS;

/** The rules for a training as a charity offers it: one row a field, in the order of the form. */
export const TRAINING_FIELDS = {
  name: nameOfTraining(),
  description: html({
    label: t.description,
    max: descriptionMax,
    tooLong: t.descriptionLong({ max: String(descriptionMax) }),
  }),
  /** Minutes. */
  estimatedTime: numberOrNone({
    label: t.estimatedTime,
    min: 0,
    max: minutesMax,
    outside: t.timeOutside({ max: String(minutesMax) }),
  }),
  /** Cents. */
  estimatedCost: numberOrNone({
    label: t.estimatedCost,
    help: t.costHelp,
    min: 0,
    max: centsMax,
    perUnit: 100,
    outside: t.costOutside({ max: String(centsMax / 100) }),
  }),
  ageThreshold: numberOrNone({
    label: t.ageThreshold,
    help: t.ageHelp,
    min: 0,
    max: ageMax,
    outside: t.ageOutside({ max: String(ageMax) }),
  }),
  url: webAddressOrNone(),
  /** A training about safety is never fulfilled by applying. */
  isAboutSafety: free(false as boolean, 'flag', { label: t.isAboutSafety }),
  fulfilledBy: free('Complete' as Fulfilment, 'choice', { label: t.fulfilledBy, isRequired: true }),
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

export type TrainingProblem = { field: keyof TrainingForm; message: TextRef };

/** What is wrong with the fields that are given, in their order. */
export function problemsOfTraining(form: Partial<TrainingForm>): TrainingProblem[] {
  const fulfilment = fulfilmentProblem(form);
  return [
    ...problemsOf(TRAINING_FIELDS, form),
    ...(fulfilment ? [{ field: 'fulfilledBy' as const, message: fulfilment }] : []),
  ];
}

/** What is wrong with a training as it would stand; a new one has to say what fulfils it. */
export function fulfilmentProblem({ isAboutSafety, fulfilledBy }: Partial<TrainingForm>): TextRef | null {
  return isAboutSafety === true && fulfilledBy === 'Applying' ? t.safetyNotByApplying : null;
}

function nameOfTraining() {
  const { nameMax } = TRAINING_LIMITS;
  const field = {
    label: t.name,
    input: { kind: 'line', max: nameMax, isRequired: true },
    first: '',
    emptied: '',
    tidy: (name) => name.trim().replace(/\s+/g, ' '),
    problem: (name) => {
      if (name === '') return t.nameMissing;
      return [...name].length > nameMax ? t.nameLong({ max: String(nameMax) }) : null;
    },
  } satisfies Field<string>;
  return field;
}

function webAddressOrNone() {
  const field = {
    label: t.url,
    input: { kind: 'address', help: t.urlHelp },
    first: null as string | null,
    emptied: null,
    tidy: (url) => url?.trim() || null,
    problem: (url) => (url === null || isWebAddress(url) ? null : t.urlWrong),
  } satisfies Field<string | null>;
  return field;
}

/** An address that a browser opens as a page: nothing else may hide behind a link. */
function isWebAddress(url: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(url) || /[\s\p{Cc}]/u.test(url)) return false;
  return [...url].length <= TRAINING_LIMITS.urlMax && URL.canParse(url);
}

/** A note of clean HTML as it is kept: cut off at its limit with every tag closed, null when it says nothing. */
export function limitNote(html: string): string | null {
  const kept = cutHtml(html.trim(), NOTE_MAX).trim();
  return kept.replace(/<[^>]*>/g, '').trim() === '' ? null : kept;
}

/** Whether something of a note has to be cut off. */
export function isNoteTooLong(html: string): boolean {
  return [...html.trim()].length > NOTE_MAX;
}
