import type { FindFilterName } from './find-filter.ts';
import { FIND_MILES, type FindQuestion, filtersOf, without } from './find-question.ts';
import type { FindDay } from './find-window.ts';

/** Change that widens a search: one filter, relaxed by a step or dropped. */
export type LoosenStep = {
  filter: FindFilterName;
  /** The wider choice of days; null for any day, and for other filters. */
  day: FindDay | null;
  /** The wider radius; null for any distance, and for other filters. */
  miles: number | null;
  question: FindQuestion;
};

/** Days that lie within the next seven. */
const NEAR_DAYS: readonly FindDay[] = ['TODAY', 'TOMORROW', 'WEEKEND'];

/** The ways to ask for more, filter by filter in the order of the form, of each the smallest step first. */
export function loosenSteps(question: FindQuestion): LoosenStep[] {
  return filtersOf(question).flatMap((filter): LoosenStep[] => {
    const whole = { filter, day: null, miles: null, question: without(question, filter) };
    if (filter === 'PLACE') {
      const wider = FIND_MILES.filter((miles) => miles > question.miles);
      return [...wider.map((miles) => ({ ...whole, miles, question: { ...question, miles } })), whole];
    }
    if (filter === 'DAY' && question.date === null && NEAR_DAYS.includes(question.day)) {
      const day = 'NEXT_7_DAYS';
      return [{ ...whole, day, question: { ...question, day } }, whole];
    }
    return [whole];
  });
}
