// npm run ledger [-- --repair --from=PART:KEY]: compares credits, spots taken and recaps with the contracts, and kept
// counts with a recount, step by step; repairs what is wrong. Ends with 1 when something is wrong and left so.
import { findLedgerFaults, readLedgerPlace, repairLedger } from '#api/operations/ledger/ledger.ts';
import type { LedgerFault } from '#api/operations/ledger/ledger-part.ts';
import { rebuildRecapWhenDue } from '#api/recaps/recaps/rebuild-recap-stepwise.ts';
import { configOrFail, fail, openMigratedStore, runCommand } from './command-line.ts';
import { ledgerProgress } from './ledger-progress.ts';

const options = process.argv.slice(2);
const typedFrom = options.find((option) => option.startsWith('--from='))?.slice('--from='.length);
const from = typedFrom === undefined ? undefined : (readLedgerPlace(typedFrom) ?? undefined);
const isKnown = (option: string) => option === '--repair' || (option.startsWith('--from=') && from);
if (!options.every(isKnown)) fail('Usage: npm run ledger [-- --repair --from=PART:KEY]');

await runCommand(async () => {
  const store = await openMigratedStore(configOrFail());
  // What a server would still have to do is no fault.
  await rebuildRecapWhenDue(store);
  const isRepair = options.includes('--repair');
  const tell = ledgerProgress((line) => process.stderr.write(`${line}\n`));
  let count = 0;
  const look = {
    ...(from && { from }),
    onStep: (step: Parameters<typeof tell>[0]) => {
      count += step.faults.length;
      for (const fault of step.faults) console.log(lineOf(fault));
      tell(step);
    },
  };
  try {
    if (isRepair) await repairLedger(store, Date.now(), look);
    else await findLedgerFaults(store.read, Date.now(), look);
    console.log(`${count} ${isRepair ? 'wrong entries made anew' : 'wrong entries'}.`);
    if (count > 0 && !isRepair) process.exitCode = 1;
  } finally {
    await store.close();
  }
});

function lineOf(fault: LedgerFault): string {
  if (fault.kind === 'recap') return `recap ${fault.key.split('\n').join(' ')}`;
  const { found, expected } = fault;
  return `${fault.kind} of ${subjectOf(fault)}: ${found || 'none'} instead of ${expected || 'none'}`;
}

function subjectOf(fault: Exclude<LedgerFault, { kind: 'recap' }>): string {
  if ('contractId' in fault) return `contract ${fault.contractId}`;
  return fault.kind === 'declaredCount' ? `district ${fault.districtId}` : `quest ${fault.questId}`;
}
