import { gateExemptionsAt, type Subject } from '#domain/permissions/permissions.ts';
import type { GateExemptions } from './gate-where.ts';

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
