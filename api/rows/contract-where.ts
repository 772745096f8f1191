import { and, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { LATE_DROP_MS, PRESENCES } from '#domain/attendance/attendance.ts';

/** `recapInstant` of the domain, of a contract joined with its quest. In epoch ms. */
export const recapInstant: SQL<number> = sql<number>`coalesce(${quest.startedAt}, ${contract.actualArrivalAt},
  ${contract.claimedAt})`;

/** Whether `recapOutcome` of the domain is “served”. */
export const isServed: SQL = sql`${wasThere()} and ${isSignUp()}`;

/** Sign-ups that may count as something; the many that nothing was recorded of are left out. */
export const mayCount = and(isSignUp(), or(isNotNull(contract.status), isNotNull(contract.abandonedAt)));

/** The table of contracts, or an alias of it. */
type Of<Name extends keyof typeof contract.$inferSelect> = Readonly<Record<Name, SQLiteColumn>>;

/** SQL version of the domain's `isActive`. */
export function isActive({ abandonedAt }: Of<'abandonedAt'> = contract): SQL {
  return isNull(abandonedAt);
}

/** Whether it stood at an instant, epoch ms. */
export function stoodAt(
  instant: number,
  { claimedAt, abandonedAt }: Of<'claimedAt' | 'abandonedAt'> = contract,
): SQL {
  return sql`(${claimedAt} <= ${instant} and (${isActive({ abandonedAt })} or ${abandonedAt} > ${instant}))`;
}

/** SQL version of the domain's `isSignUp`. */
export function isSignUp({ guildId }: Of<'guildId'> = contract): SQL {
  return isNull(guildId);
}

/** SQL version of the domain's `isActiveSignUp`. */
export function isActiveSignUp(of: Of<'guildId' | 'abandonedAt'> = contract): SQL {
  return sql`${isSignUp(of)} and ${isActive(of)}`;
}

/** SQL version of the domain's `wasThere`. */
export function wasThere({ status }: Of<'status'> = contract): SQL {
  return inArray(status, [...PRESENCES]);
}

/** Whether the person marked it and no one else has confirmed it yet. */
export const isOwnMark: SQL = isNotNull(contract.ownMarkedAt);

/** Whether another person gave a reason for more than the planned time. */
export const hasReasonOfOther: SQL = sql`${contract.timesReason} is not null and ${contract.ownMarkedAt} is null`;

/** Whether a mark from before the departure has minutes left to credit, now that it is behind. `now` in epoch ms. */
export function hasRestToCredit(now: number): SQL {
  return sql`${isNotNull(contract.creditedUntil)} and ${lte(contract.actualDepartureAt, now)} and ${isSignUp()}`;
}

/** SQL version of the domain's `isActiveReservation`. */
export function isActiveReservation(of: Of<'guildId' | 'abandonedAt'> = contract): SQL {
  return sql`${isNotNull(of.guildId)} and ${isActive(of)}`;
}

/** Whether a guild holds the whole quest, not a number of its spots. */
export function isWholeReservation(of: Of<'guildId' | 'abandonedAt' | 'guildSpots'> = contract): SQL {
  return sql`${isActiveReservation(of)} and ${isNull(of.guildSpots)}`;
}

/** Not what a sub took over: such a contract has ended, but no one bailed out. */
export function isNotHandedOver(): SQL {
  return isNull(contract.handedToId);
}

/** Whether a sign-up ended in the write that made another one of its person: both have the instant of that write. */
export function isGivenUpFor(taken: Readonly<Record<'chariteerId' | 'claimedAt', SQLiteColumn>>): SQL {
  return sql`${contract.chariteerId} = ${taken.chariteerId} and ${contract.abandonedAt} = ${taken.claimedAt}
    and ${isSignUp()} and ${isNotHandedOver()} and ${isNull(contract.status)}`;
}

/** SQL version of the domain's `lateDropOut`, of people who left of their own accord; joined with the quest. */
export const isLateDrop: SQL = sql`${isSignUp()} and ${isNotHandedOver()} and ${isNull(contract.status)}
  and ${contract.abandonedAt} >= ${quest.startedAt} - ${LATE_DROP_MS}`;

/** Whether a contract has credits: `creditsFor` of the domain is not empty. */
export function isCredited({ status }: Of<'status'> = contract): SQL {
  return sql`${status} is not null and ${status} not in ('Cancelled', 'Excused')`;
}

/** Whether the person left, and was marked for the last time, before an instant (epoch ms). */
export function isSettledBefore(
  instant: number,
  of: Of<'actualArrivalAt' | 'actualDepartureAt' | 'markedAt'> = contract,
): SQL {
  const left = sql`ifnull(${of.actualDepartureAt}, ${of.actualArrivalAt})`;
  return sql`(${left} < ${instant} and ifnull(${of.markedAt}, ${left}) < ${instant})`;
}

/** Whether the person came before an instant and left after another one, as they were marked. Epoch ms. */
export function wasThereBetween(
  from: number,
  until: number,
  of: Of<'actualArrivalAt' | 'actualDepartureAt'> = contract,
): SQL {
  return sql`(${of.actualDepartureAt} > ${from} and ${of.actualArrivalAt} < ${until})`;
}

/** SQL version of the domain's `creditedMinutes`. */
export function creditedMinutes(of: CreditedColumns = contract): SQL<number> {
  const { actualArrivalAt, actualDepartureAt, creditedUntil } = of;
  const end = sql`min(${actualDepartureAt}, ifnull(${creditedUntil}, ${actualDepartureAt}))`;
  return sql<number>`CASE WHEN ${wasThere(of)}
    THEN ifnull(max(0, (${end} - ${actualArrivalAt}) / 60000), 0) ELSE 0 END`;
}

type CreditedColumns = Of<'status' | 'actualArrivalAt' | 'actualDepartureAt' | 'creditedUntil'>;

/** SQL version of the domain's `othersWhoCame`. */
export function othersWhoCame(of: Of<'status' | 'others' | 'othersCame'> = contract): SQL<number> {
  return sql<number>`CASE WHEN ${wasThere(of)} THEN ifnull(${of.othersCame}, ${of.others}) ELSE 0 END`;
}

/** SQL version of the domain's `spotsOf`. */
export function spotsOf({ others }: Of<'others'> = contract): SQL<number> {
  return sql<number>`(1 + ${others})`;
}
