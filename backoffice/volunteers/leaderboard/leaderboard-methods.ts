import { LeaderboardDocument } from '../../gql/generated/volunteers.ts';
import { reading } from '../../resources/method.ts';

/** A page of those who have served at a charity, and how many there are. */
export const leaderboard = reading(
  LeaderboardDocument,
  ({ getSpecificChariteers: rows, countSpecificChariteers: total }) => ({ rows, total }),
);
