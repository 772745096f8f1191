import { insertContract } from '#db/factories/insert-contract.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import type { Work } from './row-makers.ts';

type Claim = typeof hoursClaim.$inferInsert;

/** A claim of hours on a contract. */
const claim =
  (values: Partial<Claim>): Work =>
  async (tx) => {
    const { id: contractId, questId, chariteerId } = await insertContract(tx);
    const row = { id: 'c1', kind: 'dispute', contractId, questId, chariteerId, createdAt: 1 } as const;
    await tx.insert(hoursClaim).values({ ...row, status: 'Present', words: 'I was there', ...values });
  };

/** Rows of claims that break each of their rules. */
export const BAD_CLAIM_ROWS: Readonly<Record<string, readonly Work[]>> = {
  hours_claim_answer: [claim({ answer: 'x'.repeat(301) })],
  hours_claim_answered: [claim({ state: 'refused' })],
  hours_claim_kind: [claim({ kind: 'wish' as 'dispute' })],
  hours_claim_level: [claim({ level: 'court' as 'staff' })],
  hours_claim_order: [claim({ actualArrivalAt: 2, actualDepartureAt: 1 })],
  hours_claim_state: [claim({ state: 'lost' as 'open' })],
  hours_claim_status: [claim({ status: 'Absent' as 'Present' })],
  hours_claim_words: [claim({ words: '' }), claim({ words: 'x'.repeat(301) })],
};
