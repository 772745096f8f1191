import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { letter } from '#db/schema/letter.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isHolder, readLetters } from './letter-queries.ts';
import type { LetterRow } from './letter-row.ts';

/** Revokes a letter; once more changes nothing. Errors: NOT_LOGGED_IN, LETTER_NOT_FOUND, also for someone else's. */
export async function revokeLetter(
  { viewer, store, now: revokedAt }: Context,
  { id }: { id: string },
): Promise<LetterRow> {
  const person = requireLogin(viewer);
  return store.write(async (tx) => {
    const [held] = await readLetters(tx, eq(letter.id, id));
    if (!held || !(await isHolder(tx, person, held))) throw new DomainError('LETTER_NOT_FOUND');
    const revoked = await tx
      .update(letter)
      .set({ revokedAt })
      .where(and(eq(letter.id, id), isNull(letter.revokedAt)))
      .returning({ id: letter.id });
    if (revoked.length === 0) return held;
    const about = { actorId: person.accountId, subjectId: held.chariteerId, detail: { letterId: id } };
    await recordAudit(tx, revokedAt, { action: 'letter-revoked', ...about });
    return { ...held, state: 'revoked' };
  });
}
