import { randomInt } from 'node:crypto';
import { isUsernameTaken } from '#api/identity/accounts/username-holder.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { madeUsernames, type NamedPerson } from '#domain/identity/made-username.ts';
import { uniqueKey } from '#domain/identity/registration.ts';

/** There are a million names: with so many drawn, a free one is among them. */
const DRAWN = 20;

/** A made user name that no one has. Errors: USERNAME_NOT_AVAILABLE. */
export async function freeUsername(tx: Db, now: number, person: NamedPerson): Promise<string> {
  for (const name of madeUsernames(DRAWN, person, (below) => randomInt(below))) {
    if (!(await isUsernameTaken(tx, now, uniqueKey(name)))) return name;
  }
  throw new DomainError('USERNAME_NOT_AVAILABLE');
}
