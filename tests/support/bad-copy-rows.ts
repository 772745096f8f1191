import { Sealed } from '#db/cells/sealed.ts';
import { insertAccount } from '#db/factories/insert-account.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { charityFile, charityFilePart } from '#db/schema/charity-file.ts';
import { dataCopy, dataCopyPart } from '#db/schema/data-copy.ts';
import { PIECE_CHARACTERS } from '#domain/charity-files/charity-file.ts';
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

const charitys =
  (values: Partial<typeof charityFile.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    const made = { state: 'ready', madeAt: NOW, expiresAt: NOW + 1 } as const;
    await tx.insert(charityFile).values({ providerId, askedAt: NOW, ...made, ...values });
  };
const charitysPiece =
  (values: Partial<typeof charityFilePart.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    await tx.insert(charityFile).values({ providerId, askedAt: NOW, state: 'making' });
    const row = { id: 'p', providerId, name: 'quests', position: 0, content: new Sealed('x') } as const;
    await tx.insert(charityFilePart).values({ ...row, ...values });
  };

/** What files of people’s and charities’ data refuse. */
export const BAD_COPY_ROWS: Readonly<Record<string, Work[]>> = {
  charity_file_failures: [charitys({ failures: -1 })],
  charity_file_kept: [charitys({ expiresAt: null })],
  charity_file_lifetime: [charitys({ expiresAt: NOW })],
  charity_file_made: [charitys({ state: 'making' })],
  charity_file_progress: [charitys({ doneRows: -1 }), charitys({ allRows: -1 })],
  charity_file_state_known: [charitys({ state: 'lost' as 'ready', madeAt: null, expiresAt: null })],
  charity_file_part_length: [charitysPiece({ content: new Sealed('x'.repeat(PIECE_CHARACTERS * 6 + 201)) })],
  charity_file_part_position: [charitysPiece({ position: -1 })],
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
