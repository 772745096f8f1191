/** What staff read of a merge, in this order: how much moves, and how much is set aside. */
export const MERGE_SUBJECTS = [
  'signUps',
  'credits',
  'trainings',
  'memberships',
  'consents',
  'children',
  'waiting',
  'bans',
  'messages',
  'devices',
  'acts',
  'person',
] as const;
export type MergeSubject = (typeof MERGE_SUBJECTS)[number];
