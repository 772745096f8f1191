import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepGuardianLinks } from '#api/people/guardians/guardian-links.ts';
import { sweepTicks } from '#api/people/guardians/sweep-ticks.ts';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import { groupApplication, groupMember, membershipPeriod } from '#db/schema/member-group.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import type { Db } from '#db/store.ts';
import { GUILD_CODE, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { eraseClosed } from '../support/erase-closed.ts';
import {
  ASK,
  agree,
  consentOf,
  DECIDE,
  guardianToken,
  mailsTo,
  openGuardianPage,
  registeredTeen,
  SIGNED,
  sentCode,
  tickOnly,
} from '../support/guardian.ts';
import { recapFaultsIn } from '../support/ledger-is-right.ts';
import { opened } from '../support/opened.ts';
import { FORM, GUARDIAN, mails, register, TEEN_BIRTH } from '../support/registration.ts';
import { signUp, takenCount } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const write = (work: (tx: Db) => Promise<unknown>) => world.store.write(work);
const actions = async () => (await world.store.read.select().from(auditEntry)).map(({ action }) => action);
const request = (token: string) =>
  world.gql('query ($token: String!) { guardianRequest(token: $token) { username expiresAt } }', { token });
const confirm = (accountId: string) =>
  write((tx) =>
    tx
      .update(contactEmail)
      .set({ verificationStatus: 'Confirmed' })
      .where(eq(contactEmail.accountId, accountId)),
  );
const signUpAs = (headers: Record<string, string>, chariteerId: string, questId = 'q') =>
  world.gql(
    'mutation ($id: ID!, $questId: ID!) { createContract(chariteerId: $id, questId: $questId) { id } }',
    { id: chariteerId, questId },
    { headers },
  );

describe('the guardian decides by the own link', () => {
  it('the link says whom it is about; reading it changes nothing [SAF-08]', async () => {
    const { playerId } = await registeredTeen(world);
    const token = await guardianToken(world, 'guardian/consent');
    for (let time = 0; time < 2; time += 1) {
      expect((await request(token)).data).toEqual({
        guardianRequest: {
          username: FORM.username,
          expiresAt: new Date(TEST_NOW + 7 * DAY_MS).toISOString(),
        },
      });
    }
    expect(await consentOf(world, playerId)).toMatchObject({ state: 'asked' });
  });

  it('agreeing opens quests, keeps name, date and text, tells both, and is in the audit log [SAF-08]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    const { playerId, headers } = await registeredTeen(world);
    await confirm(playerId);
    expect((await signUpAs(headers, playerId)).code).toBe('GUARDIAN_PENDING');
    expect((await agree(world)).data).toEqual({ decideGuardianConsent: 'GIVEN' });
    expect(opened(world.store.read, 'guardian_consent', await consentOf(world, playerId))).toMatchObject({
      state: 'given',
      consentedAt: TEST_NOW,
      signedName: SIGNED,
      allowsProfile: false,
    });
    expect((await signUpAs(headers, playerId)).code).toBeUndefined();
    expect((await mailsTo(world, FORM.emailAddress)).map(({ subject }) => subject)).toContain(
      'Your guardian agreed',
    );
    expect(await guardianToken(world, 'guardian')).toHaveLength(43);
    const entry = (await world.store.read.select().from(auditEntry)).find(
      ({ action }) => action === 'guardian-consent-given',
    );
    expect(entry).toMatchObject({ actorId: null, subjectType: 'chariteer', subjectId: playerId });
    expect(JSON.stringify(entry)).not.toMatch(/philippa|mina|family/i);
  });

  it('agreeing to just a profile is a choice of its own [SAF-05]', async () => {
    const { playerId } = await registeredTeen(world);
    await agree(world, { allowsProfile: true });
    expect(await consentOf(world, playerId)).toMatchObject({ allowsProfile: true });
  });

  it('a name that is none is refused at once and uses nothing up [SAF-08]', async () => {
    const { playerId } = await registeredTeen(world);
    const refused = await agree(world, { signedName: 'Philippa' });
    expect(refused).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [{ message: 'Type your first and last name.' }],
    });
    expect((await consentOf(world, playerId))?.state).toBe('asked');
    expect((await agree(world)).code).toBeUndefined();
  });

  it('refusing closes everything, and nobody else can be named in the place of who refused [SAF-08, DEC-65]', async () => {
    await write((tx) => upcomingQuest(tx, { id: 'q' }));
    const { playerId, headers } = await registeredTeen(world);
    const token = await guardianToken(world, 'guardian/consent');
    expect((await world.gql(DECIDE, { token, isAgreed: false })).data).toEqual({
      decideGuardianConsent: 'REFUSED',
    });
    expect((await signUpAs(headers, playerId)).code).toBe('GUARDIAN_CONSENT_MISSING');
    const other = { ...GUARDIAN, guardianEmail: 'somebody@else.example' };
    const askOther = await world.gql(ASK, { input: other }, { headers });
    expect(askOther).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(askOther.errors?.[0]?.message).toContain('said no');
    expect((await world.gql(ASK, { input: GUARDIAN }, { headers })).code).toBe('RATE_LIMITED');
    world.clock.advance(7 * DAY_MS);
    expect((await world.gql(ASK, { input: GUARDIAN }, { headers })).code).toBeUndefined();
    expect(await actions()).toContain('guardian-consent-refused');
  });

  it('of two decisions at once by one link exactly one counts [SAF-08]', async () => {
    const { playerId } = await registeredTeen(world);
    const token = await guardianToken(world, 'guardian/consent');
    const answers = await Promise.all([
      world.gql(DECIDE, { token, isAgreed: true, signedName: SIGNED }),
      world.gql(DECIDE, { token, isAgreed: false }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['LINK_USED', undefined]);
    expect((await consentOf(world, playerId))?.state).toBe(answers[0]?.code ? 'refused' : 'given');
  });

  it('the database holds hashes of the links only [SAF-08]', async () => {
    await registeredTeen(world);
    await agree(world);
    const tokens = [await guardianToken(world, 'guardian/consent'), await guardianToken(world, 'guardian')];
    const rows = JSON.stringify(await world.store.read.select().from(guardianLink));
    for (const token of tokens) expect(rows).not.toContain(token);
  });
});

describe('links that open nothing any more', () => {
  it('one that never was, one that was used, one that ran out after 7 days [SAF-08, DEC-65]', async () => {
    expect((await request('x')).code).toBe('INVALID_TOKEN');
    await registeredTeen(world);
    const token = await guardianToken(world, 'guardian/consent');
    world.clock.advance(7 * DAY_MS - 1);
    expect((await request(token)).code).toBeUndefined();
    world.clock.advance(1);
    const late = await request(token);
    expect(late).toMatchObject({ code: 'LINK_EXPIRED', errors: [{ message: 'Link Expired' }] });
    expect(late.errors?.[0]?.extensions.statusCode).toBe(410);
    expect((await world.gql(DECIDE, { token, isAgreed: false })).code).toBe('LINK_EXPIRED');
    world.clock.set(TEST_NOW);
    await agree(world);
    expect((await request(token)).code).toBe('LINK_USED');
  });

  it('one of a removed child says so until it is swept [SAF-08, DEC-65]', async () => {
    const { headers } = await registeredTeen(world);
    const token = await guardianToken(world, 'guardian/consent');
    const remove = `mutation { removeChariteer(input: { emailAddress: "${FORM.emailAddress}" }) { id } }`;
    expect((await world.gql(remove, {}, { headers })).code).toBeUndefined();
    expect((await request(token)).code).toBe('ACCOUNT_REMOVED');
    await sweepGuardianLinks(world.store, TEST_NOW + 365 * DAY_MS);
    expect((await request(token)).code).toBe('INVALID_TOKEN');
  });

  it('one about somebody who has turned 18 since [SAF-08]', async () => {
    await registeredTeen(world, { dateOfBirth: '2008-11-18' });
    const token = await guardianToken(world, 'guardian/consent');
    world.clock.advance(2 * DAY_MS);
    expect((await request(token)).code).toBe('LINK_EXPIRED');
  });

  it('sent again, to a corrected address too, three times a day; older links end [SAF-08, SAF-29]', async () => {
    const { headers } = await registeredTeen(world);
    const first = await guardianToken(world, 'guardian/consent');
    const corrected = { ...GUARDIAN, guardianEmail: 'p.zuckerstein@family.example' };
    for (const input of [GUARDIAN, corrected, GUARDIAN]) {
      expect((await world.gql(ASK, { input }, { headers })).code).toBeUndefined();
    }
    expect((await world.gql(ASK, { input: GUARDIAN }, { headers })).code).toBe('RATE_LIMITED');
    expect((await request(first)).code).toBe('LINK_USED');
    const toCorrected = await mailsTo(world, corrected.guardianEmail);
    expect(toCorrected).toHaveLength(1);
    expect((await request(await guardianToken(world, 'guardian/consent'))).code).toBeUndefined();
    world.clock.advance(DAY_MS);
    expect((await world.gql(ASK, { input: GUARDIAN }, { headers })).code).toBeUndefined();
  });
});

describe('an address that both use', () => {
  const own = (guardianEmail: string) => ({ ...GUARDIAN, guardianEmail });

  it('is refused at registration, at asking later, and in the record of an older client [OPEN-SAF-02, SAF-08]', async () => {
    const message = expect.stringContaining('That’s your own email');
    const refused = { code: 'BAD_USER_INPUT', errors: [{ message }] };
    for (const address of [FORM.emailAddress, 'mina.zucker+mom@NEW.example']) {
      const form = { dateOfBirth: TEEN_BIRTH, guardian: own(address) };
      expect(await register(world, form)).toMatchObject(refused);
    }
    const { headers } = await registeredTeen(world);
    expect(await world.gql(ASK, { input: own(FORM.emailAddress) }, { headers })).toMatchObject(refused);
  });

  it('cannot become the own one later [OPEN-SAF-02]', async () => {
    const { headers } = await registeredTeen(world);
    const set = `mutation { addOrUpdateContactEmail(emailAddress: "Philippa+me@family.example") { emailAddress } }`;
    expect((await world.gql(set, {}, { headers })).code).toBe('BAD_USER_INPUT');
  });
});

/** Every way onto a quest or into a guild, and what it answers a young person without consent. */
describe('until the guardian agrees', () => {
  const apply = `mutation { applyToGroup(groupId: "${GUILD_ID}") { id } }`;
  const found = `mutation { createGuild(input: { name: "Teens", description: "We help.", classification: "athletic_team",
    creatorId: "waiting" }) { id } }`;

  async function prepare(): Promise<void> {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q' });
      await pastQuest(tx, { id: 'past' });
      await insertContract(tx, { questId: 'past', chariteerId: 'waiting', status: 'Present' });
      const waits = { groupId: GUILD_ID, accountId: 'waiting', createdAt: TEST_NOW };
      await tx.insert(groupApplication).values({ id: 'application', ...waits });
    });
  }

  const WAYS: readonly (readonly [string, string, 'waiting' | 'managers' | 'guildadmin'])[] = [
    ['signing up', 'mutation { createContract(chariteerId: "waiting", questId: "q") { id } }', 'waiting'],
    [
      'being added by a manager',
      'mutation { addPastVolunteer(questId: "q", chariteerId: "waiting", supervisorId: "managers") { id } }',
      'managers',
    ],
    [
      'joining a guild by code',
      `mutation { addChariteerToGuild(id: "waiting", guildId: "${GUILD_ID}", code: "${GUILD_CODE}") { id } }`,
      'waiting',
    ],
    [
      'being accepted by a guild',
      `mutation { acceptGroupApplication(groupId: "${GUILD_ID}", applicationId: "application") { id } }`,
      'guildadmin',
    ],
    ['making a group', 'mutation { createGroup(groupName: "Teens") { id } }', 'waiting'],
  ];

  it.each(WAYS)(
    '%s is refused, and works once the guardian agrees [SAF-09, DEC-65]',
    async (_case, call, as) => {
      await prepare();
      const before = await world.store.read.select().from(contract);
      // To others it would tell that the person is under 18.
      const unknown = as === 'managers' ? 'CHARITEER_NOT_FOUND' : 'APPLICATION_NOT_FOUND';
      const isOwn = as === 'waiting';
      expect((await world.gql(call, {}, { as })).code).toBe(isOwn ? 'GUARDIAN_PENDING' : unknown);
      await write((tx) => tx.delete(guardianConsent).where(eq(guardianConsent.chariteerId, 'waiting')));
      expect((await world.gql(call, {}, { as })).code).toBe(isOwn ? 'GUARDIAN_CONSENT_MISSING' : unknown);
      expect(await world.store.read.select().from(contract)).toHaveLength(before.length);
      expect(
        await world.store.read.select().from(groupMember).where(eq(groupMember.accountId, 'waiting')),
      ).toEqual([]);
      const guardian = { guardianName: 'G', guardianEmail: 'g@demo.example' };
      const given = sealGuardian(world.store.read.cells, 'waiting', guardian);
      const row = { id: 'c', chariteerId: 'waiting', ...given, state: 'given' as const, textVersion: '1' };
      await write((tx) => tx.insert(guardianConsent).values({ ...row, consentedAt: TEST_NOW }));
      expect((await world.gql(call, {}, { as })).code).toBeUndefined();
    },
  );

  it('applying to a guild and founding one are refused too [SAF-09]', async () => {
    expect((await world.gql(apply, {}, { as: 'waiting' })).code).toBe('GUARDIAN_PENDING');
    expect((await world.gql(found, {}, { as: 'waiting' })).code).toBe('GUARDIAN_PENDING');
  });

  it('the older script refuses as well [SAF-09]', async () => {
    await prepare();
    const call = 'mutation { signVolunteerUpForQuest(charityID: "1", questID: "q") { id } }';
    expect((await world.gql(call, {}, { as: 'waiting' })).code).toBe('GUARDIAN_PENDING');
    expect(await takenCount(world, 'q')).toBe(0);
  });

  it('the page of the quest knows it [SAF-09]', async () => {
    await prepare();
    const { data } = await world.gql(
      '{ quest(id: "q") { viewerVerdict { verdict } } getAccountInfo { guardian { standing guardianEmail } } }',
      {},
      { as: 'waiting' },
    );
    expect(data).toEqual({
      quest: { viewerVerdict: { verdict: 'GUARDIAN_PENDING' } },
      getAccountInfo: { guardian: { standing: 'ASKED', guardianEmail: 'guardian@demo.example' } },
    });
  });
});

describe('withdrawing and deleting', () => {
  it('a withdrawal frees places ahead, without a late drop-out, ends guilds and applications, and tells the young person [SAF-08, REC-24]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'q' });
      await pastQuest(tx, { id: 'past' });
    });
    const { playerId, headers } = await registeredTeen(world);
    await confirm(playerId);
    await agree(world);
    await signUpAs(headers, playerId);
    await write(async (tx) => {
      await insertContract(tx, { questId: 'past', chariteerId: playerId, status: 'Present' });
      await insertMembership(tx, { groupId: GUILD_ID, accountId: playerId, roleId: 'members' });
    });
    expect(await takenCount(world, 'q')).toBe(1);
    const keys = await openGuardianPage(world);
    const withdraw =
      'mutation ($token: String!, $browserKey: String!) { withdrawGuardianConsent(token: $token, browserKey: $browserKey) }';
    expect((await world.gql(withdraw, { ...keys, browserKey: 'wrong' })).code).toBe('GUARDIAN_CODE_MISSING');
    expect((await world.gql(withdraw, keys)).data).toEqual({ withdrawGuardianConsent: true });
    expect(await takenCount(world, 'q')).toBe(0);
    const held = await world.store.read.select().from(contract).where(eq(contract.chariteerId, playerId));
    expect(held.map(({ questId, abandonReason }) => [questId, abandonReason]).sort()).toEqual([
      ['past', null],
      ['q', 'Guardian does not agree'],
    ]);
    const lateDrops = async () =>
      (await world.store.read.select().from(recapVolunteer)).map(({ lateDropCount }) => lateDropCount);
    // The quest begins within a day; it is not the young person who dropped out.
    expect((await lateDrops()).filter((count) => count > 0)).toEqual([]);
    expect(await recapFaultsIn(world.store.read)).toEqual([]);
    expect(
      await world.store.read.select().from(groupMember).where(eq(groupMember.accountId, playerId)),
    ).toEqual([]);
    const [period] = await world.store.read
      .select()
      .from(membershipPeriod)
      .where(eq(membershipPeriod.accountId, playerId));
    expect(period?.endedAt).toBe(world.clock.now());
    expect((await signUpAs(headers, playerId)).code).toBe('GUARDIAN_CONSENT_MISSING');
    expect((await mailsTo(world, FORM.emailAddress)).at(-1)?.subject).toBe(
      'Your guardian withdrew their consent',
    );
    expect(await actions()).toContain('guardian-consent-withdrawn');
    world.clock.advance(1000);
    const erase =
      'mutation ($token: String!, $browserKey: String!) { eraseByGuardian(token: $token, browserKey: $browserKey) }';
    expect((await world.gql(erase, keys)).data).toEqual({ eraseByGuardian: true });
    expect(
      (await lateDrops()).filter((count) => count > 0),
      'nor does it become one',
    ).toEqual([]);
  });

  it('deletion closes at once, also in place of a decision, and erases a day later; the young person is told [SAF-08]', async () => {
    const { playerId, headers } = await registeredTeen(world);
    await confirm(playerId);
    const token = await guardianToken(world, 'guardian/consent');
    const erase = 'mutation ($token: String!) { eraseByGuardian(token: $token) }';
    expect((await world.gql(erase, { token })).data).toEqual({ eraseByGuardian: true });
    const [bare] = await world.store.read.select().from(chariteer).where(eq(chariteer.id, playerId));
    expect(bare).toMatchObject({ username: null, dateOfBirth: null, removedAt: TEST_NOW });
    expect(await consentOf(world, playerId)).toBeUndefined();
    expect((await world.gql('{ getAccountInfo { username } }', {}, { headers })).data).toEqual({
      getAccountInfo: null,
    });
    expect((await mails(world)).map(({ subject, ownerId }) => [subject, ownerId])).toEqual([
      ['MinaZ87’s account is closed', null],
      ['Your account was deleted', null],
    ]);
    expect(await actions()).toContain('guardian-closing');
    await eraseClosed(world);
    expect(await mails(world), 'nothing of it is left').toEqual([]);
    expect(await actions()).toContain('guardian-erasure');
    expect((await world.gql(erase, { token })).code).toBe('ACCOUNT_REMOVED');
  });

  it('the standing link deletes only where its code was entered [SAF-08]', async () => {
    const { playerId } = await registeredTeen(world);
    await agree(world);
    const erase =
      'mutation ($token: String!, $browserKey: String) { eraseByGuardian(token: $token, browserKey: $browserKey) }';
    const token = await guardianToken(world, 'guardian');
    expect((await world.gql(erase, { token })).code).toBe('GUARDIAN_CODE_MISSING');
    expect((await world.gql(erase, await openGuardianPage(world))).code).toBeUndefined();
    expect(await consentOf(world, playerId)).toBeUndefined();
  });
});

describe('the guardian’s page', () => {
  const VIEW = `query ($token: String!, $browserKey: String) {
    guardianView(token: $token, browserKey: $browserKey) {
      username address expiresAt
      shown { givenName isConsentGiven totalMinutes quests { title charity status arrivedAt startedAt } }
    }
  }`;
  type View = { guardianView: { address: string; expiresAt: string; shown: { quests: unknown[] } | null } };
  const view = (keys: { token: string; browserKey?: string }) => world.gql<View>(VIEW, keys);

  it('shows quests, arrivals as marked and hours, only where the code was entered [SAF-10]', async () => {
    const { playerId } = await registeredTeen(world);
    await agree(world);
    await write(async (tx) => {
      const arrival = { status: 'Present' as const, actualArrivalAt: TEST_NOW - 4 * HOUR_MS };
      await pastQuest(tx, { id: 'past', eventTitle: 'Soup at noon' });
      await insertContract(tx, { questId: 'past', chariteerId: playerId, ...arrival });
    });
    const token = await guardianToken(world, 'guardian');
    const closed = await view({ token });
    expect(closed.data?.guardianView).toMatchObject({ address: 'p…@family.example', shown: null });
    expect(JSON.stringify(closed.data)).not.toContain('Soup');
    const keys = await openGuardianPage(world);
    expect((await view(keys)).data?.guardianView.shown).toEqual({
      givenName: FORM.nameFirst,
      isConsentGiven: true,
      totalMinutes: 0,
      quests: [
        {
          title: 'Soup at noon',
          charity: 'Harbor Table',
          status: 'Present',
          arrivedAt: new Date(TEST_NOW - 4 * HOUR_MS).toISOString(),
          startedAt: new Date(TEST_NOW - 4 * HOUR_MS).toISOString(),
        },
      ],
    });
    // The key of one link opens no other.
    const other = await registeredTeen(world, { username: 'Meadow1', emailAddress: 'other@new.example' });
    await agree(world);
    expect(other.playerId).not.toBe(playerId);
    const otherToken = await guardianToken(world, 'guardian');
    expect(
      (await view({ token: otherToken, browserKey: keys.browserKey })).data?.guardianView.shown,
    ).toBeNull();
  });

  it('a code is good for 10 minutes, five tries and one use [SAF-10]', async () => {
    await registeredTeen(world);
    await agree(world);
    const token = await guardianToken(world, 'guardian');
    const send = () => world.gql('mutation ($token: String!) { sendGuardianCode(token: $token) }', { token });
    const enter = async (code: string) =>
      (
        await world.gql(
          'mutation ($token: String!, $code: String!) { enterGuardianCode(token: $token, code: $code) { browserKey } }',
          { token, code },
        )
      ).code;
    await send();
    const code = await sentCode(world);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let time = 0; time < 5; time += 1) expect(await enter(wrong)).toBe('WRONG_GUARDIAN_CODE');
    expect(await enter(code), 'the sixth try').toBe('WRONG_GUARDIAN_CODE');
    await send();
    world.clock.advance(10 * 60_000);
    expect(await enter(await sentCode(world)), 'ten minutes later').toBe('WRONG_GUARDIAN_CODE');
    await send();
    expect(await enter(` ${(await sentCode(world)).replace(/(...)(...)/, '$1 $2')} `)).toBeUndefined();
    expect(await enter(await sentCode(world)), 'a second time').toBe('WRONG_GUARDIAN_CODE');
    const kept = await world.store.read.select().from(guardianLink);
    expect(kept.flatMap((row) => Object.values(row))).not.toContain(code);
    await send();
    await send();
    expect((await send()).code).toBe('RATE_LIMITED');
  });

  it('the link lasts 30 days, is renewed and ended by the guardian [SAF-10]', async () => {
    await registeredTeen(world);
    await agree(world);
    const keys = await openGuardianPage(world);
    world.clock.advance(29 * DAY_MS);
    const renew =
      'mutation ($token: String!, $browserKey: String!) { renewGuardianLink(token: $token, browserKey: $browserKey) }';
    expect((await world.gql(renew, keys)).data).toEqual({
      renewGuardianLink: new Date(TEST_NOW + 59 * DAY_MS).toISOString(),
    });
    world.clock.advance(29 * DAY_MS);
    expect((await view(keys)).data?.guardianView.shown).not.toBeNull();
    const revoke =
      'mutation ($token: String!, $browserKey: String!) { revokeGuardianLink(token: $token, browserKey: $browserKey) }';
    expect((await world.gql(revoke, keys)).code).toBeUndefined();
    expect((await view(keys)).code).toBe('LINK_USED');
    expect(await actions()).toEqual(
      expect.arrayContaining(['guardian-link-renewed', 'guardian-link-revoked']),
    );
  });

  it('a new link goes to the guardian’s address, and nobody learns whether an address is one [SAF-10]', async () => {
    await registeredTeen(world);
    await agree(world);
    const ask = (email: string) =>
      world.gql('mutation ($email: String!) { sendGuardianLink(email: $email) }', { email });
    const before = (await mails(world)).length;
    expect((await ask('nobody@family.example')).data).toEqual({ sendGuardianLink: true });
    expect(await mails(world)).toHaveLength(before);
    expect((await ask('Philippa+x@family.example')).data).toEqual({ sendGuardianLink: true });
    expect((await mails(world)).at(-1)).toMatchObject({ recipient: GUARDIAN.guardianEmail });
    expect((await view({ token: await guardianToken(world, 'guardian') })).code).toBeUndefined();
    expect((await ask('philippa')).code).toBe('BAD_USER_INPUT');
  });
});

describe('consents by a tick from before', () => {
  const sweep = () => sweepTicks(world.store, { now: world.clock.now(), config: world.config });
  const until = TEST_NOW + 14 * DAY_MS;

  it('count for quests that start within 14 days, send a link to the guardian, then end [SAF-09]', async () => {
    await write(async (tx) => {
      await upcomingQuest(tx, { id: 'soon', startedAt: until - 1 });
      await upcomingQuest(tx, { id: 'later', startedAt: until + DAY_MS });
      await insertContract(tx, { questId: 'later', chariteerId: 'teen' });
    });
    await tickOnly(world.store, 'teen', until, 'mother@family.example');
    expect((await signUp(world, 'teen', 'soon')).code).toBeUndefined();
    await sweep();
    await sweep();
    expect(await mailsTo(world, 'mother@family.example')).toHaveLength(1);
    const join = `mutation { addChariteerToGuild(id: "teen", guildId: "${GUILD_ID}", code: "${GUILD_CODE}") { id } }`;
    expect((await world.gql(join, {}, { as: 'teen' })).code).toBe('GUARDIAN_PENDING');
    world.clock.set(until);
    await sweep();
    const ahead = and(eq(contract.chariteerId, 'teen'), eq(contract.questId, 'later'));
    const [later] = await world.store.read.select().from(contract).where(ahead);
    expect(later?.abandonedAt).toBe(until);
    expect(await consentOf(world, 'teen')).toMatchObject({ state: 'asked', tickUntil: null });
    expect((await mailsTo(world, 'teen@demo.example')).at(-1)?.subject).toBe(
      'Your guardian needs to agree again',
    );
  });

  it('send no link to an address that is the young person’s own [SAF-09]', async () => {
    await tickOnly(world.store, 'teen', until, 'Teen+mom@demo.example');
    await sweep();
    expect(await mails(world)).toEqual([]);
    await write((tx) => upcomingQuest(tx, { id: 'later', startedAt: until }));
    expect((await signUp(world, 'teen', 'later')).code).toBe('GUARDIAN_CONSENT_MISSING');
  });
});

describe('the smallest age', () => {
  it('below MINIMUM_AGE no way makes an account or a record [DEC-48, SAF-09]', async () => {
    await world.close();
    world = await openWorld({ env: { MINIMUM_AGE: '13' } });
    const young = { dateOfBirth: '2014-06-05' };
    const message = expect.stringContaining('a parent or another adult has to register you');
    expect(await register(world, { ...young, guardian: GUARDIAN })).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [{ message }],
    });
    const defaults = `mutation { giveNewChariteerAccountDefaultValues(firstName: "A", lastName: "B",
      phoneNumber: "9735550142", dob: "2014-06-05") { nameFirst } }`;
    expect((await world.gql(defaults, {}, { as: 'new' })).errors?.[0]?.message).toEqual(message);
    const record = {
      id: 'new',
      username: 'new',
      emailAddress: 'new@demo.example',
      playerAccountType: 'Chariteer',
      nameFirst: 'Sam',
      nameLast: 'Ito',
      phoneNumber: '9735550142',
      emergencyContactName: 'Kei',
      emergencyContactNumber: '9735550143',
      guardian: GUARDIAN,
    };
    const create = 'mutation ($input: CreateChariteerInput!) { createChariteer(input: $input) { id } }';
    const answer = await world.gql(create, { input: { ...record, ...young } }, { as: 'new' });
    expect(answer.errors?.[0]?.message).toEqual(message);
    expect((await register(world, { dateOfBirth: TEEN_BIRTH, guardian: GUARDIAN })).code).toBeUndefined();
  });

  it('createChariteer and the default values go by the first birth date of an account [SAF-09]', async () => {
    const defaults = (dob: string) =>
      world.gql(
        `mutation ($dob: Date!) { giveNewChariteerAccountDefaultValues(firstName: "A", lastName: "B",
          phoneNumber: "9735550142", dob: $dob) { nameFirst } }`,
        { dob },
        { as: 'new' },
      );
    await write((tx) => tx.run(`UPDATE account SET "dateOfBirth" = NULL WHERE id = 'new'`));
    expect((await defaults('2011-06-05')).code).toBeUndefined();
    expect((await defaults('1990-06-05')).errors?.[0]?.message).toContain(
      'You first gave a date of birth under 18, and that one counts.',
    );
  });
});
