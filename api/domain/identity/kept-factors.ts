/** What a recovery has taken from an account and can put back: until then its owner has lost nothing for good. */
export type KeptFactors = {
  /** Secret of the one-time passwords; null if there were none. */
  secret: string | null;
  /** Hashes of the recovery codes that were left. */
  codeHashes: string[];
  /** Whether a login asked for a passkey. */
  asksPasskey: boolean;
};

/** JSON of the factors, which the database seals. */
export function keptFactorsText(kept: KeptFactors): string {
  return JSON.stringify(kept);
}

/** What was kept; before there was more to keep, it was the secret alone. */
export function readKeptFactors(text: string): KeptFactors {
  return text.startsWith('{') ? JSON.parse(text) : { secret: text, codeHashes: [], asksPasskey: false };
}
