/** The steps of a new charity to its first posted month, in their order. */
export const FIRST_STEPS = ['PLACE', 'STAMP', 'TIMES', 'MONTH'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export type StartFacts = { hasPlace: boolean; hasStamp: boolean; hasTimes: boolean; hasPosted: boolean };

/** The first step that is missing; null for a charity that has posted before. */
export function firstStepOf({ hasPlace, hasStamp, hasTimes, hasPosted }: StartFacts): FirstStep | null {
  if (hasPosted) return null;
  if (!hasPlace) return 'PLACE';
  if (!hasStamp) return 'STAMP';
  return hasTimes ? 'MONTH' : 'TIMES';
}
