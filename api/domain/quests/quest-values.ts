import { type Given, newValues, problemOf } from '../fields/field.ts';
import type { TextRef } from '../texts/text-ref.ts';
import { QUEST_FIELDS, type QuestValues } from './quest-field.ts';

/** The values of a new quest or stamp as they are kept: those given, else those of the stamp, else the plainest. */
export function newQuestValues(given: Given<QuestValues>, stamp: QuestValues | null): QuestValues {
  const values = newValues(QUEST_FIELDS, given, stamp);
  return { ...values, ...orderResources(values) };
}

/** The first broken rule of the values that are given, or null. */
export function problemOfValues(values: Partial<QuestValues>): TextRef | null {
  return problemOf(QUEST_FIELDS, values);
}

export type Resources = Pick<
  QuestValues,
  'resourceMinNumber' | 'resourceDesiredNumber' | 'resourceMaxNumber'
>;

/** The three numbers as they are kept: the smaller ones at most the maximum. */
export function orderResources(wanted: Resources): Resources {
  const { resourceMaxNumber } = wanted;
  const resourceDesiredNumber = Math.min(resourceMaxNumber, wanted.resourceDesiredNumber);
  const resourceMinNumber = Math.min(resourceDesiredNumber, wanted.resourceMinNumber);
  return { resourceMinNumber, resourceDesiredNumber, resourceMaxNumber };
}
