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

/** The steps that are not done. */
export function missingSteps(facts: StartFacts): FirstStep[] {
  const done = {
    SETTINGS: facts.hasSettings,
    PLACE: facts.hasPlace,
    STAMP: facts.hasStamp,
    TIMES: facts.hasTimes,
    MONTH: facts.hasPosted,
    TEAM: facts.hasTeam,
  };
  return FIRST_STEPS.filter((step) => !done[step]);
}

/** The first step that is missing; once a month is posted, a second person alone; null where nothing is. */
export function firstStepOf(facts: StartFacts): FirstStep | null {
  const missing = missingSteps(facts);
  if (!facts.hasPosted) return missing[0] ?? null;
  return missing.includes('TEAM') ? 'TEAM' : null;
}
