import { useSyncExternalStore } from 'react';
import { useGetIdentity, useRefresh } from 'react-admin';
import type { ConsoleIdentity } from '../providers/auth-provider.ts';
import {
  chooseProvider,
  onProviderChosen,
  readChosenProviderId,
  selectedProviderId,
} from '../providers/organization.ts';

/** The organisations the viewer may work for, the one selected, and how to select another. */
export function useOrganization() {
  const { identity, isPending, error, refetch } = useGetIdentity();
  const refresh = useRefresh();
  const chosen = useSyncExternalStore(onProviderChosen, readChosenProviderId);

  const session = (identity as ConsoleIdentity | undefined)?.session;
  const organizations = session?.organizations ?? [];
  const isStaff = session?.subject.isStaff ?? false;
  const choose = (providerId: string) => {
    chooseProvider(providerId);
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
    providerId: selectedProviderId({ organizations, isStaff }, chosen),
    choose,
  };
}
