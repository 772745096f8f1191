import { findLedgerFaults, type LedgerStep } from '#api/operations/ledger/ledger.ts';
import type { LedgerFault } from '#api/operations/ledger/ledger-part.ts';
import { isRecapRebuildDue } from '#api/recaps/recaps/rebuild-recap-stepwise.ts';
import { ledgerProgress } from '../ledger-progress.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

type Counts = Partial<Record<LedgerFault['kind'], number>>;

/** Whether credits, spots taken and sums of recaps are what the contracts say, step by step. */
export async function checkLedgers({ database, tell, ledgerFrom }: Installation): Promise<Finding[]> {
  if (!database?.isCurrent) return [];
  const { read } = database;
  const isRebuilding = await isRecapRebuildDue(read);
  const counts: Counts = {};
  const progress = ledgerProgress(tell);
  const onStep = (step: LedgerStep) => {
    for (const { kind } of step.faults) {
      if (!isRebuilding || kind !== 'recap') counts[kind] = (counts[kind] ?? 0) + 1;
    }
    progress(step);
  };
  await findLedgerFaults(read, Date.now(), { ...(ledgerFrom && { from: ledgerFrom }), onStep });
  const findings: Finding[] = [];
  if (isRebuilding) {
    findings.push(
      warning(
        'Recaps are still being made anew after an upgrade.',
        'Let the server run until its log says so.',
      ),
    );
  }
  if (Object.keys(counts).length > 0) {
    findings.push(
      error(
        `${inWords(counts)} differ from what the contracts say.`,
        'Make them anew: npm run ledger -- --repair.',
      ),
    );
  }
  return findings.length > 0
    ? findings
    : [fine('Credits, places taken and recaps are what the contracts say.')];
}

const NAMES = {
  credits: 'credits',
  entries: 'sums of attendance entries',
  takenCount: 'counts of places',
  heldCount: 'counts of places held',
  waitingCount: 'counts of people who wait',
  declaredCount: 'counts of volunteers by district',
  recap: 'entries of recaps',
  listing: 'quests as they are found',
} as const;

function inWords(counts: Counts): string {
  const kinds = Object.keys(NAMES) as LedgerFault['kind'][];
  return kinds.flatMap((kind) => (counts[kind] ? [`${counts[kind]} ${NAMES[kind]}`] : [])).join(', ');
}
