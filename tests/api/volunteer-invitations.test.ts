import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inviteVolunteers } from '#api/operations/imports/invite-volunteers.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { importedVolunteer } from '#db/schema/imported-volunteer.ts';
import { IMPORTER } from '../../scripts/import/importer-viewer.ts';
import { TEST_NOW } from '../support/cast.ts';
import { enterCode, mailedCode, startJoining } from '../support/joining.ts';
import { readMails } from '../support/mails.ts';
import { csvRow, importPeople } from '../support/volunteer-import.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let folder: string;
beforeEach(async () => {
  world = await openWorld();
  folder = mkdtempSync(path.join(tmpdir(), 'invite-'));
  const young = {
    birthDate: '2010-03-14',
    guardianName: 'Rosa Rivera',
    guardianEmail: 'rosa@family.example',
  };
  const rows = [csvRow('ana'), csvRow('ben'), csvRow('kim', young)];
  await importPeople({ store: world.store, folder }, rows);
});
afterEach(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const invite = (options: Partial<Parameters<typeof inviteVolunteers>[2]> = {}) =>
  inviteVolunteers({ store: world.store, config: world.config, now: world.clock.now() }, IMPORTER, {
    ...{ perHour: 60, isDryRun: false, ids: null },
    ...options,
  });
const invitations = async () => (await readMails(world)).filter(({ kind }) => kind === 'brought-along');
const recipients = async () => (await invitations()).map(({ recipient }) => recipient).sort();

it('invites everyone who came along, one after the other [API-51]', async () => {
  expect(await invite()).toEqual({ invited: 3, lastAt: TEST_NOW + 120_000 });
  const mails = await invitations();
  expect(mails.map(({ recipient, nextAttemptAt }) => [recipient, nextAttemptAt - TEST_NOW])).toEqual([
    ['ana@old.example', 0],
    ['ben@old.example', 60_000],
    ['kim@old.example', 120_000],
  ]);
  expect(mails.map(({ body }) => body.includes('parent or guardian'))).toEqual([false, false, true]);
  expect(mails[0]?.body).toContain('/join');
});

it('invites no one twice, and goes on behind those that wait [API-51]', async () => {
  await invite();
  expect(await invite()).toEqual({ invited: 0, lastAt: null });
  await importPeople({ store: world.store, folder }, [csvRow('dee')]);
  expect(await invite()).toEqual({ invited: 1, lastAt: TEST_NOW + 180_000 });
  expect(await recipients()).toHaveLength(4);
});

it('queues nothing in a dry run, and only those of a file that is given [API-51]', async () => {
  expect(await invite({ isDryRun: true })).toMatchObject({ invited: 3 });
  expect(await recipients()).toEqual([]);
  expect(await invite({ ids: ['ben', 'gold'] })).toMatchObject({ invited: 1 });
  expect(await recipients()).toEqual(['ben@old.example']);
});

it('invites no one who is banned by staff or a charity [API-51]', async () => {
  await world.store.write(async (tx) => {
    await tx.update(account).set({ isBanned: true }).where(eq(account.id, 'ana'));
    const ban = { id: 'ban', providerId: '1', chariteerId: 'ben', createdAt: TEST_NOW };
    await tx.insert(providerBan).values(ban);
  });
  await invite();
  expect(await recipients()).toEqual(['kim@old.example']);
});

it('invites no one whose address takes no mail [API-51]', async () => {
  await world.store.write((tx) =>
    tx.update(contactEmail).set({ unreachableAt: TEST_NOW }).where(eq(contactEmail.accountId, 'ben')),
  );
  await invite();
  expect(await recipients()).toEqual(['ana@old.example', 'kim@old.example']);
});

it('logs in who came along by a code, and sends no invitation any more [API-51]', async () => {
  await invite({ ids: ['ana'] });
  for (const id of ['ana', 'ben']) {
    const { data } = await startJoining(world, { email: `${id}@old.example` });
    const { step } = await enterCode(world, {
      code: await mailedCode(world, `${id}@old.example`),
      key: data?.startJoining.key ?? null,
    });
    expect(step?.logIn?.playerId).toBe(id);
  }
  expect(await recipients()).toEqual([]);
  await invite();
  expect(await recipients()).toEqual(['kim@old.example']);
  const [row] = await world.store.read
    .select()
    .from(importedVolunteer)
    .where(eq(importedVolunteer.accountId, 'ben'));
  expect(row).toMatchObject({ invitedAt: null, cameAt: TEST_NOW });
});
