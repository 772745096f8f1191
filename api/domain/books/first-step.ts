/** The steps of a new charity to its first posted month and the second person, in their order. */
export const FIRST_STEPS = ['SETTINGS', 'PLACE', 'STAMP', 'TIMES', 'MONTH', 'TEAM'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** For how long a charity that has posted is still reminded to invite a second person. */
export const NEW_CHARITY_MS = 30 * 24 * 3_600_000;

export type StartFacts = {
  hasSettings: boolean;
  hasPlace: boolean;
  hasStamp: boolean;
  hasTimes: boolean;
  hasPosted: boolean;
  hasTeam: boolean;
};

/** The first step that is missing; null once a month is posted and there is a second person. */
export function firstStepOf(facts: StartFacts): FirstStep | null {
  if (facts.hasPosted) return facts.hasTeam ? null : 'TEAM';
  if (!facts.hasSettings) return 'SETTINGS';
  if (!facts.hasPlace) return 'PLACE';
  if (!facts.hasStamp) return 'STAMP';
  return facts.hasTimes ? 'MONTH' : 'TIMES';
}
