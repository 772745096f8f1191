import { account, contactEmail } from '../schema/account.ts';
import { chariteer } from '../schema/chariteer.ts';
import type { Db } from '../store.ts';
import { FACTORY_NOW, nextNumber, only } from './sequence.ts';

export type Account = typeof account.$inferSelect;
export type Volunteer = typeof chariteer.$inferSelect;

/** An account without password and without volunteer record; the keys follow username and email. */
export async function insertAccount(tx: Db, overrides: Partial<Account> = {}): Promise<Account> {
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
  return only(await tx.insert(account).values(row).returning());
}

/** A volunteer record of a person born in 1990; without an account (see insertVolunteer). */
export async function insertVolunteerRow(tx: Db, overrides: Partial<Volunteer> = {}): Promise<Volunteer> {
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
  return only(await tx.insert(chariteer).values(row).returning());
}

/** Account, confirmed contact email and volunteer record of one person, under one id. */
export async function insertVolunteer(
  tx: Db,
  overrides: { account?: Partial<Account>; chariteer?: Partial<Volunteer> } = {},
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
    phoneNumber: person.phoneNumber,
    dateOfBirth: person.dateOfBirth,
    nameFirst: person.nameFirst,
    nameLast: person.nameLast,
    ...overrides.chariteer,
  });
  return { account: person, chariteer: record };
}
