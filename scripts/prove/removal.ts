/** A piece of code to remove from a copy of the product, to see whether the tests of its requirements fail. */
export type Removal = {
  /** The rows that promise the thing; the tests whose titles name one of them are run. */
  ids: readonly [string, ...string[]];
  /** What is missing afterwards, in the words of people. */
  what: string;
  /** Text to remove; it occurs exactly once in the sources, regardless of line breaks. */
  find: string;
  /** What stands there afterwards; nothing where it is left out. */
  put?: string;
};
