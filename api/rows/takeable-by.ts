import { type SQL, sql } from 'drizzle-orm';
import type { Subject } from '#domain/permissions/permissions.ts';
import { exemptionsOf } from './gate-exemptions.ts';
import { isTakeable, isTakeableByVisitors } from './gate-where.ts';

/**
 * `isTakeable` of the domain for whoever looks, null for visitors: conditions on `quest`, its `provider`, and `chariteer`,
 * which has to be the viewer's record. `now` in epoch ms.
 */
export function isTakeableBy(viewer: Subject | null, now: number): SQL[] {
  if (viewer === null) return isTakeableByVisitors(now);
  return isTakeable(now, exemptionsOf(viewer), sql`${viewer.accountId}`);
}
