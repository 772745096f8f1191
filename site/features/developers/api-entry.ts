/** A field, argument or enum value of the contract. `type` is empty for a value. */
export type ApiPart = {
  readonly name: string;
  /** Type as the SDL writes it, `[Quest!]!`. */
  readonly type: string;
  readonly description: string;
  /** Name in the enum `Access`; null where the type decides. */
  readonly access: string | null;
};

/** An operation or a type of the contract, as the developers’ pages show it. */
export type ApiEntry = {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'type' | 'input' | 'enum' | 'scalar' | 'union';
  readonly description: string;
  readonly access: string | null;
  /** What an operation answers; null for a type. */
  readonly answer: string | null;
  /** Arguments of an operation, fields or values of a type. */
  readonly parts: readonly ApiPart[];
  readonly errors: readonly string[];
  /** A document with its variables; null for a type. */
  readonly example: { readonly document: string; readonly variables: string } | null;
};

/** What of the contract a release added, marked as leaving, or removed, by `Type.field`. */
export type ApiChanges = {
  readonly version: string;
  readonly added: readonly string[];
  readonly deprecated: readonly string[];
  readonly removed: readonly string[];
};
