import { randomBytes } from 'node:crypto';
import { hashToken } from '#api/access/auth/session.ts';
import type { ServedRow } from '#api/attendance/letters/letter-row.ts';
import { hashContent, readServedTimes } from '#api/attendance/letters/served-queries.ts';
import { newId } from '#db/new-id.ts';
import { letter } from '#db/schema/letter.ts';
import type { Db } from '#db/store.ts';
import { minutesOf } from '#domain/letters/letter.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Letters about the same days: one superseded since an hour was added, one valid. */
export async function seedLetters(tx: Db, chariteerId: string, now: number): Promise<void> {
  const times = await readServedTimes(tx, [chariteerId]);
  const first = times[0];
  if (!first || times.length < 2) throw new Error('The demo volunteer has no two served quests');
  const span = { firstDay: newYorkDay(first.at), lastDay: newYorkDay(now) };
  const insert = async (told: readonly ServedRow[], variant: 'school' | 'employer', issuedAt: number) => {
    const id = newId(issuedAt);
    const code = randomBytes(16).toString('hex');
    await tx.insert(letter).values({
      ...{ id, chariteerId, ...span, variant, issuedAt, isByCharity: false, locale: 'en', paper: 'letter' },
      codeHash: hashToken(code),
      code: tx.cells.seal('letter.code', id, code),
      contentHash: hashContent(told),
      minutes: minutesOf(told),
    });
  };
  await insert(times.slice(1), 'school', now - DAY_MS);
  await insert(times, 'employer', now);
}
