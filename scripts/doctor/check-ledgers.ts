import { findLedgerFaults, type LedgerFault } from '#api/verbs/credits/ledger.ts';
import { isRecapRebuildDue } from '#api/verbs/recaps/rebuild-recap-stepwise.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

/** Whether credits, places taken and sums of recaps are what the contracts say. */
export async function checkLedgers({ database }: Installation): Promise<Finding[]> {
  if (!database?.isCurrent) return [];
  const { read } = database;
  const isRebuilding = await isRecapRebuildDue(read);
  const now = Date.now();
  const first = await findLedgerFaults(read, now);
  // Somebody may sign up between two reads, which looks like a fault and is none when it is looked at again.
  const lasting = first.length === 0 ? [] : sameIn(first, await findLedgerFaults(read, now));
  const faults = isRebuilding ? lasting.filter(({ kind }) => kind !== 'recap') : lasting;
  const findings: Finding[] = [];
  if (isRebuilding) {
    findings.push(
      warning(
        'Recaps are still being made anew after an upgrade.',
        'Let the server run until its log says so.',
      ),
    );
  }
  if (faults.length > 0) {
    findings.push(
      error(
        `${inWords(faults)} differ from what the contracts say.`,
        'Make them anew: npm run ledger -- --repair.',
      ),
    );
  }
  return findings.length > 0
    ? findings
    : [fine('Credits, places taken and recaps are what the contracts say.')];
}

function sameIn(first: readonly LedgerFault[], second: readonly LedgerFault[]): LedgerFault[] {
  const again = new Set(second.map((fault) => JSON.stringify(fault)));
  return first.filter((fault) => again.has(JSON.stringify(fault)));
}

const NAMES = {
  credits: 'credits',
  takenCount: 'counts of places',
  heldCount: 'counts of places held',
  waitingCount: 'counts of people who wait',
  declaredCount: 'counts of volunteers by district',
  recap: 'entries of recaps',
  listing: 'quests as they are found',
} as const;

function inWords(faults: readonly LedgerFault[]): string {
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  return [...kinds].map(([kind, { length }]) => `${length} ${NAMES[kind]}`).join(', ');
}
