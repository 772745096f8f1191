import { eq, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PERSON_PARTS } from '#api/operations/erasure/person-parts.ts';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { account, contactEmail, heldUsername } from '#db/schema/account.ts';
import { schema } from '#db/schema/all.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import { contract } from '#db/schema/contract.ts';
import { guild } from '#db/schema/guild.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { surveySubmission } from '#db/schema/survey-submission.ts';
import { castEmail, DEMO_PASSWORD, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { eraseClosed } from '../support/erase-closed.ts';
import { guardianToken, mailsTo, registeredTeen } from '../support/guardian.ts';
import { FORM, GUARDIAN, mails, register, registered } from '../support/registration.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const REMOVE =
  'mutation ($emailAddress: String!) { removeChariteer(input: { emailAddress: $emailAddress }) { id } }';
const TAKE_BACK = 'mutation ($token: String!) { takeAccountBack(token: $token) }';
const UNTIL = 'query ($token: String!) { takeBackUntil(token: $token) }';
const LOG_IN = `mutation ($email: String!, $password: String!) {
  loginWithEmail(email: $email, password: $password, titleId: "chariteers") { playerId }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const remove = (headers: Record<string, string>, emailAddress: string = FORM.emailAddress) =>
  world.gql(REMOVE, { emailAddress }, { headers });
const takeBack = (token: string) => world.gql(TAKE_BACK, { token });
const logIn = (password: string = FORM.password, email: string = FORM.emailAddress) =>
  world.gql(LOG_IN, { email, password });

/** The token of the last link to take an account back that was mailed to an address. */
async function mailedToken(address: string = FORM.emailAddress): Promise<string> {
  const texts = (await mailsTo(world, address)).map(({ body }) => body);
  return texts.map((body) => /\/take-back\?token=([\w-]{43})\n/.exec(body)?.[1]).findLast(Boolean) ?? '';
}

/** Everything in the database but what is about the closing itself, or is never to come back. */
async function everything(): Promise<Record<string, unknown[]>> {
  const left = new Set(['session', 'account_token', 'outbox_message', 'audit_entry', 'rate_limit']);
  for (const one of ['setting', 'commit_stamp', 'player_event', 'caused_mail', 'undo']) left.add(one);
  const tables = Object.values(schema).map((table) => getTableConfig(table as SQLiteTable));
  const rows: Record<string, unknown[]> = {};
  for (const { name, columns } of tables.filter((one) => !left.has(one.name))) {
    const order = columns.length > 1 ? '1, 2' : '1';
    rows[name] = (await world.store.read.all(sql.raw(`SELECT * FROM "${name}" ORDER BY ${order}`))) ?? [];
  }
  return rows;
}

/** Someone of whom there is something in every table that a closing writes. */
async function personWithHistory() {
  const person = await registered(world);
  const { playerId, headers } = person;
  await world.gql('mutation { createCalendarFeed { address } }', {}, { headers });
  await world.store.write(async (tx) => {
    await insertFavoriteDistricts(tx, playerId, ['2', '1']);
    await insertMembership(tx, { groupId: 'group-1', accountId: playerId, roleId: 'managers' });
    await insertMembership(tx, { groupId: GUILD_ID, accountId: playerId, roleId: 'members' });
    await upcomingQuest(tx, { id: 'ahead', startedAt: TEST_NOW + 2 * DAY_MS, postedById: playerId });
    await pastQuest(tx, { id: 'past', giverName: 'Wilhelmina Zuckerstein' });
    await insertContract(tx, { id: 'place', questId: 'ahead', chariteerId: playerId });
    const formJSON = JSON.stringify({ answers: ['Kitchen'] });
    await insertContract(tx, {
      id: 'done',
      questId: 'past',
      chariteerId: playerId,
      status: 'Present',
      formJSON,
    });
    const bailed = { abandonedAt: TEST_NOW - 1, abandonReason: 'I caught a cold' };
    await insertContract(tx, { id: 'bailed', questId: 'past', chariteerId: playerId, ...bailed });
    await insertTraining(tx, { id: 'training', providerId: '1' });
    const training = { templateId: 'training', providerId: '1', chariteerId: playerId };
    await insertTrainingRecord(tx, { ...training, note: 'Is hard of hearing' });
    const submitted = { submitterId: playerId, contractId: 'done', submissionTimestamp: TEST_NOW };
    await tx.insert(surveySubmission).values({ id: 's', surveyId: 'feast', ...submitted, answers: [] });
    const ban = { id: 'ban', providerId: '2', chariteerId: playerId, reason: 'rude', createdAt: TEST_NOW };
    await tx.insert(providerBan).values(ban);
    const applied = { id: 'a', groupId: 'group-2', accountId: playerId, createdAt: TEST_NOW };
    await tx.insert(groupApplication).values({ ...applied, answer: 'Please' });
    await tx.update(guild).set({ creatorId: playerId }).where(eq(guild.id, GUILD_ID));
    await tx.insert(heldUsername).values({ usernameKey: 'heldname', accountId: playerId });
    const schedule = [{ quest_id: 'stamp', supervisor_name: 'Wilhelmina Zuckerstein' }];
    const questConfiguration = JSON.stringify({ bundleBook: { monthly_schedule: schedule } });
    await tx.update(provider).set({ questConfiguration }).where(eq(provider.id, '1'));
  });
  await world.store.write((tx) =>
    tx
      .update(contactEmail)
      .set({ verificationStatus: 'Confirmed' })
      .where(eq(contactEmail.accountId, playerId)),
  );
  const child = { nameFirst: 'Mo', nameLast: 'Zucker', dateOfBirth: '2018-05-01' };
  const signedName = `${FORM.nameFirst} ${FORM.nameLast}`;
  const made = await world.gql(
    'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }',
    { input: { ...child, signedName } },
    { headers },
  );
  expect(made.errors).toBeUndefined();
  await world.store.write((tx) => refreshRecap(tx, [playerId]));
  return person;
}

describe('a closed account can be taken back for 24 hours [DEC-49]', () => {
  it('all of it is there again, in every table, but its places [DEC-49]', async () => {
    const { headers } = await personWithHistory();
    const before = await everything();
    expect((await remove(headers)).errors).toBeUndefined();
    const closed = await everything();
    const touched = Object.keys(before).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(closed[name]),
    );
    // Or the comparison below would prove nothing.
    expect(touched.length).toBeGreaterThan(18);
    expect((await takeBack(await mailedToken())).data).toEqual({ takeAccountBack: true });
    const after = await everything();
    const [was, is] = [before.contract ?? [], after.contract ?? []] as Record<string, unknown>[][];
    expect(is?.find(({ id }) => id === 'place')).toMatchObject({
      abandonedAt: TEST_NOW,
      abandonReason: 'Account removed',
    });
    const others = (rows: Record<string, unknown>[] = []) => rows.filter(({ id }) => id !== 'place');
    expect(others(is)).toEqual(others(was));
    const taken = (rows: unknown[] = []) =>
      (rows as Record<string, unknown>[]).map((row) =>
        row.id === 'ahead' ? { ...row, takenCount: 0 } : row,
      );
    const listed = (rows: unknown[] = []) =>
      (rows as Record<string, unknown>[]).map((row) =>
        row.questId === 'ahead' ? { ...row, shareOfMinimum: 0 } : row,
      );
    // What was told before is gone; that the account is back stands there.
    expect(after.message).toMatchObject([{ kind: 'account-taken-back' }]);
    const told = { message: [], message_words: [] };
    expect({ ...after, ...told, contract: [], quest: taken(after.quest) }).toEqual({
      ...before,
      contract: [],
      // A calendar entry only ever gets newer.
      calendar_entry: after.calendar_entry,
      quest: taken(before.quest),
      quest_listing: listed(before.quest_listing),
    });
  });

  it('its places are free for others at once and stay with them, and count as no drop-out [DEC-49]', async () => {
    const { headers, playerId } = await registered(world);
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'q', startedAt: TEST_NOW + HOUR_MS, endedAt: TEST_NOW + 2 * HOUR_MS });
      await insertContract(tx, { id: 'mine', questId: 'q', chariteerId: playerId });
    });
    await remove(headers);
    const [freed] = await world.store.read.select().from(quest).where(eq(quest.id, 'q'));
    expect(freed?.takenCount).toBe(0);
    await takeBack(await mailedToken());
    const [mine] = await world.store.read.select().from(contract).where(eq(contract.id, 'mine'));
    expect(mine?.abandonedAt).toBe(TEST_NOW);
    const late = await world.store.read.all(sql`SELECT * FROM recap_volunteer WHERE "lateDropCount" > 0`);
    expect(late).toEqual([]);
  });

  it('at once nobody finds the person: no session, list, group, page or feed [DEC-49]', async () => {
    const { headers, playerId } = await personWithHistory();
    const feed = await world.gql<{ createCalendarFeed: { address: string } }>(
      'mutation { createCalendarFeed { address } }',
      {},
      { headers },
    );
    const { pathname } = new URL(feed.data?.createCalendarFeed.address ?? 'http://x');
    await remove(headers);
    expect((await world.gql('{ getAccountInfo { username } }', {}, { headers })).data).toEqual({
      getAccountInfo: null,
    });
    expect((await world.request(pathname)).status).toBe(404);
    const members = await world.gql(
      '{ listGroupMembers(groupId: "group-1") { items { username } } }',
      {},
      { as: 'admins' },
    );
    expect(members.errors).toBeUndefined();
    expect(JSON.stringify(members.data)).not.toContain(FORM.username);
    const found = await world.gql(
      `query ($id: ID!) { chariteer(id: $id) { username nameFirst } }`,
      { id: playerId },
      { as: 'managers' },
    );
    expect(JSON.stringify(found)).not.toContain(FORM.nameFirst);
    const rows = JSON.stringify({ ...(await everything()), closed_account: [] });
    for (const value of [FORM.username, FORM.nameLast, FORM.phoneNumber, FORM.emailAddress])
      expect(rows.toLowerCase()).not.toContain(value.toLowerCase());
  });

  it('the link is good for 24 hours and once; who opens it changes nothing [DEC-49]', async () => {
    const { headers } = await registered(world);
    await remove(headers);
    const token = await mailedToken();
    const until = new Date(TEST_NOW + 24 * HOUR_MS).toISOString();
    expect((await world.gql(UNTIL, { token })).data).toEqual({ takeBackUntil: until });
    expect(await world.store.read.select().from(closedAccount)).toHaveLength(1);
    expect((await takeBack(`${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`)).code).toBe(
      'INVALID_TOKEN',
    );
    world.clock.advance(24 * HOUR_MS - 1);
    expect((await takeBack(token)).data).toEqual({ takeAccountBack: true });
    expect((await takeBack(token)).code).toBe('INVALID_TOKEN');
    const undone = await world.gql('query ($token: String!) { undoneByLinkAt(token: $token) }', { token });
    expect(undone.data).toEqual({ undoneByLinkAt: new Date(world.clock.now()).toISOString() });
    expect((await logIn()).data).toBeTruthy();
    const kinds = (await mailsTo(world, FORM.emailAddress)).map(({ subject }) => subject);
    expect(kinds).toContain('Your account is back');
    const actions = (await world.store.read.select().from(auditEntry)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['account-closed', 'account-taken-back']));
  });

  it('after 24 hours nothing brings it back, even before the worker has come [DEC-49]', async () => {
    const { headers } = await registered(world);
    await remove(headers);
    const token = await mailedToken();
    world.clock.advance(24 * HOUR_MS);
    expect((await takeBack(token)).code).toBe('INVALID_TOKEN');
    expect((await world.gql(UNTIL, { token })).data).toEqual({ takeBackUntil: null });
    expect((await logIn()).code).toBe('ACCOUNT_NOT_FOUND');
  });

  it('the database has neither the token nor, unsealed, anything of the person [SAF-18]', async () => {
    const { headers } = await registered(world);
    await remove(headers);
    const token = await mailedToken();
    const rows = JSON.stringify(await world.store.read.select().from(closedAccount));
    expect(token).toHaveLength(43);
    expect(rows).not.toContain(token);
    expect(rows.toLowerCase()).not.toMatch(/mina|zucker|argon2/);
  });
});

describe('who comes back meanwhile', () => {
  it('only who knows the password learns at the log-in what happened, and gets the way back [DEC-49, SAF-27]', async () => {
    const { headers } = await registered(world);
    await remove(headers);
    expect((await logIn('not the password')).code).toBe('ACCOUNT_NOT_FOUND');
    const known = await logIn();
    expect(known.code).toBe('ACCOUNT_CLOSED');
    const { takeBackToken } = known.errors?.[0]?.extensions ?? {};
    expect(takeBackToken).toBe(await mailedToken());
    expect((await takeBack(takeBackToken ?? '')).data).toEqual({ takeAccountBack: true });
  });

  it('the way back at the log-in is the mailed one, with another DATA_KEY in use since [DEC-49, SAF-37]', async () => {
    const { headers } = await registered(world);
    await remove(headers);
    const token = await mailedToken();
    world.config.dataKey.learn('b'.repeat(64), 'all');
    const known = await logIn();
    expect(known.errors?.[0]?.extensions.takeBackToken).toBe(token);
    expect((await takeBack(token)).data).toEqual({ takeAccountBack: true });
  });

  it('where answers tell nothing, a wrong password is answered as for no account [SAF-27]', async () => {
    const quiet = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
    try {
      const email = castEmail('volunteer');
      await quiet.gql(REMOVE, { emailAddress: email }, { as: 'volunteer' });
      const answers = [];
      for (const address of [email, 'nobody@new.example'])
        answers.push((await quiet.gql(LOG_IN, { email: address, password: 'not the password' })).errors);
      expect(answers[0]).toEqual(answers[1]);
      expect((await quiet.gql(LOG_IN, { email, password: DEMO_PASSWORD })).code).toBe('ACCOUNT_CLOSED');
    } finally {
      await quiet.close();
    }
  });

  it('registering its address is answered as ever, and the owner hears how to have it back, once a day [SAF-27, DEC-53]', async () => {
    const quiet = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
    try {
      const emailAddress = castEmail('volunteer');
      await quiet.gql(REMOVE, { emailAddress }, { as: 'volunteer' });
      const told = async () => (await mailsTo(quiet, emailAddress)).length;
      expect(await told()).toBe(1);
      for (const username of ['Stranger1', 'Stranger2'])
        expect((await register(quiet, { emailAddress, username })).data).toEqual({
          registerChariteer: { playerId: null },
        });
      expect(await told()).toBe(2);
      // A name that stays free would tell that no one was registered.
      const again = await register(quiet, { username: 'stranger1', emailAddress: 'other@new.example' });
      expect(again.code).toBe('USERNAME_NOT_AVAILABLE');
      expect(await quiet.store.read.select().from(account).where(eq(account.username, 'Stranger1'))).toEqual(
        [],
      );
    } finally {
      await quiet.close();
    }
  });

  it('nobody else gets its address or its user name meanwhile [DEC-49]', async () => {
    const { headers } = await registered(world);
    await remove(headers);
    expect((await register(world)).code).toBe('USERNAME_NOT_AVAILABLE');
    expect((await register(world, { username: 'Other123' })).code).toBe('EMAIL_ADDRESS_NOT_AVAILABLE');
    const change = await world.gql(
      `mutation { changeEmailAddress(emailAddress: "${FORM.emailAddress}") }`,
      {},
      { as: 'gold' },
    );
    expect(change.code).toBe('EMAIL_ADDRESS_NOT_AVAILABLE');
    await eraseClosed(world);
    expect((await register(world)).errors).toBeUndefined();
  });

  it('asking for a new password mails the link to take it back once more [DEC-49]', async () => {
    const { headers } = await registered(world);
    await remove(headers);
    const ask = `mutation { sendAccountRecoveryEmail(email: "${FORM.emailAddress}", titleId: "chariteers") }`;
    expect((await world.gql(ask)).code).toBe('ACCOUNT_NOT_FOUND');
    expect((await mailsTo(world, FORM.emailAddress)).map(({ subject }) => subject)).toEqual([
      'Your account is closed',
      'Your account is closed',
    ]);
  });
});

describe('closed by a guardian [DEC-49]', () => {
  const ERASE = 'mutation ($token: String!) { eraseByGuardian(token: $token) }';

  it('the young person is told without a way back; the guardian alone can take it back', async () => {
    await registeredTeen(world);
    const consent = 'mutation ($token: String!) { verifyEmail(token: $token) }';
    const link = /verifyEmail\?token=([\w-]{43})/.exec((await mails(world))[0]?.body ?? '')?.[1];
    await world.gql(consent, { token: link });
    const token = await guardianToken(world, 'guardian/consent');
    expect((await world.gql(ERASE, { token })).data).toEqual({ eraseByGuardian: true });
    const told = await mailsTo(world, FORM.emailAddress);
    expect(told.map(({ subject }) => subject)).toEqual(['Your account was deleted']);
    expect(told[0]?.body).not.toContain('token=');
    const known = await logIn();
    expect(known.code).toBe('ACCOUNT_CLOSED');
    expect(known.errors?.[0]?.extensions).not.toHaveProperty('takeBackToken');
    expect((await takeBack(await mailedToken(GUARDIAN.guardianEmail))).data).toEqual({
      takeAccountBack: true,
    });
    expect((await logIn()).errors).toBeUndefined();
  });
});

describe('what a closing keeps', () => {
  it('of every table that refers to a person it is known whether its rows come back [DEC-49]', () => {
    // Its sessions, links and codes, emails, what was tracked, its waiting, offers and holds, the way back from a merge, and
    // what a closing does not write.
    const away = [
      'session',
      'account_token',
      'outbox_message',
      'message',
      'push_subscription',
      'player_event',
      'undo',
      'waiting_person',
      'place_offer',
      'place_hold',
      'stand_in_request',
      'data_copy',
      'record_merge',
      'merge_request',
      'pending_log_in',
      'factor_recovery',
      'joining',
    ];
    const unwritten = [
      'contact_reading',
      'credit',
      'recap_volunteer',
      'guardian_link',
      'alert_recipient',
      'ban_trace',
      'call_mark',
      'quest_notice',
      'quest_message',
      'letter',
    ];
    const isKept = (table: string, column: string) =>
      PERSON_PARTS.some(({ part }) => part === `${table} ${column}`) || table === 'child_record';
    for (const table of Object.values(schema)) {
      const { name, foreignKeys } = getTableConfig(table as SQLiteTable);
      if ([...away, ...unwritten].includes(name)) continue;
      for (const { reference } of foreignKeys) {
        const { columns, foreignTable } = reference();
        if (!['account', 'chariteer'].includes(getTableConfig(foreignTable).name)) continue;
        for (const column of columns.map((one) => one.name.replace('volunteerId', 'chariteerId')))
          expect(isKept(name, column) || name === 'supervision', `${name} ${column}`).toBe(true);
      }
    }
  });
});
