const DAY_MS = 24 * 3_600_000;

/** Time without a login after which a charity counts as quiet. */
export const QUIET_AFTER_MS = 30 * DAY_MS;
/** How far ahead spots are counted. */
export const FILL_AHEAD_MS = 30 * DAY_MS;
/** How far back quests are looked through for attendance that nobody marked. */
export const UNMARKED_SINCE_MS = 14 * DAY_MS;
/** Below this share of spots taken, in percent, quests count as empty. */
const EMPTY_BELOW_PERCENT = 50;

/** What is known of a charity’s health; timestamps in epoch ms. */
export type HealthFacts = {
  /** When someone who works there was last logged in; null: not of late. */
  lastUsedAt: number | null;
  /** The start of the last quest that is posted ahead; null for none. */
  postedUntil: number | null;
  takenCount: number;
  spotCount: number;
  unmarkedCount: number;
  questionCount: number;
};

export const HEALTH_PROBLEMS = ['QUIET', 'NOTHING_POSTED', 'EMPTY', 'UNMARKED', 'QUESTIONS'] as const;
export type HealthProblem = (typeof HEALTH_PROBLEMS)[number];

/** The taken share of the spots ahead in percent; null where there are none. */
export function fillPercentOf({ takenCount, spotCount }: Pick<HealthFacts, 'takenCount' | 'spotCount'>) {
  return spotCount === 0 ? null : Math.round((100 * takenCount) / spotCount);
}

/** What is wrong at a charity, the worst first. */
export function healthProblems(facts: HealthFacts, now: number): HealthProblem[] {
  const fill = fillPercentOf(facts);
  const is: Record<HealthProblem, boolean> = {
    QUIET: facts.lastUsedAt === null || facts.lastUsedAt < now - QUIET_AFTER_MS,
    NOTHING_POSTED: facts.postedUntil === null,
    EMPTY: fill !== null && fill < EMPTY_BELOW_PERCENT,
    UNMARKED: facts.unmarkedCount > 0,
    QUESTIONS: facts.questionCount > 0,
  };
  return HEALTH_PROBLEMS.filter((problem) => is[problem]);
}
