import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { charityFilePart } from '#db/schema/charity-file.ts';
import type { Db } from '#db/store.ts';
import { PIECE_CHARACTERS } from '#domain/charity-files/charity-file.ts';
import { wholeCharacters } from '#domain/text/cut-text.ts';

/** Collects the text of one part of a charity's file and stores it, sealed, in pieces of bounded length. */
export class PieceWriter {
  readonly #providerId: string;
  readonly #name: string;
  readonly #now: number;
  #text = '';
  #position = 0;

  constructor(providerId: string, name: string, now: number) {
    this.#providerId = providerId;
    this.#name = name;
    this.#now = now;
  }

  add(text: string): void {
    this.#text += text;
  }

  /** Stores whole pieces; at the end what is left, too. */
  async write(tx: Db, { isLast = false } = {}): Promise<void> {
    const rows: (typeof charityFilePart.$inferInsert)[] = [];
    while (this.#text.length >= PIECE_CHARACTERS || (isLast && this.#text !== '')) {
      const end = wholeCharacters(this.#text, PIECE_CHARACTERS);
      const id = newId(this.#now);
      const content = tx.cells.seal('charity_file_part.content', id, this.#text.slice(0, end));
      rows.push({ id, providerId: this.#providerId, name: this.#name, position: this.#position, content });
      this.#text = this.#text.slice(end);
      this.#position += 1;
    }
    await insertRows(tx, charityFilePart, rows);
  }
}
