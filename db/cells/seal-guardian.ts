import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import type { Cells } from './cells.ts';
import type { Sealed } from './sealed.ts';

/** A guardian's contact as it is kept with a young person, with what the address is found by. */
export function sealGuardian(
  cells: Cells,
  chariteerId: string,
  guardian: { guardianName: string; guardianEmail: string },
): { guardianName: Sealed; guardianEmail: Sealed; mailboxKey: string } {
  const { guardianName, guardianEmail } = guardian;
  return {
    guardianName: cells.seal('guardian_consent.guardianName', chariteerId, guardianName),
    guardianEmail: cells.seal('guardian_consent.guardianEmail', chariteerId, guardianEmail),
    mailboxKey: cells.hash('guardian_consent.mailboxKey', mailboxKey(guardianEmail)),
  };
}

/** Stands for an address that cannot be opened, since its key is lost. It is none, and nothing is sent there. */
export const LOST_ADDRESS = 'unknown';

/** The address of a guardian, or the one that stands for a lost one. */
export function openGuardianEmail(cells: Cells, chariteerId: string, sealed: Sealed | null): string {
  return cells.open('guardian_consent.guardianEmail', chariteerId, sealed) ?? LOST_ADDRESS;
}
