import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { chariteer } from '#db/schema/chariteer.ts';
import { supervision } from '#db/schema/supervision.ts';
import { isActive } from './contract-where.ts';
import { isYoung } from './volunteer-where.ts';

/** Whether someone supervises a sign-up that stands, or is asked to; joined with its contract. */
export function isAskedOrAgreed(supervisorId: string): SQL | undefined {
  return and(
    eq(supervision.supervisorId, supervisorId),
    inArray(supervision.state, ['asked', 'agreed']),
    eq(supervision.isCurrent, true),
    isActive(),
  );
}

const supervisor = alias(chariteer, 'supervisor');

/** Whether the one who supervises is an adult now; a yes of someone under 18 doesn't count. `now` in epoch ms. */
export function isByAdult(now: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${chariteer} AS supervisor
    WHERE ${supervisor.id} = ${supervision.supervisorId} AND ${not(isYoung(now, supervisor))})`;
}
