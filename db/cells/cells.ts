import { tellBrokenCell } from '../database-events.ts';
import type { CellKey } from './cell-key.ts';
import type { HashedCell, SealedCell } from './cell-names.ts';
import { HASHED_MARK, SEALED_MARK, Sealed } from './sealed.ts';

/**
 * Seals and opens single cells, each bound to its column and row. Several keys can be known while they are changed:
 * one of them seals, all of them open.
 */
export class Cells {
  #inUse: CellKey | null;
  readonly #known = new Map<string, CellKey>();

  /** Null: a store that was opened without a key, which can seal nothing. */
  constructor(key: CellKey | null) {
    this.#inUse = key;
    if (key) this.#known.set(key.id, key);
  }

  /** Another key that cells may be sealed with; in use, it is the one that seals from now on. */
  learn(key: CellKey, { isInUse }: { isInUse: boolean }): void {
    this.#known.set(key.id, key);
    if (isInUse) this.#inUse = key;
  }

  seal(cell: SealedCell, row: string, text: string): Sealed;
  seal(cell: SealedCell, row: string, text: string | null): Sealed | null;
  seal(cell: SealedCell, row: string, text: string | null): Sealed | null {
    if (text === null) return null;
    const key = this.#key();
    return new Sealed(`${SEALED_MARK}${key.id}:${key.seal(aboutCell(cell, row), text)}`);
  }

  /**
   * The text of a cell; null of an empty one, and of one that no known key opens for this column and row: that is told
   * in the log, and who reads it sees it empty. What an older version left in clear is read as it stands.
   */
  open(cell: SealedCell, row: string, sealed: Sealed | null): string | null {
    if (sealed === null) return null;
    const { stored } = sealed;
    if (!stored.startsWith(SEALED_MARK)) return stored;
    const [id = '', body = ''] = stored.slice(SEALED_MARK.length).split(':');
    const text = this.#known.get(id)?.open(aboutCell(cell, row), body) ?? null;
    if (text === null) tellBrokenCell({ cell, isKeyKnown: this.#known.has(id) });
    return text;
  }

  /** What equal texts are found by, as it is written. */
  hash(cell: HashedCell, text: string): string {
    return hashed(this.#key(), cell, text);
  }

  /** All forms in which an equal text may stand there: with each known key, and in clear from an older version. */
  hashes(cell: HashedCell, text: string): string[] {
    return [...[...this.#known.values()].map((key) => hashed(key, cell, text)), text];
  }

  /** Whether a cell is as it would be written now: neither in clear nor sealed or hashed with a former key. */
  isCurrent(stored: string): boolean {
    return [SEALED_MARK, HASHED_MARK].some((mark) => stored.startsWith(`${mark}${this.#key().id}:`));
  }

  #key(): CellKey {
    if (this.#inUse === null) throw new Error('The store was opened without a key: it can seal nothing');
    return this.#inUse;
  }
}

function hashed(key: CellKey, cell: HashedCell, text: string): string {
  return `${HASHED_MARK}${key.id}:${key.hash(cell, text)}`;
}

function aboutCell(cell: SealedCell, row: string): string {
  return `${cell}:${row}`;
}
