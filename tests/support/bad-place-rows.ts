import { insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { calendarEntry } from '#db/schema/calendar-entry.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import { quest, rawText, type Work } from './row-makers.ts';

const waits =
  (values: Partial<typeof waitingPerson.$inferInsert>): Work =>
  async (tx) => {
    const { id: questId } = await insertQuest(tx);
    const { id: chariteerId } = await insertVolunteerRow(tx);
    await tx.insert(waitingPerson).values({ id: 'w', questId, chariteerId, joinedAt: NOW, ...values });
  };
const offered =
  (values: Partial<typeof placeOffer.$inferInsert>): Work =>
  async (tx) => {
    const { id: questId } = await insertQuest(tx);
    const { id: chariteerId } = await insertVolunteerRow(tx);
    const row = { id: 'o', questId, chariteerId, offeredAt: NOW, endsAt: NOW + 1 };
    await tx.insert(placeOffer).values({ ...row, ...values });
  };

const held =
  (values: Partial<typeof placeHold.$inferInsert>): Work =>
  async (tx) => {
    const { id: questId } = await insertQuest(tx);
    const row = { id: 'h', questId, reason: 'joining' as const, browserHash: 'a'.repeat(64), heldAt: NOW };
    await tx.insert(placeHold).values({ ...row, endsAt: NOW + 1, ...values });
  };

/** Bad rows of what concerns places that people wait for. */
export const BAD_PLACE_ROWS: Record<string, Work[]> = {
  calendar_entry_sequence: [
    async (tx) => {
      const { id: questId } = await insertQuest(tx);
      const entry = { questId, personId: 'p', uid: 'u', changedAt: NOW };
      await tx.insert(calendarEntry).values({ ...entry, sequence: -1 });
    },
  ],
  place_hold_answers: [held({ answers: rawText('sealed:1:x') })],
  place_hold_browser_hash: [held({ browserHash: 'short' })],
  place_hold_network_hash: [held({ networkHash: '203.0.113.1' })],
  place_hold_of_browser: [held({ browserHash: null })],
  place_hold_of_young: [held({ reason: 'guardian' })],
  place_hold_order: [held({ endsAt: NOW })],
  place_hold_reason: [held({ reason: 'whim' as 'joining' })],
  place_offer_ended: [offered({ state: 'lapsed' }), offered({ endedAt: NOW })],
  place_offer_order: [offered({ endsAt: NOW })],
  place_offer_state: [offered({ state: 'forgotten' as 'lapsed', endedAt: NOW })],
  quest_held_count: [quest({ heldCount: -1 })],
  quest_waiting_closed: [quest({ isWaitingListClosed: rawText('2') })],
  quest_waiting_count: [quest({ waitingCount: -1 })],
  waiting_person_passed: [waits({ passedOffers: -1 })],
  waiting_person_refusal: [waits({ refusedAs: 'RAIN' as 'FULL', refusedAt: NOW })],
  waiting_person_refused_at: [waits({ refusedAs: 'FULL' }), waits({ refusedAt: NOW })],
};
