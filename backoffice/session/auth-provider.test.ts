import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentExtensions } from '../../tests/support/sent-words.ts';
import { apolloClient } from '../api-client/apollo-client.ts';
import { ConsoleError } from '../api-client/error-code.ts';
import { isSessionOver, settleSessionEnd } from '../api-client/session-end.ts';
import { ConsoleLoginDocument } from '../gql/generated/session.ts';
import type { ConsoleSessionQuery } from '../gql/generated.ts';
import { authProvider } from './auth-provider.ts';
import { chooseProvider } from './organization.ts';
import { askAgain, forgetSession } from './session.ts';

const title = {
  titleId: 'chariteers',
  siteName: 'Chariteers',
  supportEmail: 'help@demo.example',
  maintenanceStatus: { versionWebsite: '0.1.149' },
};
const membership = (groupName: string, providerId: string, roleId: string) => ({
  groupName,
  managedProviderId: providerId,
  managedProviderName: groupName,
  group: { id: `g-${providerId}`, type: 'provider' as const },
  roles: [{ roleId, roleName: roleId }],
});
const managersSession: ConsoleSessionQuery = {
  getAccountInfo: {
    playerId: 'a1',
    username: 'mona',
    displayName: 'mona',
    email: 'managers@demo.example',
    accountType: 'Chariteer',
    isYoung: false,
    isStaff: false,
    ownProviderId: null,
    ownProviderName: null,
    initials: 'MM',
    isPasswordShort: false,
    areRightsHeld: false,
    deviceKey: '',
  },
  listMembership: [membership('Soup Kitchen', 'p2', 'managers'), membership('Food Bank', 'p1', 'captains')],
  getTitleData: title,
};
const refusal = (code: string) => ({
  message: code,
  graphQLErrors: [{ message: code, extensions: sentExtensions(code, 'help@demo.example') }],
});

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  forgetSession();
  settleSessionEnd();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answer(data: unknown) {
  return vi.spyOn(apolloClient, 'query').mockResolvedValue({ data } as never);
}

describe('auth provider', () => {
  it('the identity carries the initials, and the organizations in the order of the memberships [NAV-32, NAV-36]', async () => {
    answer(managersSession);
    const identity = await authProvider.getIdentity();
    expect(identity).toMatchObject({ id: 'a1', username: 'mona', initials: 'MM' });
    expect(identity.session.organizations).toEqual([
      { providerId: 'p2', name: 'Soup Kitchen', providerName: 'Soup Kitchen' },
      { providerId: 'p1', name: 'Food Bank', providerName: 'Food Bank' },
    ]);
  });

  it('the log-in sends the title id that the server names [API-36]', async () => {
    answer({ getTitleData: title });
    const mutate = vi.spyOn(apolloClient, 'mutate').mockResolvedValue({ data: {} } as never);
    await authProvider.login({ email: 'managers@demo.example', password: 'secret' });
    expect(mutate).toHaveBeenCalledWith({
      mutation: ConsoleLoginDocument,
      variables: { email: 'managers@demo.example', password: 'secret', titleId: 'chariteers' },
    });
  });

  it('a log-in of an unknown account is told whom to write to [ERR-05]', async () => {
    answer({ getTitleData: title });
    vi.spyOn(apolloClient, 'mutate').mockRejectedValue(refusal('ACCOUNT_NOT_FOUND'));
    await expect(authProvider.login({ email: 'x@demo.example', password: 'x' })).rejects.toThrow(
      /No account uses this email\..*help@demo\.example/,
    );
  });

  it('a visitor is sent to the log-in, a server that is away sends nobody [NAV-23, ACC-38]', async () => {
    const query = vi.spyOn(apolloClient, 'query').mockRejectedValue(refusal('NOT_LOGGED_IN'));
    await expect(authProvider.checkAuth()).rejects.toBeDefined();
    query.mockRejectedValue({ graphQLErrors: [], networkError: { message: 'Failed to fetch' } });
    await expect(authProvider.checkAuth()).resolves.toBeUndefined();
  });

  it('no error leads a visitor to the log-in but that nobody is logged in [ACC-38]', async () => {
    await expect(authProvider.checkError(refusal('NOT_LOGGED_IN'))).rejects.toBeDefined();
    for (const code of ['FORBIDDEN', 'QUEST_NOT_FOUND', 'INTERNAL']) {
      await expect(authProvider.checkError(refusal(code))).resolves.toBeUndefined();
    }
    expect(isSessionOver()).toBe(false);
  });

  it('a session that ends while the console is open is told over the page, which stays as it was [ADQ-14]', async () => {
    const query = answer(managersSession);
    await authProvider.checkAuth();
    query.mockRestore();
    const ended = { errors: [{ message: 'x', extensions: { code: 'NOT_LOGGED_IN' } }] };
    const nobodyKnown = async () => Response.json(ended, { status: 401, headers: { 'x-viewer': 'none' } });
    vi.stubGlobal('fetch', nobodyKnown);
    const save = new ConsoleError(refusal('NOT_LOGGED_IN'), { isWrite: true, operation: 'monthly-schedule' });
    await expect(authProvider.checkError(save)).resolves.toBeUndefined();
    expect(save.message).toMatch(/session ended, and nothing was saved\. Log in/);

    askAgain();
    await expect(authProvider.checkAuth()).resolves.toBeUndefined();
    expect(isSessionOver()).toBe(true);
    expect((await authProvider.getIdentity()).id, 'who was here is still known').toBe('a1');

    settleSessionEnd();
    expect(isSessionOver(), 'who would rather not is left in peace').toBe(false);
    askAgain();
    await authProvider.checkAuth();
    expect(isSessionOver(), 'until the next answer').toBe(true);

    answer(managersSession);
    vi.spyOn(apolloClient, 'mutate').mockResolvedValue({ data: {} } as never);
    await authProvider.login({ email: 'managers@demo.example', password: 'secret' });
    expect(isSessionOver()).toBe(false);
  });

  it('rights are those at the record, else at the selected organization [PERM-06]', async () => {
    answer(managersSession);
    chooseProvider({ accountId: 'a1', providerId: 'p1' });
    const edit = { resource: 'quests', action: 'create' };
    expect(await authProvider.canAccess(edit)).toBe(false);
    expect(await authProvider.canAccess({ ...edit, record: { id: 'q', providerId: 'p2' } })).toBe(true);
    chooseProvider({ accountId: 'a1', providerId: 'p2' });
    expect(await authProvider.canAccess(edit)).toBe(true);
  });

  it('logging out ends the session on the server and forgets the choice [NAV-38]', async () => {
    answer(managersSession);
    const mutate = vi.spyOn(apolloClient, 'mutate').mockResolvedValue({ data: { logout: true } } as never);
    await authProvider.logout();
    expect(mutate).not.toHaveBeenCalled();
    await authProvider.checkAuth();
    await authProvider.logout();
    expect(mutate).toHaveBeenCalledTimes(1);
    expect(document.cookie).toContain('organization=; Path=/; Max-Age=0');
  });
});
