import { Sealed } from '#db/cells/sealed.ts';
import { insertAccount } from '#db/factories/insert-account.ts';
import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { dataCopy, dataCopyPart } from '#db/schema/data-copy.ts';
import { PART_CHARACTERS } from '#domain/data-copies/data-copy.ts';
import type { Work } from './row-makers.ts';

const MADE = { state: 'ready', madeAt: NOW, expiresAt: NOW + 1, bytes: 1 } as const;
const copied =
  (values: Partial<typeof dataCopy.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    await tx.insert(dataCopy).values({ accountId, locale: 'en', askedAt: NOW, ...MADE, ...values });
  };
const piece =
  (values: Partial<typeof dataCopyPart.$inferInsert>): Work =>
  async (tx) => {
    const { id: accountId } = await insertAccount(tx);
    await tx.insert(dataCopy).values({ accountId, locale: 'en', askedAt: NOW, ...MADE });
    const row = { id: 'p', accountId, side: 'page', position: 0, content: new Sealed('x') } as const;
    await tx.insert(dataCopyPart).values({ ...row, ...values });
  };

/** What files of one's own data refuse. */
export const BAD_COPY_ROWS: Readonly<Record<string, Work[]>> = {
  data_copy_bytes: [copied({ bytes: null })],
  data_copy_failures: [copied({ failures: -1 })],
  data_copy_kept: [copied({ expiresAt: null })],
  data_copy_lifetime: [copied({ expiresAt: NOW })],
  data_copy_made: [copied({ state: 'making' })],
  data_copy_state_known: [copied({ state: 'lost' as 'ready', madeAt: null, expiresAt: null, bytes: null })],
  data_copy_part_length: [piece({ content: new Sealed('x'.repeat(PART_CHARACTERS * 6 + 201)) })],
  data_copy_part_position: [piece({ position: -1 })],
  data_copy_part_side: [piece({ side: 'back' as 'page' })],
};
