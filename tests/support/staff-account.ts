import type { StaffAccountFragment } from '../../backoffice/gql/generated.ts';

/** A volunteer's account as the product's staff see it. */
export function accountOf(given: Partial<StaffAccountFragment> = {}): StaffAccountFragment {
  return {
    id: 'ana',
    username: 'ana',
    email: 'ana@example.org',
    nameFirst: 'Ana',
    nameLast: 'Ruiz',
    accountType: 'Chariteer',
    isStaff: false,
    isBanned: false,
    banReason: null,
    ownProviderId: null,
    ownProviderName: null,
    subscriptionStatus: 'unsubscribed',
    dateOfBirth: '1990-05-17',
    createdAt: '2026-03-07T15:00:00.000Z',
    ...given,
  };
}
