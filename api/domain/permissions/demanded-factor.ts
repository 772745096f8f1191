import { isRole, type Membership, type Subject } from './permissions.ts';

/** A membership with what its charity asks of a session. */
export type AskingMembership = Membership & { demandsSecondFactor: boolean };

export type FactorFacts = {
  /** Whether a second factor was shown in this session. */
  hasShownFactor: boolean;
  /** Whether the product's staff need one here: in production. */
  isStaffAsked: boolean;
  /** Whether the charity whose own account this is demands one. */
  isOwnProviderAsked: boolean;
};

type Rights = Pick<Subject, 'isStaff' | 'ownProviderId'> & { memberships: readonly AskingMembership[] };

/** What of someone's rights counts in a session, and whether some do not. */
export type CountedRights = Pick<Subject, 'isStaff' | 'ownProviderId' | 'memberships'> & {
  areRightsHeld: boolean;
};

/**
 * The one place that holds rights back: where a second factor is demanded, they count in a session that has shown one.
 * The membership stays, with roles that are no rights.
 */
export function countedRights(rights: Rights, facts: FactorFacts): CountedRights {
  const held = heldRights(rights, facts);
  return {
    isStaff: rights.isStaff && !held.staff,
    ownProviderId: held.own ? null : rights.ownProviderId,
    memberships: countedMemberships(rights.memberships, facts),
    areRightsHeld: held.staff || held.own || held.groups,
  };
}

/** The memberships as they count in a session: without the roles of charities that ask for more than it has shown. */
export function countedMemberships(
  memberships: readonly AskingMembership[],
  { hasShownFactor }: Pick<FactorFacts, 'hasShownFactor'>,
): Membership[] {
  return memberships.map(({ demandsSecondFactor, roles, ...membership }) => {
    const areHeld = demandsSecondFactor && !hasShownFactor;
    return { ...membership, roles: areHeld ? roles.filter(({ roleId }) => !isRole(roleId)) : roles };
  });
}

function heldRights(
  { isStaff, ownProviderId, memberships }: Rights,
  { hasShownFactor, isStaffAsked, isOwnProviderAsked }: FactorFacts,
): { staff: boolean; own: boolean; groups: boolean } {
  const areGroupsAsked = memberships.some(
    ({ demandsSecondFactor, roles }) => demandsSecondFactor && roles.some(({ roleId }) => isRole(roleId)),
  );
  return {
    staff: !hasShownFactor && isStaff && isStaffAsked,
    own: !hasShownFactor && ownProviderId !== null && isOwnProviderAsked,
    groups: !hasShownFactor && areGroupsAsked,
  };
}
