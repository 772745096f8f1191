import type { ListingFault } from '#api/discovery/discovery/listing-faults.ts';
import type { RecapFault } from '#api/recaps/recaps/rebuild-recap.ts';
import type { Db } from '#db/store.ts';

/** Counts that a quest keeps: spots taken, spots held, people on its waitlist. */
export type PlaceCount = 'takenCount' | 'heldCount' | 'waitingCount';

/** A credit, recap or listing that is not what the contracts and quests say, or a kept count that a recount does not confirm. */
export type LedgerFault =
  | RecapFault
  | ListingFault
  | { kind: 'entries'; contractId: string; found: number; expected: number }
  | { kind: 'credits'; contractId: string; found: string; expected: string }
  | { kind: PlaceCount; questId: string; found: number; expected: number }
  | { kind: 'declaredCount'; districtId: string; found: number; expected: number };

/** A part of the ledger, looked through and repaired a few keys at a time in the order of its keys. */
export type LedgerPart = {
  /** How many keys one step looks at. */
  most: number;
  keysAfter(db: Db, key: string, most: number): Promise<string[]>;
  /** Faults of these keys. `now` in epoch ms. */
  find(db: Db, keys: readonly string[], now: number): Promise<LedgerFault[]>;
  /** The key under which a fault was found. */
  keyOf(fault: LedgerFault): string;
  /** Repairs the faults of these keys. */
  repair(tx: Db, faults: readonly LedgerFault[], keys: readonly string[], now: number): Promise<void>;
};
