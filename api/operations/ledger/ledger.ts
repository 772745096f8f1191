import { eq } from 'drizzle-orm';
import { setting } from '#db/schema/setting.ts';
import type { Db, Store } from '#db/store.ts';
import { CREDITS } from './credit-faults.ts';
import { LISTING, RECAP_TOTALS, RECAPS, STRAY_WORDS } from './derived-parts.ts';
import { ENTRIES } from './entry-faults.ts';
import { DISTRICT_COUNTS, QUEST_COUNTS } from './kept-counts.ts';
import type { LedgerFault, LedgerPart } from './ledger-part.ts';

/** The parts in the order in which they are looked through. */
const PARTS = {
  'quest-counts': QUEST_COUNTS,
  'district-counts': DISTRICT_COUNTS,
  // Sums come before their rows: what a row changes is added to them, and a wrong sum could fall below zero.
  'recap-totals': RECAP_TOTALS,
  recaps: RECAPS,
  credits: CREDITS,
  entries: ENTRIES,
  'stray-words': STRAY_WORDS,
  listing: LISTING,
} as const satisfies Record<string, LedgerPart>;

type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];

/** How far a look through the ledger has come: all parts before this one, and its keys up to this one. */
export type LedgerPlace = { part: PartName; after: string };
/** A step of the look: what was wrong, how many keys were looked at, and where the next step begins; null at the end. */
export type LedgerStep = { part: PartName; looked: number; faults: LedgerFault[]; next: LedgerPlace | null };

const LEDGER_BEGINNING: LedgerPlace = { part: 'quest-counts', after: '' };

/** At most so many keys are repaired in one write, so that writes of others hardly wait. */
const REPAIRED_AT_ONCE = 50;
/** The most faults kept in memory. */
const MOST_KEPT = 10_000;
/** The most steps without a fault that are looked at again after a break. */
const KEPT_EVERY = 20;
const PLACE_KEY = 'ledgerRepair';
/** A place that is older says nothing any more. */
const PLACE_HOLDS_MS = 24 * 3_600_000;

/** Reads a place that was printed, as “part:key”; null where it is none. */
export function readLedgerPlace(text: string): LedgerPlace | null {
  const part = NAMES.find((name) => text === name || text.startsWith(`${name}:`));
  return part === undefined ? null : { part, after: text.slice(part.length + 1) };
}

type Look = { from?: LedgerPlace; onStep?: (step: LedgerStep) => void };

/**
 * Compares every credit, kept count and recap, and what finding asks, with what it follows from, step by step; returns
 * the first faults. `now` in epoch ms.
 */
export async function findLedgerFaults(
  db: Db,
  now: number,
  { from = LEDGER_BEGINNING, onStep = () => {} }: Look = {},
): Promise<LedgerFault[]> {
  const kept: LedgerFault[] = [];
  for (let place: LedgerPlace | null = from; place !== null; ) {
    const { keys: _, ...step }: Looked = await lookAt(db, place, now);
    onStep(step);
    kept.push(...step.faults.slice(0, MOST_KEPT - kept.length));
    place = step.next;
  }
  return kept;
}

/**
 * Repairs what is wrong, each few keys in a short write of their own, and keeps the place in the database: broken off,
 * it continues there within a day. Returns the first faults. `now` in epoch ms.
 */
export async function repairLedger(
  store: Store,
  now: number,
  { from, onStep = () => {} }: Look = {},
): Promise<LedgerFault[]> {
  const kept: LedgerFault[] = [];
  let place: LedgerPlace | null = from ?? (await readKeptPlace(store.read, now));
  for (let steps = 1; place !== null; steps += 1) {
    const { keys, ...step }: Looked = await lookAt(store.read, place, now);
    const repaired = step.faults.length === 0 ? [] : await repairKeys(store, step, keys, now);
    const isKept = repaired.length > 0 || step.next?.part !== step.part || steps % KEPT_EVERY === 0;
    if (isKept) await store.write((tx) => keepPlace(tx, step.next, now));
    onStep({ ...step, faults: repaired });
    kept.push(...repaired.slice(0, MOST_KEPT - kept.length));
    place = step.next;
  }
  return kept;
}

/** The place where a repair that was broken off continues; the beginning where there is none. */
async function readKeptPlace(db: Db, now: number): Promise<LedgerPlace> {
  const [row] = await db.select().from(setting).where(eq(setting.key, PLACE_KEY));
  if (!row || now - row.updatedAt > PLACE_HOLDS_MS) return LEDGER_BEGINNING;
  return readLedgerPlace(String(row.value)) ?? LEDGER_BEGINNING;
}

type Looked = LedgerStep & { keys: string[] };

async function lookAt(db: Db, { part, after }: LedgerPlace, now: number): Promise<Looked> {
  const { most, keysAfter, find } = PARTS[part];
  const keys = await keysAfter(db, after, most);
  const seen = keys.length === 0 ? [] : await find(db, keys, now);
  // Someone may write between two reads, which looks like a fault until it is looked at again.
  const faults = seen.length === 0 ? [] : sameIn(seen, await find(db, keys, now));
  return { part, keys, looked: keys.length, faults, next: nextPlace(part, keys, most) };
}

function sameIn(first: readonly LedgerFault[], second: readonly LedgerFault[]): LedgerFault[] {
  const again = new Set(second.map((fault) => JSON.stringify(fault)));
  return first.filter((fault) => again.has(JSON.stringify(fault)));
}

function nextPlace(part: PartName, keys: readonly string[], most: number): LedgerPlace | null {
  const last = keys.at(-1);
  if (last !== undefined && keys.length === most) return { part, after: last };
  const next = NAMES[NAMES.indexOf(part) + 1];
  return next === undefined ? null : { part: next, after: '' };
}

async function repairKeys(
  store: Store,
  { part, faults }: LedgerStep,
  keys: readonly string[],
  now: number,
): Promise<LedgerFault[]> {
  const { find, keyOf, repair } = PARTS[part];
  const wrong = new Set(faults.map(keyOf));
  const due = keys.filter((key) => wrong.has(key));
  const repaired: LedgerFault[] = [];
  for (let at = 0; at < due.length; at += REPAIRED_AT_ONCE) {
    const some = due.slice(at, at + REPAIRED_AT_ONCE);
    const found = await store.write(async (tx) => {
      // Read again in here: they may have changed.
      const lasting = await find(tx, some, now);
      const keys = [...new Set(lasting.map(keyOf))];
      if (keys.length > 0) await repair(tx, lasting, keys, now);
      return lasting;
    });
    repaired.push(...found);
  }
  return repaired;
}

async function keepPlace(tx: Db, place: LedgerPlace | null, now: number): Promise<void> {
  if (place === null) {
    await tx.delete(setting).where(eq(setting.key, PLACE_KEY));
    return;
  }
  const row = { value: `${place.part}:${place.after}`, updatedAt: now };
  await tx
    .insert(setting)
    .values({ key: PLACE_KEY, ...row })
    .onConflictDoUpdate({ target: setting.key, set: row });
}
