import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { textsOf } from '../language/console-locale.ts';
import { useOrganization } from './use-organization.ts';

/** The charity whose own account is logged in, if it is one. */
export function useOwnProvider() {
  const { isPending, session } = useOrganization();
  const { ownProviderId, ownProviderName } = session?.account ?? {};
  const ownProvider = ownProviderId
    ? { id: ownProviderId, name: ownProviderName ?? textsOf(consoleSessionTexts).yourCharity }
    : null;
  return { isPending, ownProvider };
}
