/** Kept with the contract that a manager releases. */
export const RELEASE_REASON = 'Released by manager';

/** Kept with the contract of a guild to which no one belongs any more. */
export const REST_REASON = 'The Guild rests';

/** Kept with the contract whose unused spots were released at their time. */
export const IN_TIME_REASON = 'Released at its time';

/** Kept with the contract that the guild itself gives back. */
export const GIVE_BACK_REASON = 'Given back by the Guild';
