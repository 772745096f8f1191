import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import type { Context } from '#api/access/request/context.ts';
import type { Config } from '#api/process/config/config.ts';
import { textNumber } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import { TEXT_AGREEMENT_VERSION } from '#domain/messages/text-number.ts';

/** The number on which someone gets text messages, or that there is none. */
export type TextNumberRow = {
  /** For @access. */
  ownerId: string;
  isOffered: boolean;
  agreementVersion: string;
  state: 'NONE' | 'ASKED' | 'CONFIRMED' | 'STOPPED';
  number: string | null;
  agreedAt: number | null;
};

const STATES = { asked: 'ASKED', confirmed: 'CONFIRMED', stopped: 'STOPPED' } as const;

/** How text messages stand for the session's own account. Errors: NOT_LOGGED_IN. */
export async function findTextNumber(
  { viewer, store, config }: Context,
  db: Db = store.read,
): Promise<TextNumberRow> {
  const { accountId } = requireLogin(viewer);
  const row = await db.select().from(textNumber).where(eq(textNumber.accountId, accountId)).get();
  return {
    ownerId: accountId,
    isOffered: offeredChannels(config).includes('text'),
    agreementVersion: TEXT_AGREEMENT_VERSION,
    state: row ? STATES[row.state] : 'NONE',
    number: row ? db.cells.open('text_number.number', accountId, row.number) : null,
    agreedAt: row?.agreedAt ?? null,
  };
}

/** What is kept of a code. Keyed: six digits are soon tried out. */
export function textCodeHash({ dataKey }: Pick<Config, 'dataKey'>, accountId: string, code: string): string {
  return dataKey.hash('text-code', `${accountId} ${code}`);
}
