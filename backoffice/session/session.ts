import { type Organization, organizationsOf } from '#domain/charities/organization-choice.ts';
import type { Membership, Subject } from '#domain/permissions/permissions.ts';
import { apolloClient } from '../api-client/apollo-client.ts';
import { isNotLoggedIn } from '../api-client/error-code.ts';
import { setPageAccount } from '../api-client/page-account.ts';
import { noteWhoIsHere } from '../api-client/session-end.ts';
import { ConsoleSessionDocument, ConsoleTitleDataDocument } from '../gql/generated/session.ts';
import type { ConsoleSessionQuery, ConsoleTitleFragment } from '../gql/generated.ts';
import { lockKept, unlockKept } from './kept/kept-list.ts';

/** Account that uses the console, with what the permission table needs. */
export type ConsoleSession = {
  account: NonNullable<ConsoleSessionQuery['getAccountInfo']>;
  subject: Subject;
  organizations: readonly Organization[];
  title: ConsoleTitleFragment;
};

// Long enough for one page's questions to be answered once, short enough that an ended session is noticed.
const FRESH_MILLISECONDS = 30_000;

let supportEmail: string | undefined;
let latest: { at: number; session: Promise<ConsoleSession> } | null = null;
// Who is at this page. A session that ends under someone's hands leaves the page as it is: they log in over it.
let known: ConsoleSession | null = null;

/** The session's own account and memberships. Throws Apollo's error with NOT_LOGGED_IN for a visitor. */
export function loadSession(): Promise<ConsoleSession> {
  const now = Date.now();
  if (latest && now - latest.at < FRESH_MILLISECONDS) return latest.session;
  const session = fetchSession().then(remember, knownAfterEnd);
  latest = { at: now, session };
  session.catch(askAgain);
  return session;
}

function remember(session: ConsoleSession): ConsoleSession {
  known = session;
  setPageAccount(session.account.playerId);
  noteWhoIsHere(true);
  return session;
}

/** The answer itself has told that the session is over. */
function knownAfterEnd(error: unknown): ConsoleSession {
  if (!known || !isNotLoggedIn(error)) throw error;
  return known;
}

/** Whether someone was logged in when last asked. */
export function hasSession(): boolean {
  return known !== null;
}

/** The next question asks the server again. */
export function askAgain(): void {
  latest = null;
}

/** Forgets the session after a logout. */
export function forgetSession(): void {
  latest = null;
  known = null;
  lockKept();
  setPageAccount(null);
  noteWhoIsHere(false);
}

/** Whether it is the account that was at this page before. */
export function isKnownAccount(playerId: string): boolean {
  return known === null || known.account.playerId === playerId;
}

/** Whom to write to about an error, as far as the server has said it. */
export function knownSupportEmail(): string | undefined {
  return supportEmail;
}

/** What the product is called here, and how it is reached; for visitors too. */
export async function loadTitle(): Promise<ConsoleTitleFragment> {
  const { data } = await apolloClient.query({ query: ConsoleTitleDataDocument });
  supportEmail = data.getTitleData.supportEmail ?? undefined;
  return data.getTitleData;
}

async function fetchSession(): Promise<ConsoleSession> {
  const { data } = await apolloClient.query({ query: ConsoleSessionDocument });
  supportEmail = data.getTitleData.supportEmail ?? undefined;
  const session = sessionOf(data);
  await unlockKept(session.account.playerId, session.account.deviceKey);
  return session;
}

/** Shapes the answer for the permission table. Throws when it knows no account. */
export function sessionOf({
  getAccountInfo,
  listMembership,
  getTitleData,
}: ConsoleSessionQuery): ConsoleSession {
  if (!getAccountInfo) throw Object.assign(new Error('Not Logged In'), { status: 401 });
  const subject: Subject = {
    accountId: getAccountInfo.playerId,
    isYoung: getAccountInfo.isYoung,
    isStaff: getAccountInfo.isStaff,
    ownProviderId: getAccountInfo.ownProviderId,
    memberships: listMembership.map(membershipOf),
  };
  return {
    account: getAccountInfo,
    subject,
    organizations: organizationsOf(subject, getAccountInfo.ownProviderName),
    title: getTitleData,
  };
}

function membershipOf(row: ConsoleSessionQuery['listMembership'][number]): Membership {
  return {
    groupId: row.group.id,
    groupName: row.groupName,
    groupType: row.group.type,
    providerId: row.managedProviderId,
    providerName: row.managedProviderName,
    roles: row.roles,
  };
}
