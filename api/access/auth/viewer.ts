import type { AccountType, SubscriptionStatus } from '#api/graphql/generated/types.ts';
import type { Store } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { type AskingMembership, countedRights } from '#domain/permissions/demanded-factor.ts';
import { type Subject, subjectOf } from '#domain/permissions/permissions.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { initialsOf } from './initials.ts';
import { readMembershipsOfSession } from './membership-queries.ts';
import { hashToken, type SessionAccount, type Sessions } from './session.ts';

/** Account that is logged in, with all that decides what it can see and do. */
export type Viewer = Subject & {
  /** Hash of the session's token. */
  sessionId: string;
  /** When the viewer last showed who they are in this session, by the login or after it. Epoch ms. */
  provedAt: number;
  /** When a second factor was shown in this session; null: never. Epoch ms. */
  secondFactorAt: number | null;
  /** Whether rights of the account do not count, since this session has shown no second factor where one is demanded. */
  areRightsHeld: boolean;
  username: string;
  /** Up to two letters that stand for the person. */
  initials: string;
  accountType: AccountType;
  /** The language the account keeps; null: no one chose one. */
  locale: Locale | null;
  /** Whether the volunteer record exists. */
  hasRecord: boolean;
  /** Whether the contact address is confirmed: until then one is a stranger to everyone. */
  isConfirmed: boolean;
  dateOfBirth: string | null;
  /** Null without a volunteer record. */
  subscriptionStatus: SubscriptionStatus | null;
  /** When the viewer last closed or followed the sponsor banner; null: never. Epoch ms. */
  sponsorBannerClosedAt: number | null;
  /** Guilds the viewer belongs to. */
  guildIds: string[];
};

/**
 * The viewer of a session token at an instant (epoch ms), null when it opens none; two statements, sent together. What
 * is no use of the session doesn't extend it.
 */
export async function loadViewer(
  store: Store,
  sessions: Sessions,
  token: string,
  now: number,
  isUse = true,
): Promise<{ viewer: Viewer; usedAt: number | null; isRenewed: boolean } | null> {
  const [open, memberships] = await Promise.all([
    sessions.find(token, isUse),
    readMembershipsOfSession(store.read, hashToken(token)),
  ]);
  if (!open) return null;
  const { usedAt, isRenewed } = open;
  return {
    viewer: viewerOf(open, memberships, { now, isStaffAsked: sessions.isStaffAsked }),
    usedAt,
    isRenewed,
  };
}

function viewerOf(
  { id: sessionId, account }: { id: string; account: SessionAccount },
  asking: readonly AskingMembership[],
  { now, isStaffAsked }: { now: number; isStaffAsked: boolean },
): Viewer {
  const hasRecord = account.chariteerId !== null;
  const { secondFactorAt, isOwnProviderAsked } = account;
  const rights = countedRights(
    { isStaff: account.isStaff, ownProviderId: account.ownProviderId, memberships: asking },
    { hasShownFactor: secondFactorAt !== null, isStaffAsked, isOwnProviderAsked },
  );
  const { memberships } = rights;
  return subjectOf({
    sessionId,
    provedAt: account.provedAt,
    secondFactorAt,
    ...rights,
    accountId: account.accountId,
    isYoung: isYoungAccount(account, now),
    username: account.username,
    initials: initialsOf(account),
    accountType: account.accountType,
    locale: account.locale,
    hasRecord,
    isConfirmed: account.isConfirmed,
    dateOfBirth: account.chariteerDateOfBirth ?? account.accountDateOfBirth,
    subscriptionStatus: hasRecord ? account.subscriptionStatus : null,
    sponsorBannerClosedAt: account.sponsorBannerClosedAt,
    guildIds: memberships.filter((one) => one.groupType === 'guild').map((one) => one.groupId),
  });
}

/** True if the account counts as a minor. A missing birth date counts, too, except for charity and staff accounts. */
function isYoungAccount(account: SessionAccount, now: number): boolean {
  const dateOfBirth = account.chariteerDateOfBirth ?? account.accountDateOfBirth;
  const isWithoutAge = account.accountType === 'Provider' || account.isStaff;
  return dateOfBirth === null && isWithoutAge ? false : isYoungOn(dateOfBirth, now);
}
