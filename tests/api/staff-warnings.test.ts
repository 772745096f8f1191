import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeMailServer } from '#api/access/outbox/delivery/mail-server-state.ts';
import { STAFF_WARNING } from '#api/operations/staff-warnings/warn-staff.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { readMails } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { BACKUP_DIR: '/srv/backups' } });
});
afterEach(() => world.close());

/** Subjects of what staff were told since the last call, but of the disk of this machine. */
let seen = 0;
async function toldNow(): Promise<string[]> {
  world.clock.advance(HOUR_MS);
  await runJob(world, STAFF_WARNING);
  const mails = (await readMails(world)).filter(({ kind }) => kind === 'staff-warning');
  const subjects = mails.map(({ subject }) => subject).filter((subject) => !subject.includes('disk'));
  const told = subjects.slice(seen);
  seen = subjects.length;
  return told;
}

const mailServerIs = (troubleCount: number, lastSuccessAt: number) =>
  world.store.write((tx) =>
    writeMailServer(tx, {
      ...{ lastSuccessAt, troubleCount, lastTrouble: null, lastTroubleCode: null, lastTroubleAt: null },
      trouble: troubleCount > 0 ? 'unreachable' : null,
      pausedUntil: troubleCount > 0 ? 1 : null,
    }),
  );

it('staff are told once that mail fails, and again when it fails anew [OPS-10: told]', async () => {
  expect(await toldNow()).toEqual([]);
  await mailServerIs(99, 1);
  expect(await toldNow()).toEqual(['Chariteers couldn’t send email for an hour']);
  expect(await toldNow()).toEqual([]);
  await mailServerIs(0, 2);
  expect(await toldNow()).toEqual([]);
  await mailServerIs(99, 2);
  expect(await toldNow()).toHaveLength(1);
});

it('staff are told once that a backup is a day late [OPS-10: told]', async () => {
  const slot = world.clock.now();
  const run = { name: 'backup', slot, leasedUntil: slot, startedAt: slot, doneAt: slot };
  await world.store.write(async (tx) => void (await tx.insert(jobRun).values(run)));
  expect(await toldNow()).toEqual([]);
  world.clock.advance(2 * DAY_MS);
  expect(await toldNow()).toEqual(['Chariteers has no recent backup']);
  expect(await toldNow()).toEqual([]);
});
