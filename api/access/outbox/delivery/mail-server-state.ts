import { eq } from 'drizzle-orm';
import { mailServer } from '#db/schema/mail-server.ts';
import type { Db } from '#db/store.ts';
import { type MailFailure, type ServerTrouble, serverPause } from '#domain/messages/mail-delivery.ts';

export type MailServerState = Omit<typeof mailServer.$inferSelect, 'id'>;

const UNKNOWN: MailServerState = {
  lastSuccessAt: null,
  trouble: null,
  pausedUntil: null,
  troubleCount: 0,
  lastTrouble: null,
  lastTroubleCode: null,
  lastTroubleAt: null,
};

/** Every email would make a write of its own. */
const SUCCESS_STEP_MS = 60_000;

/** How the mail server was when a process last had to do with it. */
export async function readMailServer(db: Db): Promise<MailServerState> {
  const [row] = await db.select().from(mailServer).where(eq(mailServer.id, 1));
  if (!row) return UNKNOWN;
  const { id: _id, ...state } = row;
  return state;
}

/** What was just seen of the mail server: that it took something, what kept it from taking any email, or both. */
export type Seen = { hasTaken: boolean; trouble: (MailFailure & { reason: ServerTrouble }) | null };

/**
 * The state after what was seen; the same object when nothing is worth writing down. A server that took one email is
 * not in trouble, whatever became of another. `now` in epoch ms.
 */
export function stateAfter(
  before: MailServerState,
  { hasTaken, trouble }: Seen,
  now: number,
): MailServerState {
  const told = trouble && {
    lastTrouble: trouble.reason,
    lastTroubleCode: trouble.code,
    lastTroubleAt: now,
  };
  if (hasTaken) {
    const isNews = before.trouble !== null || now - (before.lastSuccessAt ?? 0) >= SUCCESS_STEP_MS;
    const well = { trouble: null, pausedUntil: null, troubleCount: 0, lastSuccessAt: now };
    return isNews || told ? { ...before, ...well, ...told } : before;
  }
  if (!trouble) return before;
  // Emails that were on the way together let it down once.
  const isAgain = before.pausedUntil === null || before.pausedUntil <= now;
  const troubleCount = before.troubleCount + (isAgain ? 1 : 0);
  const pausedUntil = isAgain ? now + serverPause(troubleCount) : before.pausedUntil;
  return { ...before, ...told, trouble: trouble.reason, troubleCount, pausedUntil };
}

/** Writes the state down for all processes. */
export async function writeMailServer(tx: Db, state: MailServerState): Promise<void> {
  await tx
    .insert(mailServer)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: mailServer.id, set: state });
}

/** Storage for the last known state of a message service. */
export type ServerMemory = {
  read(db: Db): Promise<MailServerState>;
  write(tx: Db, state: MailServerState): Promise<void>;
};

/** The mail server's, for all processes. */
export const MAIL_SERVER_MEMORY: ServerMemory = { read: readMailServer, write: writeMailServer };

/** Memory for services that each process tests by itself, since they're rarely used. */
export function ownMemory(): ServerMemory {
  let state = UNKNOWN;
  return {
    read: async () => state,
    write: async (_tx, seen) => {
      state = seen;
    },
  };
}
