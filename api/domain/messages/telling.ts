/** Whether someone knows of a change: told, being told, or not reached. */
export const TELLING_STATES = ['told', 'on-the-way', 'not-reached'] as const;
export type TellingState = (typeof TELLING_STATES)[number];

const ON_THE_WAY = ['waiting', 'sending'];

/**
 * What the deliveries to one person come to: one that arrived is enough, one that may still arrive is hope, and without
 * any, or with none but failed ones, someone has to call.
 */
export function tellingOf(statuses: readonly string[]): TellingState {
  if (statuses.includes('sent')) return 'told';
  return statuses.some((status) => ON_THE_WAY.includes(status)) ? 'on-the-way' : 'not-reached';
}
