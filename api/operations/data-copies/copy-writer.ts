import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { type COPY_SIDES, dataCopyPart } from '#db/schema/data-copy.ts';
import type { Db } from '#db/store.ts';
import type { Sides } from '#domain/data-copies/copy-page.ts';
import { PART_CHARACTERS } from '#domain/data-copies/data-copy.ts';
import { wholeCharacters } from '#domain/text/cut-text.ts';

type Side = (typeof COPY_SIDES)[number];

/** Collects the two sides of a file and writes them down, sealed, in pieces of bounded length. */
export class CopyWriter {
  readonly #accountId: string;
  readonly #now: number;
  readonly #sides: Readonly<Record<Side, { text: string; position: number }>> = {
    page: { text: '', position: 0 },
    json: { text: '', position: 0 },
  };
  /** Size of all that was added, in bytes. */
  bytes = 0;

  constructor(accountId: string, now: number) {
    this.#accountId = accountId;
    this.#now = now;
  }

  add(sides: Sides): void {
    for (const side of ['page', 'json'] as const) {
      this.#sides[side].text += sides[side];
      this.bytes += Buffer.byteLength(sides[side]);
    }
  }

  /** Writes whole pieces; at the end what is left, too. */
  async write(tx: Db, { isLast = false } = {}): Promise<void> {
    const rows: (typeof dataCopyPart.$inferInsert)[] = [];
    for (const side of ['page', 'json'] as const) {
      const kept = this.#sides[side];
      while (kept.text.length >= PART_CHARACTERS || (isLast && kept.text !== '')) {
        const end = wholeCharacters(kept.text, PART_CHARACTERS);
        rows.push(this.#rowOf(tx, side, kept.position, kept.text.slice(0, end)));
        kept.text = kept.text.slice(end);
        kept.position += 1;
      }
    }
    await insertRows(tx, dataCopyPart, rows);
  }

  #rowOf(tx: Db, side: Side, position: number, text: string) {
    const id = newId(this.#now);
    const content = tx.cells.seal('data_copy_part.content', id, text);
    return { id, accountId: this.#accountId, side, position, content };
  }
}
