// npm run ledger [-- --repair]: compares credits, places taken and recaps with what the contracts say, and kept counts
// with a count anew; makes anew what is wrong. Ends with 1 when something is wrong and left so.
import { findLedgerFaults, type LedgerFault, rebuildLedger } from '#api/verbs/credits/ledger.ts';
import { rebuildRecapWhenDue } from '#api/verbs/recaps/rebuild-recap-stepwise.ts';
import { configOrFail, fail, openMigratedStore, runCommand } from './command-line.ts';

const options = process.argv.slice(2);
if (options.some((option) => option !== '--repair')) fail('Usage: npm run ledger [-- --repair]');

await runCommand(async () => {
  const store = await openMigratedStore(configOrFail());
  // What a server would still have to do is no fault.
  await rebuildRecapWhenDue(store);
  const isRepair = options.includes('--repair');
  try {
    const faults = isRepair
      ? await store.write((tx) => rebuildLedger(tx, Date.now()))
      : await findLedgerFaults(store.read, Date.now());
    for (const fault of faults) console.log(lineOf(fault));
    console.log(`${faults.length} ${isRepair ? 'wrong entries made anew' : 'wrong entries'}.`);
    if (faults.length > 0 && !isRepair) process.exitCode = 1;
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
  if (fault.kind === 'credits') return `contract ${fault.contractId}`;
  return fault.kind === 'declaredCount' ? `district ${fault.districtId}` : `quest ${fault.questId}`;
}
