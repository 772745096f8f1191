/** The newest seal of the audit log as it is kept outside the database: its block, and the seal. */
export type KeptSeal = { block: number; seal: string };

/** A kept seal as people copy it from an email or a log, “12:0a1b…”. */
export function writtenSeal({ block, seal }: KeptSeal): string {
  return `${block}:${seal}`;
}

/** Reads `writtenSeal`; null for anything else. */
export function readWrittenSeal(text: string): KeptSeal | null {
  const found = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text.trim());
  return found ? { block: Number(found[1]), seal: found[2] ?? '' } : null;
}

/**
 * Whether the log has lost a block that was sealed: the chain of seals shows what was changed between two of them, but
 * not that its newest ones were removed together with their entries. `seal`: of that block in the log now, if there is one.
 */
export function isShortened(kept: KeptSeal, seal: string | undefined): boolean {
  return seal !== kept.seal;
}
