import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertRegular } from '#db/factories/insert-regular.ts';
import { regularShare, regularSkip } from '#db/schema/regular.ts';
import type { Work } from './row-makers.ts';

const shareOf =
  (percent: number): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    await tx.insert(regularShare).values({ providerId, percent });
  };

/** Rows of regulars that break each of their rules. */
export const BAD_REGULAR_ROWS: Readonly<Record<string, readonly Work[]>> = {
  regular_entry: [(tx) => insertRegular(tx, { entry: 'Saturdays' })],
  regular_paused_until: [(tx) => insertRegular(tx, { pausedUntil: '2026-2-1' })],
  regular_skip_day: [
    async (tx) => {
      const regularId = await insertRegular(tx);
      await tx.insert(regularSkip).values({ regularId, day: 'Saturday' });
    },
  ],
  regular_share_percent: [shareOf(0), shareOf(101)],
};
