import { eq } from 'drizzle-orm';
import { byAddress, countAttempt, forgive } from '#api/access/auth/rate-limit.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import type { LetterCheck } from '#api/graphql/generated/types.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { letter } from '#db/schema/letter.ts';
import { readCode } from '#domain/letters/check-code.ts';
import { initialsOf } from '#domain/letters/letter.ts';
import { readLetters } from './letter-queries.ts';

/**
 * What whoever holds a letter is told of it; null for any other code. Only codes that no letter has are counted, so that
 * who checks many letters isn't slowed down. Errors: RATE_LIMITED.
 */
export async function checkLetter(
  { store, now, request, slowDown }: Context,
  { code }: { code: string },
): Promise<LetterCheck | null> {
  const counted = [byAddress('letterCheckByAddress', request.address)];
  await slowDown(await countAttempt(store, counted, now), request.address);
  // What is no code is looked for all the same: it takes as long as one that no letter has.
  const [found] = await readLetters(store.read, eq(letter.codeHash, hashToken(readCode(code) ?? '')));
  if (!found) return null;
  await store.write((tx) => forgive(tx, counted));
  const { nameFirst, nameLast } = chariteer;
  const [person] = await store.read
    .select({ nameFirst, nameLast })
    .from(chariteer)
    .where(eq(chariteer.id, found.chariteerId));
  const { charity, firstDay, lastDay, minutes, minutesNow, issuedAt, state } = found;
  return {
    charity,
    initials: person ? initialsOf(person) : null,
    firstDay,
    lastDay,
    minutes,
    minutesNow: state === 'superseded' ? minutesNow : null,
    issuedAt,
    state,
  };
}
