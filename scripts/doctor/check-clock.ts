import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/store.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** This version was made then: no clock can be right that shows less. */
const MADE_AT = Date.UTC(2026, 10, 22);
const SET_CLOCK = 'Let the machine set its clock by the network: timedatectl set-ntp true.';

/** The instants at which something was written last, whatever it was. */
const NEWEST: readonly SQL[] = [
  sql`SELECT max("at") AS "at" FROM audit_entry`,
  sql`SELECT max("createdAt") AS "at" FROM outbox_message`,
  sql`SELECT max("createdAt") AS "at" FROM session`,
];

/** Whether this machine's clock can be right, by what the database holds and by the clock of its server. */
export async function checkClock({ config, file, database, now }: Installation): Promise<Finding[]> {
  if (config === null) return [];
  const newestAt = database === null ? null : await readNewest(database.read);
  const server = database === null || file !== null ? null : await readServerClock(database.read);
  return [clockFinding({ now, newestAt, serverAheadMs: server })];
}

export type ClockFacts = {
  now: number;
  /** When the newest entry was written; null for an empty database. */
  newestAt: number | null;
  /** How far the database server's clock is ahead; null where there is none. */
  serverAheadMs: number | null;
};

/** What the facts say about the clock; all in ms. */
export function clockFinding({ now, newestAt, serverAheadMs }: ClockFacts): Finding {
  const shown = new Date(now).toISOString();
  if (now < MADE_AT)
    return error(`This machine’s clock shows ${shown}, before this version was made.`, SET_CLOCK);
  if (newestAt !== null && newestAt > now + 2 * MINUTE_MS) {
    return error(
      `The newest entry of the database was written ${lengthOf(newestAt - now)} in the future of this machine’s clock (${shown}).`,
      `${SET_CLOCK} If it is right now, it was wrong before: what was written meanwhile keeps its times.`,
    );
  }
  if (serverAheadMs !== null && Math.abs(serverAheadMs) > MINUTE_MS) {
    return error(
      `This machine’s clock and that of the database’s server differ by ${lengthOf(Math.abs(serverAheadMs))}.`,
      `${SET_CLOCK} The same on the server.`,
    );
  }
  if (serverAheadMs !== null && Math.abs(serverAheadMs) > 5_000) {
    return warning(
      `This machine’s clock and that of the database’s server differ by ${lengthOf(Math.abs(serverAheadMs))}.`,
      `${SET_CLOCK} The same on the server.`,
    );
  }
  if (newestAt !== null && now - newestAt > 366 * DAY_MS) {
    return warning(
      `This machine’s clock shows ${shown}, and nothing was written for ${lengthOf(now - newestAt)}.`,
      `If the product was used since: ${SET_CLOCK}`,
    );
  }
  return fine(`The clock can be right: ${shown}.`);
}

async function readNewest(read: Db): Promise<number | null> {
  const found: number[] = [];
  for (const query of NEWEST) {
    const [row] = await read.all<{ at: number | null }>(query);
    if (row?.at != null) found.push(row.at);
  }
  return found.length === 0 ? null : Math.max(...found);
}

/** Against the middle of the trip, so that a slow answer is no wrong clock. */
async function readServerClock(read: Db): Promise<number> {
  const before = Date.now();
  const [row] = await read.all<{ at: number }>(sql`SELECT unixepoch('subsec') * 1000 AS "at"`);
  return (row?.at ?? before) - (before + Date.now()) / 2;
}

function lengthOf(milliseconds: number): string {
  if (milliseconds < 2 * MINUTE_MS) return `${Math.round(milliseconds / 1000)} seconds`;
  if (milliseconds < 2 * DAY_MS) return `${Math.round(milliseconds / MINUTE_MS)} minutes`;
  return `${Math.round(milliseconds / DAY_MS)} days`;
}
