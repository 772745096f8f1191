import { useNotify } from 'react-admin';
import { consoleErrorCopy } from '#domain/wording/console-error-copy.ts';
import { consoleLocale } from '../language/console-locale.ts';
import { useOrganization } from './use-organization.ts';

/** Asks for the id of whoever posts or reserves; without one a toast asks to log in again, and null comes back. */
export function useOwnAccountId(): () => string | null {
  const { session } = useOrganization();
  const notify = useNotify();
  const locale = consoleLocale();
  return () => {
    const id = session?.account.playerId || null;
    if (id === null) notify(consoleErrorCopy(locale, { code: 'NOT_LOGGED_IN' }), { type: 'error' });
    return id;
  };
}
