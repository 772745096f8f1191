import { sql } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';

/** What decides how much of someone in a group is seen; not everyone there has a volunteer record. */
export const VISIBILITY_COLUMNS = {
  dateOfBirth: sql<string | null>`coalesce(${chariteer.dateOfBirth}, ${account.dateOfBirth})`,
  hidesUsername: sql<boolean>`coalesce(${chariteer.hidesUsername}, 0)`,
  profileParts: chariteer.profileParts,
  profileAgreedAt: chariteer.profileAgreedAt,
};
