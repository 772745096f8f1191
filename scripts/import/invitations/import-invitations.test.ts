import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import { TEST_NOW } from '../../../tests/support/cast.ts';
import { openScratchStore } from '../../../tests/support/scratch-store.ts';
import { importConfig, seedImportTargets } from '../../../tests/support/volunteer-import.ts';
import { IMPORTER } from '../importer-viewer.ts';
import { importInvitations } from './import-invitations.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
  await seedImportTargets(scratch.store);
});
afterEach(() => scratch.end());

function run(text: string, { isDryRun = false, charity = 'quay' } = {}) {
  const file = path.join(scratch.folder, 'people.csv');
  writeFileSync(file, text);
  const options = { store: scratch.store, config: importConfig, viewer: IMPORTER, onProgress: () => {} };
  return importInvitations(file, { ...options, now: TEST_NOW, isDryRun, charity });
}
const invited = () => scratch.store.read.select().from(volunteerInvitation);

const FILE = 'Name;Email\nAna Ruiz;ana@a.example\nBen;nowhere\n';

it('invites the people in a file, and names each row that it leaves out [DSK-09]', async () => {
  const told = {
    created: 1,
    refused: [{ place: 'line 3 (nowhere)', reason: 'Not an email address.' }],
  };
  expect(await run(FILE, { isDryRun: true })).toMatchObject(told);
  expect(await invited()).toEqual([]);
  expect(await run(FILE)).toMatchObject(told);
  expect(await invited()).toMatchObject([
    { providerId: 'quay', name: 'Ana Ruiz', emailAddress: 'ana@a.example', invitedById: null },
  ]);
  expect((await run(FILE)).refused[0]).toEqual({
    place: 'line 2 (ana@a.example)',
    reason: 'Already invited.',
  });
});

it.each([
  ['people.csv: Choose the column with emails.', 'Name\nAna\n', 'quay'],
  ['people.csv: That file has no people.', 'Email\n', 'quay'],
  ['people.csv: --charity takes the id of a charity that is here.', FILE, 'nowhere'],
])('is refused whole: %s [DSK-09]', async (message, text, charity) => {
  await expect(run(text, { charity })).rejects.toThrow(message);
  expect(await invited()).toEqual([]);
});
