import type { contract } from '#db/schema/contract.ts';
import type { quest } from '#db/schema/quest.ts';
import type { ProgramScope } from '#domain/permissions/program-scope.ts';

/** What a program's key opens. */
export type ProgramRow = {
  providerId: string;
  name: string;
  scopes: readonly ProgramScope[];
  expiresAt: number;
};

/** A quest as a program reads it. */
export type ProgramQuestRow = Pick<
  typeof quest.$inferSelect,
  | 'id'
  | 'providerId'
  | 'eventTitle'
  | 'publishingStatus'
  | 'startedAt'
  | 'endedAt'
  | 'resourceMaxNumber'
  | 'takenCount'
  | 'waitingCount'
  | 'updatedAt'
>;

/** A sign-up as a program reads it; age and day of the quest say whether its name may be read. */
export type ProgramSignUpRow = Pick<
  typeof contract.$inferSelect,
  'id' | 'questId' | 'claimedAt' | 'abandonedAt' | 'status' | 'actualArrivalAt' | 'actualDepartureAt'
> & {
  providerId: string;
  dateOfBirth: string | null;
  startedAt: number | null;
  nameFirst: string | null;
  nameLast: string | null;
};
