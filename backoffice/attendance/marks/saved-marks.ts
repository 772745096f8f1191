import type { SavedMark } from './waiting-marks.ts';

// What the server answered to marks that were sent, until the page has been fetched again: without it a row would
// fall back to what it was for a moment.
const saved = new Map<string, SavedMark>();

export function rememberSaved(contracts: readonly SavedMark[]): void {
  for (const contract of contracts) saved.set(contract.id, contract);
}

/** A sign-up with the later of its last known marks. */
export function withSaved<Contract extends SavedMark>(contract: Contract): Contract {
  const latest = saved.get(contract.id);
  if (!latest || instantOf(latest) <= instantOf(contract)) return contract;
  const { status, markedAt, ownMarkedAt } = latest;
  return { ...contract, status, markedAt, ownMarkedAt };
}

function instantOf({ markedAt }: SavedMark): number {
  return markedAt === null ? 0 : Date.parse(markedAt);
}
