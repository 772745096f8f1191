import type { SealedCell } from '../cells/cell-names.ts';
import { Sealed } from '../cells/sealed.ts';
import { account, contactEmail } from '../schema/account.ts';
import { chariteer } from '../schema/chariteer.ts';
import type { Db } from '../store.ts';
import { FACTORY_NOW, nextNumber, only } from './sequence.ts';

export type Account = typeof account.$inferSelect;
export type Volunteer = typeof chariteer.$inferSelect;

/** What is sealed is given in clear, and sealed here; a test may give what shall stand in the cell. */
type InClear<Row, Cell extends keyof Row> = Partial<Omit<Row, Cell> & Record<Cell, string | Sealed | null>>;
export type AccountValues = InClear<Account, 'phoneNumber'>;
export type VolunteerValues = InClear<
  Volunteer,
  'phoneNumber' | 'emergencyContactName' | 'emergencyContactNumber'
>;

/** An account without password and without volunteer record; the keys follow username and email. */
export async function insertAccount(tx: Db, overrides: AccountValues = {}): Promise<Account> {
  const number = nextNumber('account');
  const id = overrides.id ?? `account-${number}`;
  const username = overrides.username ?? `person${number}`;
  const email = overrides.email ?? `${username.toLowerCase()}@demo.example`;
  const row = {
    id,
    displayName: username,
    username,
    usernameKey: username.toLowerCase(),
    email,
    emailKey: email.toLowerCase(),
    accountType: 'Chariteer' as const,
    entityId: `entity-${id}`,
    createdAt: FACTORY_NOW,
    nameFirst: 'Ada',
    nameLast: `Person ${number}`,
    phoneNumber: '2015550100',
    dateOfBirth: '1990-05-17',
    ...overrides,
  };
  const phoneNumber = sealedIn(tx, 'account.phoneNumber', id, row.phoneNumber);
  return only(
    await tx
      .insert(account)
      .values({ ...row, phoneNumber })
      .returning(),
  );
}

/** A volunteer record of a person born in 1990; without an account (see insertVolunteer). */
export async function insertVolunteerRow(tx: Db, overrides: VolunteerValues = {}): Promise<Volunteer> {
  const number = nextNumber('chariteer');
  const row = {
    id: `chariteer-${number}`,
    username: `volunteer${number}`,
    emailAddress: `volunteer${number}@demo.example`,
    phoneNumber: '2015550100',
    dateOfBirth: '1990-05-17',
    nameFirst: 'Ada',
    nameLast: `Volunteer ${number}`,
    emergencyContactName: 'Charles (brother)',
    emergencyContactNumber: '2015550101',
    createdAt: FACTORY_NOW,
    ...overrides,
  };
  const { id, phoneNumber, emergencyContactName, emergencyContactNumber } = row;
  const sealed = {
    phoneNumber: sealedIn(tx, 'chariteer.phoneNumber', id, phoneNumber),
    emergencyContactName: sealedIn(tx, 'chariteer.emergencyContactName', id, emergencyContactName),
    emergencyContactNumber: sealedIn(tx, 'chariteer.emergencyContactNumber', id, emergencyContactNumber),
  };
  return only(
    await tx
      .insert(chariteer)
      .values({ ...row, ...sealed })
      .returning(),
  );
}

/** Account, confirmed contact email and volunteer record of one person, under one id. */
export async function insertVolunteer(
  tx: Db,
  overrides: { account?: AccountValues; chariteer?: VolunteerValues } = {},
): Promise<{ account: Account; chariteer: Volunteer }> {
  const person = await insertAccount(tx, overrides.account);
  await tx.insert(contactEmail).values({
    id: `contact-${person.id}`,
    accountId: person.id,
    emailAddress: person.email,
    verificationStatus: 'Confirmed',
  });
  const record = await insertVolunteerRow(tx, {
    id: person.id,
    username: person.username,
    emailAddress: person.email,
    phoneNumber: tx.cells.open('account.phoneNumber', person.id, person.phoneNumber),
    dateOfBirth: person.dateOfBirth,
    nameFirst: person.nameFirst,
    nameLast: person.nameLast,
    ...overrides.chariteer,
  });
  return { account: person, chariteer: record };
}

function sealedIn(
  { cells }: Db,
  cell: SealedCell,
  row: string,
  given: string | Sealed | null,
): Sealed | null {
  return given instanceof Sealed ? given : cells.seal(cell, row, given);
}
