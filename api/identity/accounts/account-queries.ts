import { domainToUnicode } from 'node:url';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { requireSelf } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import type { QueryGetPlayerProfileArgs } from '#api/graphql/generated/types.ts';
import { firstAddressFirst } from '#api/rows/contact-email-where.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isNotOver, isOver, lastInstantOfQuest } from '#api/rows/quest-where.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { needsGuardian } from '#domain/guardians/guardian-consent.ts';
import { hasRights } from '#domain/permissions/permissions.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type {
  AccountInfoRow,
  ActivityLogEntryRow,
  ContactEmailRow,
  InventoryItemRow,
  PlayerProfileRow,
  PublisherReadOnlyDataRow,
} from './account-rows.ts';

const MOST_ROWS = 100;

export type AccountForLogIn = {
  id: string;
  username: string;
  email: string;
  passwordHash: string | null;
  isPasswordShort: boolean;
  isBanned: boolean;
  isStaff: boolean;
  providerId: string | null;
  locale: Locale | null;
};

const accountByEmail = prepareOnce((db: Db) =>
  db
    .select({
      id: account.id,
      username: account.username,
      email: account.email,
      passwordHash: account.passwordHash,
      isPasswordShort: account.isPasswordShort,
      isBanned: account.isBanned,
      isStaff: account.isStaff,
      providerId: account.providerId,
      locale: account.locale,
    })
    .from(account)
    .where(sql`${account.emailKey} IN (${sql.placeholder('emailKey')}, ${sql.placeholder('olderKey')})`)
    .limit(1)
    .prepare(),
);

/** The account of an address by its key, or null. Older ones may have an internationalized domain as it is read. */
export async function readAccountByEmail(db: Db, emailKey: string): Promise<AccountForLogIn | null> {
  const at = emailKey.lastIndexOf('@') + 1;
  const olderKey = emailKey.slice(0, at) + (domainToUnicode(emailKey.slice(at)) || emailKey.slice(at));
  return (await accountByEmail(db).get({ emailKey, olderKey })) ?? null;
}

export type LogIn = Pick<AccountForLogIn, 'username' | 'email' | 'passwordHash' | 'locale'> & {
  emailKey: string;
};

/** What proves and limits a login of an account that is there. Errors: ACCOUNT_NOT_FOUND. */
export async function readLogIn(db: Db, accountId: string): Promise<LogIn> {
  const row = await db
    .select({
      username: account.username,
      email: account.email,
      emailKey: account.emailKey,
      passwordHash: account.passwordHash,
      locale: account.locale,
    })
    .from(account)
    .where(eq(account.id, accountId))
    .get();
  if (!row) throw new DomainError('ACCOUNT_NOT_FOUND');
  return row;
}

/** The profile of the session's own account, with the parts asked for. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export async function findPlayerProfile(
  context: Context,
  { playerId, profileConstraints }: QueryGetPlayerProfileArgs,
): Promise<PlayerProfileRow> {
  const { accountId, username } = requireSelf(context.viewer, playerId);
  const { showDisplayName = true, showContactEmailAddresses = true } = profileConstraints ?? {};
  return {
    ownerId: accountId,
    playerId,
    displayName: showDisplayName ? username : null,
    contactEmails: showContactEmailAddresses ? await readContactEmails(context, accountId) : null,
  };
}

/** Everything a person may see of the own account, with the rights it has; null when it is gone. */
export async function findAccountInfo(context: Context, viewer: Viewer): Promise<AccountInfoRow | null> {
  const { accountId, isYoung, isStaff, ownProviderId, areRightsHeld } = viewer;
  const select = context.store.read
    .select({
      playerId: account.id,
      entityId: account.entityId,
      displayName: account.displayName,
      username: account.username,
      email: account.email,
      accountType: account.accountType,
      isPasswordShort: account.isPasswordShort,
      locale: account.locale,
      usernameChangedAt: account.usernameChangedAt,
      ownProviderName: provider.name,
      nameFirst: account.nameFirst,
      nameLast: account.nameLast,
      chariteerId: chariteer.id,
      subscriptionStatus: chariteer.subscriptionStatus,
    })
    .from(account)
    .leftJoin(provider, eq(provider.id, account.providerId))
    .leftJoin(chariteer, eq(chariteer.id, account.id))
    .where(eq(account.id, accountId));
  const [row] = await context.loaders(createTogether)(select);
  if (!row) return null;
  const { chariteerId, ...info } = row;
  const isPasswordShort = row.isPasswordShort && hasRights(viewer);
  const rights = { isYoung, isStaff, ownProviderId, isPasswordShort, areRightsHeld };
  return { ...info, ...rights, ownerId: accountId, chariteerExistsInDatabase: chariteerId !== null };
}

/** Whether this is a volunteer under 18 whose guardian has not agreed by the own link. */
export async function readIsConsentMissing(context: Context, accountId: string): Promise<boolean> {
  const select = context.store.read
    .select({ dateOfBirth: chariteer.dateOfBirth, state: guardianConsent.state })
    .from(chariteer)
    .leftJoin(guardianConsent, eq(guardianConsent.chariteerId, chariteer.id))
    .where(eq(chariteer.id, accountId));
  const [row] = await context.loaders(createTogether)(select);
  const dateOfBirth = row?.dateOfBirth ?? null;
  return dateOfBirth !== null && row?.state !== 'given' && needsGuardian(dateOfBirth, context.now);
}

/** The contact addresses of an account, the one that counts first. */
export async function readContactEmails(context: Context, accountId: string): Promise<ContactEmailRow[]> {
  const select = context.store.read
    .select({
      emailAddress: contactEmail.emailAddress,
      verificationStatus: contactEmail.verificationStatus,
      unreachableAt: contactEmail.unreachableAt,
    })
    .from(contactEmail)
    .where(eq(contactEmail.accountId, accountId))
    .orderBy(firstAddressFirst);
  const rows = await context.loaders(createTogether)(select);
  return rows.map(({ unreachableAt, ...row }) => ({
    ...row,
    isUnreachable: unreachableAt !== null,
    ownerId: accountId,
  }));
}

/** What the account keeps of a person since registration. */
export async function readPublisherData(
  context: Context,
  accountId: string,
): Promise<PublisherReadOnlyDataRow | null> {
  const { read } = context.store;
  const select = read
    .select({
      nameFirst: account.nameFirst,
      nameLast: account.nameLast,
      phoneNumber: account.phoneNumber,
      dateOfBirth: account.dateOfBirth,
      playerAccountType: account.accountType,
    })
    .from(account)
    .where(eq(account.id, accountId));
  const [row] = await context.loaders(createTogether)(select);
  if (!row) return null;
  const phoneNumber = read.cells.open('account.phoneNumber', accountId, row.phoneNumber);
  return { ...row, phoneNumber, ownerId: accountId };
}

/** Own sign-ups of quests that are not over, or have no date, next one first. At most 100. */
export function readContractsAhead(context: Context, accountId: string): Promise<ContractRow[]> {
  const select = selectOwnContracts(context.store.read, accountId)
    .where(and(isOwnActive(accountId), isNotOver(context.now)))
    .orderBy(asc(quest.startedAt));
  return context.loaders(createTogether)(select);
}

/** Own sign-ups of quests that are over, last one first. At most 100. */
export async function readContractsDone(db: Db, accountId: string, now: number): Promise<ContractRow[]> {
  return selectOwnContracts(db, accountId)
    .where(and(isOwnActive(accountId), isOver(now)))
    .orderBy(desc(lastInstantOfQuest));
}

/** The contracts a person holds for quests ahead, as items of an inventory. */
export async function readItems(context: Context, accountId: string): Promise<InventoryItemRow[]> {
  const contracts = await readContractsAhead(context, accountId);
  return contracts.map(({ id, questId, providerId }) => ({
    ownerId: accountId,
    itemInstanceId: id,
    customData: { ownerId: accountId, charityID: providerId, questID: questId },
  }));
}

/** What the account has done, newest first. At most 100. */
export async function readActivityLog(db: Db, accountId: string): Promise<ActivityLogEntryRow[]> {
  const rows = await db
    .select({ at: auditEntry.at, action: auditEntry.action })
    .from(auditEntry)
    .where(eq(auditEntry.actorId, accountId))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(MOST_ROWS);
  return rows.map((row) => ({ ...row, ownerId: accountId }));
}

function selectOwnContracts(db: Db, accountId: string) {
  return db
    .select({ ...CONTRACT_COLUMNS, ownerId: sql<string>`${accountId}`, providerId: quest.providerId })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .limit(MOST_ROWS)
    .$dynamic();
}

function isOwnActive(accountId: string) {
  return and(eq(contract.chariteerId, accountId), isActiveSignUp());
}
