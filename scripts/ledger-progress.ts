import type { LedgerPlace, LedgerStep } from '#api/operations/ledger/ledger.ts';

const TELL_EVERY_MS = 5_000;

/** How a place is written for `--from`. */
export const placeInWords = ({ part, after }: LedgerPlace) => `${part}:${after}`;

/**
 * Tells, at most every five seconds, how far a look through the ledger has come and where it continues if it is broken
 * off. `now` is a clock in ms.
 */
export function ledgerProgress(
  write: (line: string) => void,
  now: () => number = () => performance.now(),
): (step: LedgerStep) => void {
  let toldAt = now();
  let part: LedgerStep['part'] | null = null;
  let looked = 0;
  return (step) => {
    looked = step.part === part ? looked + step.looked : step.looked;
    part = step.part;
    if (step.next === null || now() - toldAt < TELL_EVERY_MS) return;
    toldAt = now();
    write(
      `… ${part}: ${looked.toLocaleString('en-US')} looked at; continues with --from=${placeInWords(step.next)}`,
    );
  };
}
