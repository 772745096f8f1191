import { and, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { isSignUp, wasThere } from './contract-where.ts';

/** `recapInstant` of the domain, of a contract joined with its quest. In epoch ms. */
export const recapInstant: SQL<number> = sql<number>`coalesce(${quest.startedAt}, ${contract.actualArrivalAt},
  ${contract.claimedAt})`;

/** Whether `recapOutcome` of the domain is “served”. */
export const isServed: SQL = sql`${wasThere()} and ${isSignUp()}`;

/** Sign-ups that may count as something; the many that nothing was recorded of are left out. */
export const mayCount = and(isSignUp(), or(isNotNull(contract.status), isNotNull(contract.abandonedAt)));
