import type { AuthProvider, UserIdentity } from 'react-admin';
import { organizationAtWork } from '#domain/charities/organization-choice.ts';
import { apolloClient } from '../api-client/apollo-client.ts';
import { ConsoleError, isNotLoggedIn } from '../api-client/error-code.ts';
import { pageHeaders, setPageAccount, tellLoggedOut } from '../api-client/page-account.ts';
import { settleSessionEnd } from '../api-client/session-end.ts';
import {
  ConsoleEnterSecondFactorDocument,
  ConsoleLogInByPasskeyDocument,
  ConsoleLoginDocument,
  ConsoleLogoutDocument,
} from '../gql/generated/session.ts';
import { lockKept } from './kept/kept-list.ts';
import { chooseProvider, readChosenProviderId } from './organization.ts';
import { mayAccess } from './resource-access.ts';
import {
  askAgain,
  type ConsoleSession,
  forgetSession,
  hasSession,
  isKnownAccount,
  knownSupportEmail,
  loadSession,
  loadTitle,
} from './session.ts';

/** react-admin's identity, with the session it was made from. */
export type ConsoleIdentity = UserIdentity & { session: ConsoleSession; initials: string };

export const authProvider = {
  /** Opens a session, by a password or what a device has answered. Throws ConsoleError with the text to show. */
  async login(given: { email: string; password: string } | { credential: string }) {
    try {
      if ('credential' in given) {
        const { data } = await apolloClient.mutate({
          mutation: ConsoleLogInByPasskeyDocument,
          variables: given,
        });
        // Someone else's passkey: nothing of this page is for them.
        if (!isKnownAccount(data.logInByPasskey.playerId)) return window.location.reload();
        return goOn();
      }
      const title = await loadTitle();
      await apolloClient.mutate({
        mutation: ConsoleLoginDocument,
        variables: { ...given, titleId: title.titleId },
      });
    } catch (error) {
      throw new ConsoleError(error, { operation: 'login', supportEmail: knownSupportEmail() });
    }
    goOn();
  },

  /** Ends a login that asks for a second factor. Throws ConsoleError with the text to show. */
  async enterSecondFactor(code: string) {
    try {
      await apolloClient.mutate({ mutation: ConsoleEnterSecondFactorDocument, variables: { code } });
    } catch (error) {
      throw new ConsoleError(error, { supportEmail: knownSupportEmail() });
    }
    askAgain();
    settleSessionEnd();
  },

  /** Ends the session on the server; what this browser knew is forgotten even if the server is away. */
  async logout() {
    // react-admin also calls this for visitors: what was chosen before stays with the account that chose it.
    if (!hasSession()) return;
    // Who leaves is whoever this page belongs to, and no one else.
    const headers = pageHeaders();
    forgetSession();
    chooseProvider(null);
    forgetKeptPages();
    await apolloClient
      .mutate({ mutation: ConsoleLogoutDocument, context: { headers } })
      .then(tellLoggedOut)
      .catch(() => undefined);
  },

  /**
   * Throws for a visitor. A server that is away ends no session: the pages say so and offer a retry. Nor does a session
   * that ends while the console is open: a dialog over the page asks for the password.
   */
  async checkAuth() {
    await loadSession().catch((error) => {
      if (isNotLoggedIn(error)) throw error;
    });
  },

  /** Every error is told where it happened. Where nobody is logged in any more, its answer has opened that dialog besides. */
  async checkError(error: unknown) {
    if (isNotLoggedIn(error) && !hasSession()) throw error;
  },

  async getIdentity(): Promise<ConsoleIdentity> {
    const session = await loadSession();
    const { playerId, username, initials } = session.account;
    // No fullName: react-admin would write it beside the avatar, which shows the initials and nothing else.
    return { id: playerId, username, initials, session };
  },

  /** Checks the permission table, at the record's charity or else the selected one. */
  async canAccess({ resource, action, record }) {
    const session = await loadSession();
    const { subject } = session;
    const providerId =
      record?.providerId ?? organizationAtWork(subject, readChosenProviderId(subject.accountId));
    return mayAccess(subject, { resource, action, providerId });
  },
} satisfies AuthProvider;

/**
 * Leaves the console where the server has ended the session already. Who was here stays known until the other page comes, so
 * that no answer to an earlier question leads to the login instead.
 */
export function leaveConsole(address: string): void {
  lockKept();
  chooseProvider(null);
  forgetKeptPages();
  setPageAccount(null);
  tellLoggedOut();
  location.assign(address);
}

/** The site's worker forgets the pages that it keeps for this login. */
function forgetKeptPages(): void {
  navigator.serviceWorker?.controller?.postMessage('log-out');
}

/** What was asked for before the session was there is asked for again. */
function goOn(): void {
  askAgain();
  settleSessionEnd();
}
