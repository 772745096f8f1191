import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertBan } from '#api/attendance/bans/insert-ban.ts';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { THANKS_JOB } from '#api/recaps/feedback/thanks-job.ts';
import { insertAccount, insertVolunteer } from '#db/factories/insert-account.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer, favoriteDistrict, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { district } from '#db/schema/district.ts';
import { groupMember, membershipPeriod } from '#db/schema/member-group.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { quest } from '#db/schema/quest.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import { isUsername } from '#domain/identity/registration.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { allRows } from '../../../tests/support/all-rows.ts';
import { TEST_NOW } from '../../../tests/support/cast.ts';
import { runJob } from '../../../tests/support/run-job.ts';
import { openScratchStore } from '../../../tests/support/scratch-store.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import {
  csvRow,
  importConfig,
  importPeople,
  leftOutIn,
  refusedIn,
  seedImportTargets,
} from '../../../tests/support/volunteer-import.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
  await seedImportTargets(scratch.store);
});
afterEach(() => scratch.end());

const run = (rows: readonly string[], options = {}) => importPeople(scratch, rows, options);
const imported = () =>
  scratch.store.read.select().from(account).where(like(account.email, '%@old.example')).orderBy(account.id);

describe('an imported volunteer', () => {
  it('has the id of the file, no password, an unconfirmed address, and what was told, sealed [API-51]', async () => {
    const told = {
      phone: '+1 (201) 555-0100',
      emergencyContactName: 'Luz (aunt)',
      emergencyContactPhone: '201.555.0111',
    };
    const report = await run([
      csvRow('ana', { ...told, username: 'RiverOak', favoriteDistricts: 'hoboken' }),
    ]);
    expect(report).toMatchObject({ created: 1, refused: [], leftOut: [], mended: [] });
    const { read } = scratch.store;
    expect(await imported()).toMatchObject([{ id: 'ana', username: 'RiverOak', passwordHash: null }]);
    const [record] = await read.select().from(chariteer).where(eq(chariteer.id, 'ana'));
    expect(record).toMatchObject({ nameFirst: 'Givenana', dateOfBirth: '1990-05-04', username: 'RiverOak' });
    const open = (cell: 'phoneNumber' | 'emergencyContactName' | 'emergencyContactNumber') =>
      read.cells.open(`chariteer.${cell}`, 'ana', record?.[cell] ?? null);
    expect([open('phoneNumber'), open('emergencyContactName'), open('emergencyContactNumber')]).toEqual([
      '2015550100',
      'Luz (aunt)',
      '2015550111',
    ]);
    expect(await read.select().from(contactEmail).where(eq(contactEmail.accountId, 'ana'))).toMatchObject([
      { emailAddress: 'ana@old.example', verificationStatus: 'Unverified', verificationSentAt: null },
    ]);
    expect(await read.select().from(favoriteDistrict)).toMatchObject([
      { chariteerId: 'ana', districtId: 'd1' },
    ]);
    expect((await read.select().from(district))[0]).toMatchObject({ declaredCount: 1 });
    expect(await read.$count(outboxMessage)).toBe(0);
  });

  it('keeps past hours as attendance, with credits and recaps that the ledger finds right [API-51]', async () => {
    const hours = { pastHours: '2024-05-03 3.5 Quay Table|6/2/2024 2:15 quay|5/3/2024 1,5 Quáy  TABLE' };
    await run([csvRow('ana', hours), csvRow('ben', { pastHours: '2024-05-03 1 Quay Table' })]);
    const { read } = scratch.store;
    expect(await read.select().from(quest).orderBy(quest.startedAt)).toMatchObject([
      { providerId: 'quay', eventTitle: 'Earlier volunteering', publishingStatus: 'Private', takenCount: 2 },
      { providerId: 'quay', takenCount: 1 },
    ]);
    expect(await read.select().from(contract).where(eq(contract.chariteerId, 'ana'))).toMatchObject([
      { status: 'Present', abandonedAt: null },
      { status: 'Present', abandonedAt: null },
    ]);
    const months = await read.select().from(recapVolunteer).where(eq(recapVolunteer.period, '2024-05'));
    expect(months.map(({ chariteerId, serviceMinutes }) => [chariteerId, serviceMinutes])).toEqual([
      ['ana', 300],
      ['ben', 60],
    ]);
    expect(await findLedgerFaults(read, TEST_NOW)).toEqual([]);
  });

  it('is not thanked for past hours of the last days, once the address is confirmed [API-51]', async () => {
    const { store } = scratch;
    const yesterday = newYorkDay(TEST_NOW - 24 * 3_600_000);
    await run([csvRow('ana', { pastHours: `${yesterday} 2 quay` })]);
    expect(await store.read.$count(contract)).toBe(1);
    await store.write((tx) => tx.update(contactEmail).set({ verificationStatus: 'Confirmed' }));
    const clock = { now: () => TEST_NOW + 24 * 3_600_000 };
    await runJob({ store, config: importConfig, log: silentLog, clock }, THANKS_JOB);
    expect(await store.read.$count(outboxMessage)).toBe(0);
  });

  it('adds later hours of a day to the quest of that day [API-51]', async () => {
    await run([csvRow('ana', { pastHours: '2024-05-03 1 quay' })]);
    await run([csvRow('ben', { pastHours: '2024-05-03 2 quay' })]);
    expect(await scratch.store.read.select().from(quest)).toMatchObject([{ takenCount: 2 }]);
  });

  it('leaves out hours that are still to come, too long, or of no charity here [API-51] [DEC-79]', async () => {
    const pastHours = [
      '2026-11-16 1 quay',
      '2024-05-03 17 quay',
      '2024-05-04 1 Nowhere',
      'yesterday',
      '',
    ].join('|');
    expect(leftOutIn(await run([csvRow('ana', { pastHours })]))).toEqual([
      '2 pastHours: expected a day before today',
      '2 pastHours: expected at most 16 hours a day',
      '2 pastHours: expected a date, hours and a charity, as “2024-05-03 3.5 Harbor Table”',
      '2 pastHours: expected one charity here of that name',
    ]);
    expect(await scratch.store.read.$count(contract)).toBe(0);
  });

  it('belongs to the groups of the file in their roles [API-51]', async () => {
    const groups = 'captains: Quay Table|Kitchen Managers: team of the quay|Runners|cooks: quay-team|Nowhere';
    const report = await run([csvRow('ana', { groups })]);
    expect(leftOutIn(report)).toEqual(['2 groups: expected groups and roles that are here']);
    const { read } = scratch.store;
    const members = await read.select().from(groupMember).where(eq(groupMember.accountId, 'ana'));
    expect(members.map(({ groupId, roleId }) => `${groupId} ${roleId}`).sort()).toEqual([
      'quay-team captains',
      'quay-team kitchenManagers',
      'runners members',
    ]);
    const periods = await read.select().from(membershipPeriod).where(eq(membershipPeriod.accountId, 'ana'));
    expect(periods).toHaveLength(2);
  });

  it('under 18 waits for the guardian, who gets no email, and joins no group [API-51] [SAF-09]', async () => {
    const young = {
      birthDate: '2010-03-14',
      guardianName: 'Rosa Rivera',
      guardianEmail: 'rosa@family.example',
    };
    const report = await run([
      csvRow('kim', { ...young, groups: 'Runners', pastHours: '2024-05-03 1 quay' }),
    ]);
    expect(leftOutIn(report)).toEqual(['2 groups: expected the consent of a guardian first']);
    const { read } = scratch.store;
    expect(await read.select().from(guardianConsent)).toMatchObject([
      { chariteerId: 'kim', state: 'asked', linkSentAt: null, consentedAt: null },
    ]);
    expect(await read.$count(outboxMessage)).toBe(0);
    expect(await read.select().from(groupMember).where(eq(groupMember.accountId, 'kim'))).toEqual([]);
    expect(await read.$count(contract)).toBe(1);
  });

  it('has no guardian under 18 [API-51] [DEC-77]', async () => {
    await run([csvRow('sis', { birthDate: '2009-03-14' })]);
    await scratch.store.write(async (tx) => {
      await tx
        .update(contactEmail)
        .set({ verificationStatus: 'Confirmed' })
        .where(eq(contactEmail.accountId, 'sis'));
    });
    const young = {
      birthDate: '2010-03-14',
      guardianName: 'Sis Rivera',
      guardianEmail: 'Sis+me@old.example',
    };
    expect(leftOutIn(await run([csvRow('kim', young)]))).toEqual([
      '2 guardianEmail: expected the address of an adult',
    ]);
    expect(await scratch.store.read.$count(guardianConsent)).toBe(0);
  });

  it('who shares the address or the name and birth date of someone banned is banned there, too [SAF-15]', async () => {
    const context = { now: TEST_NOW, config: importConfig };
    await scratch.store.write(async (tx) => {
      const banned = {
        nameFirst: 'Bo',
        nameLast: 'Banned',
        dateOfBirth: '1980-01-01',
        email: 'bo@old.example',
      };
      const {
        account: { id },
      } = await insertVolunteer(tx, { account: banned });
      await insertBan(tx, context, {
        providerId: 'quay',
        chariteerId: id,
        reason: null,
        root: null,
        actorId: null,
      });
      await tx.delete(providerBan);
      await tx.delete(chariteer).where(eq(chariteer.id, id));
      await tx.delete(account).where(eq(account.id, id));
    });
    const name = { firstName: 'BO', lastName: 'banned', birthDate: '1980-01-01' };
    await run([csvRow('one', { email: 'Bo+new@old.example' }), csvRow('two', name), csvRow('three')]);
    const bans = await scratch.store.read.select().from(providerBan).orderBy(providerBan.chariteerId);
    expect(bans.map(({ chariteerId, providerId }) => [chariteerId, providerId])).toEqual([
      ['one', 'quay'],
      ['two', 'quay'],
    ]);
  });
});

describe('user names of imported volunteers', () => {
  it.each([
    ['taken here', 'riverOAK', 'a name that is free'],
    ['too long', 'a'.repeat(21), '3 to 20 letters and digits'],
    ['of other letters', 'naïve', '3 to 20 letters and digits'],
    ['that tells the last name', 'xRivera9', 'a name that does not tell who it is'],
  ])('one that is %s is replaced by a free one, and reported [API-51]', async (_, username, why) => {
    await scratch.store.write((tx) => insertAccount(tx, { username: 'RiverOak', email: 'oak@demo.example' }));
    const { mended } = await run([csvRow('ana', { username })]);
    const [kept] = await imported();
    expect(isUsername(kept?.username ?? '')).toBe(true);
    expect(mended).toEqual([
      { place: 'people.csv, line 2, username', what: `expected ${why}; ${kept?.username} was given` },
    ]);
  });

  it('two of one file clash whatever their case, and a dry run tells the names that are given [API-51]', async () => {
    const rows = [
      csvRow('ana', { username: 'RiverOak' }),
      csvRow('ben', { username: 'riveroak' }),
      csvRow('cy'),
    ];
    const dry = await run(rows, { isDryRun: true });
    expect(await run(rows)).toEqual(dry);
    const names = (await imported()).map(({ username }) => username);
    expect(names[0]).toBe('RiverOak');
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
  });
});

describe('an import of volunteers', () => {
  it('changes nothing when it is run again [API-51]', async () => {
    const rows = [csvRow('ana', { pastHours: '2024-05-03 1 quay', groups: 'Runners' }), csvRow('ben')];
    await run(rows);
    const before = await allRows(scratch.store);
    expect(await run(rows)).toMatchObject({ created: 0, unchanged: 2, refused: [] });
    expect(await allRows(scratch.store)).toEqual(before);
  });

  it('writes nothing in a dry run [API-51]', async () => {
    const before = await allRows(scratch.store);
    expect(await run([csvRow('ana')], { isDryRun: true })).toMatchObject({ created: 1 });
    expect(await allRows(scratch.store)).toEqual(before);
  });

  it('continues where it was broken off [API-51]', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => csvRow(`p${at}`));
    await run(rows.slice(0, 300));
    expect(await run(rows)).toMatchObject({ created: 300, unchanged: 300, refused: [] });
    expect(await imported()).toHaveLength(600);
  });

  it('asks the database less than once for three people, so that 20,000 take less than a minute [API-51]', async () => {
    const rows = Array.from({ length: 250 }, (_, at) =>
      csvRow(`p${at}`, { pastHours: '2024-05-03 1 quay|2024-05-04 2 quay', groups: 'Runners' }),
    );
    const before = scratch.store.statementCount();
    expect(await run(rows)).toMatchObject({ created: 250, leftOut: [] });
    expect(scratch.store.statementCount() - before).toBeLessThan(80);
  });

  it('leaves what people changed here since as it is [API-51]', async () => {
    await run([csvRow('ana')]);
    await scratch.store.write((tx) =>
      tx
        .update(account)
        .set({ email: 'new@old.example', emailKey: 'new@old.example' })
        .where(eq(account.id, 'ana')),
    );
    expect(await run([csvRow('ana')])).toMatchObject({ unchanged: 1, refused: [] });
    expect(await imported()).toMatchObject([{ id: 'ana', email: 'new@old.example' }]);
  });

  it('refuses who is here already as someone else, and who has left [API-51]', async () => {
    await scratch.store.write(async (tx) => {
      const born = { dateOfBirth: '1985-02-03', nameFirst: 'Here', nameLast: 'Already' };
      await insertVolunteer(tx, { account: { id: 'here', email: 'here@old.example', ...born } });
    });
    await run([csvRow('gone')]);
    await scratch.store.write(async (tx) => {
      const nothing = {
        username: null,
        emailAddress: null,
        dateOfBirth: null,
        nameFirst: null,
        nameLast: null,
      };
      await tx
        .update(chariteer)
        .set({ ...nothing, removedAt: TEST_NOW })
        .where(eq(chariteer.id, 'gone'));
      await tx.delete(account).where(eq(account.id, 'gone'));
    });
    const report = await run([
      csvRow('here', { email: 'else@old.example' }),
      csvRow('x1', { email: 'HERE@old.example', birthDate: '1985-02-03' }),
      csvRow('gone'),
    ]);
    const other = await run([csvRow('x2', { email: 'here@old.example' })]);
    expect(refusedIn(report)).toEqual([
      '2 id: expected an id that no one else has here',
      '3 email: expected an address without an account here; this person has one under another id',
      '4 id: expected an id whose account was not removed or merged here',
    ]);
    expect(refusedIn(other)).toEqual([
      '2 birthDate: expected the birth date of the account that is here already',
    ]);
    expect(await imported()).toHaveLength(1);
  });

  it('refuses a second row with an id, an address, or a name and birth date of an earlier one [API-51]', async () => {
    const name = { firstName: 'Ana', lastName: 'Díaz' };
    const report = await run([
      csvRow('ana', name),
      csvRow('ana', { email: 'other@old.example' }),
      csvRow('ben', { email: 'ANA@old.example' }),
      csvRow('cy', { firstName: 'DIAZ', lastName: 'ana' }),
    ]);
    expect(refusedIn(report)).toEqual([
      '3 id: expected an id that line 2 does not have already',
      '4 email: expected an address that line 2 does not have already',
      '5 lastName: expected a name and birth date that line 2 does not have already',
    ]);
    expect(await imported()).toHaveLength(1);
    const again = await run([csvRow('dee', name)]);
    expect(refusedIn(again)).toEqual([
      '2 lastName: expected a name and birth date that no one has here; this may be the same person',
    ]);
  });
});

it('refuses more than 10,000 rows before anything is written [API-51]', async () => {
  const rows = Array.from({ length: 10_001 }, (_, number) => csvRow(`p${number}`));
  await expect(run(rows)).rejects.toThrow('expected at most 10,000 rows. Nothing was imported');
  expect(await imported()).toEqual([]);
});
