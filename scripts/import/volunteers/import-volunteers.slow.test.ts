import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { like, sum } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { openStore } from '#db/open-store.ts';
import { account } from '#db/schema/account.ts';
import { contract } from '#db/schema/contract.ts';
import { importedVolunteer } from '#db/schema/imported-volunteer.ts';
import { quest } from '#db/schema/quest.ts';
import { TEST_NOW } from '../../../tests/support/cast.ts';
import { openScratchStore } from '../../../tests/support/scratch-store.ts';
import { AS_COMMAND } from '../../../tests/support/started-process.ts';
import { BACKENDS } from '../../../tests/support/store-backends.ts';
import { TEST_CELLS, TEST_DATA_KEY } from '../../../tests/support/test-key.ts';
import {
  csvRow,
  HEADER,
  importPeople,
  refusedIn,
  seedImportTargets,
} from '../../../tests/support/volunteer-import.ts';

/** Rows of which every hundredth is wrong. */
const rows = Array.from({ length: 600 }, (_, at) =>
  csvRow(`p${at}`, {
    email: at % 100 === 7 ? 'nowhere' : `p${at}@old.example`,
    groups: at % 50 === 0 ? 'Runners' : '',
    favoriteDistricts: 'Hoboken',
    pastHours: `2024-05-${10 + (at % 9)} 2.5 Quay Table|2025-01-0${1 + (at % 9)} 1 quay`,
  }),
);

describe.each(BACKENDS)('an import of volunteers on $name', ({ isMissing, start }) => {
  it.skipIf(isMissing)(
    'takes all but the wrong rows, twice the same, with a ledger that is right [API-51]',
    async () => {
      const backend = await start();
      const store = openStore({ url: backend.url, cells: TEST_CELLS });
      try {
        await seedImportTargets(store);
        const scratch = { store, folder: backend.folder };
        await importPeople(scratch, rows.slice(0, 260));
        const report = await importPeople(scratch, rows);
        expect(report).toMatchObject({ created: 337, unchanged: 257, leftOut: [] });
        expect(refusedIn(report)).toEqual(
          [9, 109, 209, 309, 409, 509].map((line) => `${line} email: expected an email address`),
        );
        expect(await importPeople(scratch, rows)).toMatchObject({ created: 0, unchanged: 594 });
        expect(await store.read.$count(account, like(account.id, 'p%'))).toBe(594);
        expect(await findLedgerFaults(store.read, TEST_NOW)).toEqual([]);
      } finally {
        await store.close();
        await backend.close();
      }
    },
  );
});

const PEOPLE = 5000;

it('loses no one and doubles nothing when its process is killed, and run again [API-51]', async () => {
  const scratch = await openScratchStore();
  const { store, folder } = scratch;
  await seedImportTargets(store);
  const many = Array.from({ length: PEOPLE }, (_, at) =>
    csvRow(`p${at}`, { pastHours: `2024-05-${10 + (at % 9)} 2.5 Quay Table` }),
  );
  const file = path.join(folder, 'many.csv');
  writeFileSync(file, `${[HEADER, ...many].join('\n')}\n`);
  const child = spawn(process.execPath, [AS_COMMAND, 'scripts/import.ts', 'volunteers', file], {
    env: {
      ...process.env,
      DATA_KEY: TEST_DATA_KEY,
      DATABASE_URL: `file:${folder}/app.db`,
      MINIMUM_AGE: '13',
    },
    stdio: 'ignore',
  });
  try {
    const exit = once(child, 'exit');
    const imported = () => store.read.$count(importedVolunteer);
    await expect.poll(imported, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    expect(await exit).toEqual([null, 'SIGKILL']);
    const before = await imported();
    expect(before).toBeLessThan(PEOPLE);
    const report = await importPeople(scratch, many);
    expect(report).toMatchObject({ created: PEOPLE - before, unchanged: before, refused: [], leftOut: [] });
    expect(await store.read.$count(contract)).toBe(PEOPLE);
    expect(await store.read.select({ taken: sum(quest.takenCount).mapWith(Number) }).from(quest)).toEqual([
      { taken: PEOPLE },
    ]);
    expect(await findLedgerFaults(store.read, TEST_NOW)).toEqual([]);
  } finally {
    child.kill('SIGKILL');
    await scratch.end();
  }
});
