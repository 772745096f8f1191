import { useSyncExternalStore } from 'react';
import { useGetIdentity, useRefresh } from 'react-admin';
import { organizationAtWork } from '#domain/charities/organization-choice.ts';
import { chooseProvider, onProviderChosen, readChosenProviderId } from './organization.ts';
import type { ConsoleSession } from './session.ts';

/** The organisations the viewer may work for, the one selected, and how to select another. */
export function useOrganization() {
  const { identity, isPending, error, refetch } = useGetIdentity();
  const refresh = useRefresh();
  const session: ConsoleSession | undefined = identity?.session;
  const subject = session?.subject ?? null;
  const accountId = subject?.accountId;
  const chosen = useSyncExternalStore(onProviderChosen, () => readChosenProviderId(accountId));
  const organizations = session?.organizations ?? [];
  const isStaff = subject?.isStaff ?? false;
  const choose = (providerId: string) => {
    if (accountId !== undefined) chooseProvider({ accountId, providerId });
    // Rights and lists are those of the selected charity.
    refresh();
  };

  return {
    isPending,
    error,
    refetch,
    session,
    organizations,
    isStaff,
    providerId: organizationAtWork(subject, chosen),
    choose,
  };
}
