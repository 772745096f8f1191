/** What push and text say: who tells it, of what, in one sentence, and where more stands. */
export type ShortMessage = {
  /** The charity; the product's name where none tells it. */
  from: string;
  /** The quest, or what it is about. */
  title: string;
  /** Single sentence with the time and place. */
  words: string;
  /** Full address. */
  link: string;
};
