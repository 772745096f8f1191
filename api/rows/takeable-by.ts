import { type SQL, sql } from 'drizzle-orm';
import type { Subject } from '#domain/permissions/permissions.ts';
import { gateExemptionsAt } from '#domain/permissions/permissions.ts';
import type { GateExemptions } from './gate-where.ts';
import { isTakeable, isTakeableByVisitors } from './gate-where.ts';

/**
 * `isTakeable` of the domain for whoever looks, null for visitors: conditions on `quest`, its `provider`, and `chariteer`,
 * which has to be the viewer's record. `now` in epoch ms.
 */
export function isTakeableBy(viewer: Subject | null, now: number): SQL[] {
  if (viewer === null) return isTakeableByVisitors(now);
  return isTakeable(now, exemptionsOf(viewer), sql`${viewer.accountId}`);
}

/** At which charities someone skips which gates. */
export function exemptionsOf(subject: Subject): GateExemptions {
  const own = subject.ownProviderId === null ? [] : [subject.ownProviderId];
  const known = subject.memberships.flatMap(({ providerId }) => (providerId === null ? [] : [providerId]));
  const at = [...new Set([...own, ...known])].map((id) => ({ id, ...gateExemptionsAt(subject, id) }));
  return {
    isEverywhere: subject.isStaff,
    managerOf: JSON.stringify(at.filter(({ isManager }) => isManager).map(({ id }) => id)),
    bypassOf: JSON.stringify(at.filter(({ canBypassAgePolicy }) => canBypassAgePolicy).map(({ id }) => id)),
  };
}
