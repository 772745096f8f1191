// npm run export -- open-referral FILE: writes the charities that are shown, by the Human Services Data Specification.
import { writeFileSync } from 'node:fs';
import { configOrFail, fail, openMigratedStore, runCommand } from './command-line.ts';
import { readOpenReferral } from './export/open-referral.ts';

const [kind, file, ...more] = process.argv.slice(2);
if (kind !== 'open-referral' || file === undefined || more.length > 0)
  fail('Usage: npm run export -- open-referral FILE');

await runCommand(async () => {
  const store = await openMigratedStore(configOrFail());
  try {
    const organizations = await readOpenReferral(store.read);
    writeFileSync(file, `${JSON.stringify(organizations, null, 2)}\n`);
    console.log(`Charities written to ${file}: ${organizations.length}.`);
  } finally {
    await store.close();
  }
});
