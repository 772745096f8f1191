import { and, eq, gt } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { account, emailChange } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { spokenLanguagesOf } from '#domain/identity/spoken-language.ts';
import type { OwnDetailsRow } from './own-details-row.ts';

/** What the session's own account keeps of its owner. One statement. Errors: NOT_LOGGED_IN. */
export async function findOwnDetails({ viewer, store, now }: Context): Promise<OwnDetailsRow> {
  return readOwnDetails(store.read, now, requireLogin(viewer).accountId);
}

/** Reads an account's details within a write. Errors: NOT_LOGGED_IN if the account is gone. */
export async function readOwnDetails(db: Db, now: number, accountId: string): Promise<OwnDetailsRow> {
  const isOpen = and(eq(emailChange.accountId, account.id), gt(emailChange.expiresAt, now));
  const row = await db
    .select({ account: ACCOUNT_COLUMNS, record: RECORD_COLUMNS, newEmailAddress: emailChange.emailAddress })
    .from(account)
    .leftJoin(chariteer, and(eq(chariteer.id, account.id), isStillThere()))
    .leftJoin(emailChange, isOpen)
    .where(eq(account.id, accountId))
    .get();
  if (!row) throw new DomainError('NOT_LOGGED_IN');
  const { record, newEmailAddress } = row;
  const { cells } = db;
  return {
    ownerId: accountId,
    hasRecord: record !== null,
    ...row.account,
    nameFirst: record?.nameFirst ?? row.account.nameFirst,
    nameLast: record?.nameLast ?? row.account.nameLast,
    phoneNumber: record
      ? cells.open('chariteer.phoneNumber', accountId, record.phoneNumber)
      : cells.open('account.phoneNumber', accountId, row.account.phoneNumber),
    dateOfBirth: record?.dateOfBirth ?? row.account.dateOfBirth,
    newEmailAddress,
    mayCorrectBirthDate: record !== null && record.birthDateCorrectedAt === null,
    emergencyContactName: cells.open(
      'chariteer.emergencyContactName',
      accountId,
      record?.emergencyContactName ?? null,
    ),
    emergencyContactNumber: cells.open(
      'chariteer.emergencyContactNumber',
      accountId,
      record?.emergencyContactNumber ?? null,
    ),
    zipCode: record?.zipCode ?? null,
    languages: spokenLanguagesOf(record?.languages ?? []),
  };
}

const ACCOUNT_COLUMNS = {
  username: account.username,
  emailAddress: account.email,
  nameFirst: account.nameFirst,
  nameLast: account.nameLast,
  phoneNumber: account.phoneNumber,
  dateOfBirth: account.dateOfBirth,
};

const RECORD_COLUMNS = {
  id: chariteer.id,
  nameFirst: chariteer.nameFirst,
  nameLast: chariteer.nameLast,
  phoneNumber: chariteer.phoneNumber,
  dateOfBirth: chariteer.dateOfBirth,
  birthDateCorrectedAt: chariteer.birthDateCorrectedAt,
  emergencyContactName: chariteer.emergencyContactName,
  emergencyContactNumber: chariteer.emergencyContactNumber,
  zipCode: chariteer.zipCode,
  languages: chariteer.languages,
};
