import { sql } from 'drizzle-orm';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Work } from './row-makers.ts';

type Row = typeof walkIn.$inferInsert;

/** Someone who came to a quest without an account. */
const walkedIn =
  (values: Partial<Row>): Work =>
  async (tx) => {
    const { id: questId } = await insertQuest(tx);
    const row = { id: 'w1', questId, key: 'k1', ageBand: 'ADULT', locale: 'en', createdAt: 1 } as const;
    await tx.insert(walkIn).values({ ...row, nameFirst: 'Nadia', lastInitial: 'O', ...values });
  };
const unknown = (word: string) => sql`${word}` as never;

/** Rows of walk-ins that break each of their rules. */
export const BAD_WALK_IN_ROWS: Readonly<Record<string, readonly Work[]>> = {
  walk_in_band: [
    walkedIn({ ageBand: unknown('BABY'), consent: 'given', nameFirst: null, lastInitial: null }),
  ],
  walk_in_claim_hash: [walkedIn({ claimHash: 'x' })],
  walk_in_consent: [
    walkedIn({ ageBand: 'AGE_14_17', consent: unknown('maybe'), nameFirst: null, lastInitial: null }),
  ],
  walk_in_papers: [walkedIn({ papersSeenById: 'managers' })],
  walk_in_consent_hash: [walkedIn({ consentHash: 'x' })],
  walk_in_guardian: [walkedIn({ consent: 'given' })],
  walk_in_guardian_there: [walkedIn({ ageBand: 'AGE_14_17', consent: 'asked' })],
  walk_in_initial: [walkedIn({ lastInitial: null })],
  walk_in_name: [walkedIn({ nameFirst: '' }), walkedIn({ nameFirst: 'x'.repeat(31) })],
};
