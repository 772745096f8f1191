import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { messageWords } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import type { MailPart, MailText } from '#domain/messages/letter.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** What a message says, as the inbox shows it: without greeting, and without links that act for one person. */
export type MessageWords = { locale: Locale; subject: string; parts: readonly MailPart[] };

/** Ids of words that are kept, by what they say. */
export type KnownWords = Map<string, string>;

/**
 * The words of one write, or of several that follow each other and know of those before (`known`): equal ones are kept
 * once, however many people get them.
 */
export class KeptWords {
  readonly #ids: KnownWords;
  /** IDs by text object, so that the same text for many people isn't compared again. */
  readonly #idsOfTexts = new Map<object, string>();
  readonly #rows: (typeof messageWords.$inferInsert)[] = [];
  readonly #tx: Db;
  readonly #now: number;

  constructor(tx: Db, now: number, known: KnownWords = new Map()) {
    this.#tx = tx;
    this.#now = now;
    this.#ids = known;
  }

  /** The id under which they will be kept. */
  idOf(locale: Locale, text: Pick<MailText, 'subject' | 'parts'>): string {
    const id =
      this.#idsOfTexts.get(text) ?? this.#idOfWords({ locale, subject: text.subject, parts: text.parts });
    this.#idsOfTexts.set(text, id);
    return id;
  }

  #idOfWords(said: MessageWords): string {
    const words = JSON.stringify(said);
    const known = this.#ids.get(words);
    if (known !== undefined) return known;
    const id = newId(this.#now);
    this.#ids.set(words, id);
    this.#rows.push({
      id,
      words: this.#tx.cells.seal('message_words.words', id, words),
      createdAt: this.#now,
    });
    return id;
  }

  /** Writes what is new since the last call. */
  async write(): Promise<void> {
    const rows = this.#rows.splice(0);
    await insertRows(this.#tx, messageWords, rows);
  }
}

/** The words behind a cell; null where its key is lost. */
export function openWords(
  db: Db,
  id: string,
  words: typeof messageWords.$inferSelect.words,
): MessageWords | null {
  const text = db.cells.open('message_words.words', id, words);
  return text === null ? null : (JSON.parse(text) as MessageWords);
}
