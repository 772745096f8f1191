/** One thing that is taken away from a copy of the product, to see whether the tests that name its rows notice. */
export type Removal = {
  /** The rows that promise the thing; the tests whose titles name one of them are run. */
  ids: readonly [string, ...string[]];
  /** What is missing afterwards, in the words of people. */
  what: string;
  /** Where it is: text that stands exactly once in the sources, however it is broken into lines. */
  find: string;
  /** What stands there afterwards; nothing where it is left out. */
  put?: string;
};
