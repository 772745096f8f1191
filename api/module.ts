/**
 * What a module of the API declares in its `module.ts`. Data alone, held against the imports by `tests/layers.test.ts`:
 * a file with the exports of others would be loaded with all that it names.
 */
export type Module = {
  /** Modules that it imports from, and what for. */
  imports: Readonly<Record<string, string>>;
  /** Its files that other modules may import; everything else is its own. */
  offers: readonly string[];
};
