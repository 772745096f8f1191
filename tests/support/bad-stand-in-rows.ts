import { insertContract } from '#db/factories/insert-contract.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { stampPlaces, standInRequest } from '#db/schema/stand-in.ts';
import { rawText, type Work } from './row-makers.ts';

const wanted =
  (values: Partial<typeof standInRequest.$inferInsert>): Work =>
  async (tx) => {
    const { id: contractId, questId, chariteerId } = await insertContract(tx);
    const row = { id: 's', contractId, questId, chariteerId, way: 'open', askedAt: NOW } as const;
    const isTaken = values.takenByContractId !== undefined;
    await tx.insert(standInRequest).values({
      ...row,
      ...values,
      ...(isTaken && { takenByContractId: contractId }),
    });
  };

/** What hand-overs of places refuse. */
export const BAD_STAND_IN_ROWS: Readonly<Record<string, readonly Work[]>> = {
  stamp_places_stand_ins: [
    async (tx) => {
      const { id: stampId } = await insertQuest(tx);
      await tx.insert(stampPlaces).values({ stampId, allowsStandIns: rawText('2') });
    },
  ],
  stand_in_request_ended: [wanted({ state: 'withdrawn' }), wanted({ endedAt: NOW })],
  stand_in_request_state: [wanted({ state: 'lost' as 'withdrawn', endedAt: NOW })],
  stand_in_request_taken: [wanted({ takenByContractId: 'own' })],
  stand_in_request_way: [wanted({ way: 'shout' as 'open' })],
  stand_in_request_word: [wanted({ word: '' }), wanted({ word: 'x'.repeat(141) })],
};
