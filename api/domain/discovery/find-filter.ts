export const LEFT_OUT_REASONS = ['NO_POINT', 'NO_DATE', 'NO_AGES'] as const;
/** Why a quest is left out of which something is unknown. */
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export const FIND_FILTER_NAMES = [
  'DAY',
  'TIMES',
  'TYPES',
  'DISTRICT',
  'PLACE',
  'NEEDS_PEOPLE',
  'WITH_CHILDREN',
  'NO_EXPERIENCE',
  'AT_HOME',
  'WORDS',
  'TAKEABLE',
] as const;
/** What can be loosened. */
export type FindFilterName = (typeof FIND_FILTER_NAMES)[number];
