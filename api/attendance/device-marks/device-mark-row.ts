import type { deviceMark } from '#db/schema/device-mark.ts';

/** A mark that differs, seen through the charity of its quest. */
export type DifferingMarkRow = Pick<
  typeof deviceMark.$inferSelect,
  'contractId' | 'status' | 'markedAt' | 'deviceAt'
> & { markedBy: string | null; providerId: string };
