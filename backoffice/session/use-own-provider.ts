import { useOrganization } from './use-organization.ts';

/** The charity whose own account is logged in, if it is one. */
export function useOwnProvider() {
  const { isPending, session } = useOrganization();
  const { ownProviderId, ownProviderName } = session?.account ?? {};
  const ownProvider = ownProviderId ? { id: ownProviderId, name: ownProviderName ?? 'Your charity' } : null;
  return { isPending, ownProvider };
}
