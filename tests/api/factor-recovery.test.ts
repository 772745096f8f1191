import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { endFactorRecoveries } from '#api/identity/second-factor/end-factor-recoveries.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { passkey } from '#db/schema/passkey.ts';
import { factorRecovery, oneTimePassword, recoveryCode } from '#db/schema/second-factor.ts';
import { session } from '#db/schema/session.ts';
import { openBrowser } from '../support/browser.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { logInBy, withPasskey, withShownPasskey } from '../support/passkeys.ts';
import { enter, type Factor, logIn, pendingToken, turnOn } from '../support/second-factor.ts';
import { openWorld, type World } from '../support/world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ASK = 'mutation ($logInToken: String) { askFactorRecovery(logInToken: $logInToken) { state endsAt } }';
const GRANT =
  'mutation { grantFactorRecovery(accountId: "managers") { id username state endsAt grantedBy } }';
const REFUSE = 'mutation { refuseFactorRecovery(accountId: "managers") }';
const STOP = 'mutation ($token: String!) { stopFactorRecovery(token: $token) }';
const PROVE = `mutation { proveIdentity(password: "${DEMO_PASSWORD}") { isRecent } }`;

let world: World;
let factor: Factor;
beforeEach(async () => {
  world = await openWorld();
  factor = await turnOn(world, 'managers');
});
afterEach(() => world.close());

const ask = async () => world.gql(ASK, { logInToken: await pendingToken(world, 'managers') });
const grant = () => world.gql(GRANT, {}, { as: 'staff' });
const stop = (token: string) => world.gql(STOP, { token });
/** What the worker does every minute. */
const work = () => {
  const { store, config, clock } = world;
  const sessions = createSessions(store, config, clock.now);
  return endFactorRecoveries({ store, config, sessions, now: clock.now() });
};
const rows = () => world.store.read.select().from(factorRecovery);
const mails = async () =>
  (await mailsTo(world, castEmail('managers'))).filter(({ body }) => body.includes('/stop-recovery'));
/** The token of the last email's link. */
const mailedToken = async () =>
  /\/stop-recovery\?token=([\w-]{43})\n/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? '';

/** Asked for, agreed to, and 24 hours later done. */
async function recovered(): Promise<void> {
  await ask();
  await grant();
  world.clock.advance(DAY_MS);
  await work();
}

describe('who has lost every second factor [JOI-10]', () => {
  it('asks staff, waits 24 hours, and logs in by the password alone [JOI-10: API]', async () => {
    expect((await ask()).data).toEqual({ askFactorRecovery: { state: 'ASKED', endsAt: null } });
    const granted = await grant();
    const endsAt = new Date(world.clock.now() + DAY_MS).toISOString();
    expect(granted.data?.grantFactorRecovery).toMatchObject({ id: 'managers', state: 'WAITING', endsAt });
    world.clock.advance(DAY_MS - 1);
    await work();
    expect((await logIn(world, 'managers')).code).toBe('SECOND_FACTOR_ASKED');
    world.clock.advance(1);
    await work();
    expect((await logIn(world, 'managers')).errors).toBeUndefined();
    expect(await world.store.read.select().from(oneTimePassword)).toEqual([]);
  });

  it('is told at its begin and at its end, each time with a link that stops it [JOI-10: mails]', async () => {
    await ask();
    expect(await mails()).toEqual([]);
    await grant();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your second step will be removed']);
    expect((await mails())[0]?.body).toContain('24 hours');
    const first = await mailedToken();
    world.clock.advance(DAY_MS);
    await work();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your second step will be removed',
      'Your second step was removed',
    ]);
    expect(await mailedToken()).not.toBe(first);
    expect(await mailedToken()).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await rows())).not.toContain(await mailedToken());
  });

  it('loses every session at the end [JOI-10: end]', async () => {
    await recovered();
    expect(await world.store.read.select().from(session).where(eq(session.accountId, 'managers'))).toEqual(
      [],
    );
  });

  it('nobody shortens the wait: not by asking or agreeing again, nor in the database [JOI-10: haste]', async () => {
    await ask();
    await grant();
    world.clock.advance(HOUR_MS);
    await world.gql(PROVE, {}, { as: 'staff' });
    expect((await grant()).code).toBe('REQUEST_NOT_FOUND');
    expect((await ask()).data?.askFactorRecovery).toMatchObject({ state: 'WAITING' });
    const [row] = await rows();
    expect((row?.endsAt ?? 0) - (row?.grantedAt ?? 0)).toBe(DAY_MS);
    const soon = { endsAt: TEST_NOW + HOUR_MS };
    await expect(world.store.write((tx) => tx.update(factorRecovery).set(soon))).rejects.toThrow();
  });

  it('the link stops it, once, and every session ends [JOI-10: stop]', async () => {
    await ask();
    await grant();
    const token = await mailedToken();
    const state = await world.gql('query ($token: String!) { stoppableRecovery(token: $token) }', { token });
    expect(state.data).toEqual({ stoppableRecovery: 'WAITING' });
    expect((await stop(token)).data).toEqual({ stopFactorRecovery: true });
    expect((await stop(token)).code).toBe('INVALID_TOKEN');
    expect(await world.store.read.select().from(session).where(eq(session.accountId, 'managers'))).toEqual(
      [],
    );
    world.clock.advance(2 * DAY_MS);
    await work();
    expect((await logIn(world, 'managers')).code).toBe('SECOND_FACTOR_ASKED');
  });

  it('the link of the end puts the former factor back, in the place of a new one [JOI-10: stop]', async () => {
    await recovered();
    world.clock.advance(HOUR_MS);
    const { data } = await logIn(world, 'managers');
    const headers = { authorization: `Bearer ${data?.loginWithEmail.entityToken}` };
    await world.gql('mutation { beginOneTimePassword { secret } }', {}, { headers });
    expect((await stop(await mailedToken())).errors).toBeUndefined();
    const logInToken = await pendingToken(world, 'managers');
    expect((await enter(world, { code: factor.nextCode(), logInToken })).errors).toBeUndefined();
  });

  it('the link of the end puts the recovery codes back that were left, and no other [JOI-10: stop]', async () => {
    const [spent = '', left = ''] = factor.recoveryCodes;
    await enter(world, { code: spent, logInToken: await pendingToken(world, 'managers') });
    await recovered();
    expect((await stop(await mailedToken())).errors).toBeUndefined();
    expect(await world.store.read.select().from(recoveryCode)).toHaveLength(9);
    const shown = async (code: string) =>
      (await enter(world, { code, logInToken: await pendingToken(world, 'managers') })).code;
    expect(await shown(spent)).toBe('WRONG_SECOND_FACTOR');
    expect(await shown(left)).toBeUndefined();
  });

  it('the link of the end takes a passkey away that was added since [JOI-10: stop]', async () => {
    const own = await withPasskey(world, 'managers', 1);
    await recovered();
    world.clock.advance(HOUR_MS);
    const row = { ...(await world.store.read.select().from(passkey))[0], id: 'later', credentialId: 'later' };
    const later = { ...row, createdAt: world.clock.now() } as typeof passkey.$inferInsert;
    await world.store.write((tx) => tx.insert(passkey).values(later));
    await stop(await mailedToken());
    expect((await world.store.read.select().from(passkey)).map(({ id }) => id)).toEqual([own.id]);
  });

  it('before the 24 hours are over nothing is lost: neither codes, nor what is asked [JOI-10: stop]', async () => {
    await ask();
    await grant();
    world.clock.advance(DAY_MS - 1);
    await work();
    expect(await world.store.read.select().from(recoveryCode)).toHaveLength(10);
    await stop(await mailedToken());
    const code = factor.recoveryCodes[9] ?? '';
    const entered = await enter(world, { code, logInToken: await pendingToken(world, 'managers') });
    expect(entered.data?.enterSecondFactor.playerId).toBe('managers');
  });

  it('takes the demand of a passkey off, and its link puts that back [JOI-09, JOI-10: passkey alone]', async () => {
    await world.gql('mutation { removeOneTimePassword }', {}, { as: 'managers' });
    await withShownPasskey(world, 'managers');
    await world.gql('mutation { askPasskeyAtLogIn(isAsked: true) }', {}, { as: 'managers' });
    expect((await logIn(world, 'managers')).code).toBe('SECOND_FACTOR_ASKED');
    await recovered();
    expect((await logIn(world, 'managers')).errors).toBeUndefined();
    await stop(await mailedToken());
    expect((await logIn(world, 'managers')).code).toBe('SECOND_FACTOR_ASKED');
  });

  it('asking once more takes that way back from nobody; after 7 days it ends [JOI-10: stop]', async () => {
    await recovered();
    const token = await mailedToken();
    world.clock.advance(HOUR_MS);
    const { data } = await logIn(world, 'managers');
    expect(data?.loginWithEmail.playerId).toBe('managers');
    world.clock.advance(7 * DAY_MS);
    expect((await stop(token)).code).toBe('INVALID_TOKEN');
    await work();
    expect(await rows()).toEqual([]);
  });

  it('who logs in by a second factor meanwhile needs no recovery any more', async () => {
    await ask();
    await grant();
    const logInToken = await pendingToken(world, 'managers');
    await enter(world, { code: factor.recoveryCodes[0] ?? '', logInToken });
    expect(await rows()).toEqual([]);
  });

  it('nor does who logs in by a passkey', async () => {
    const { device } = await withPasskey(world, 'managers');
    await ask();
    await grant();
    await logInBy(openBrowser(world), device);
    expect(await rows()).toEqual([]);
  });

  it('staff alone agree or refuse, after a proof, and nobody for themselves [JOI-10: staff]', async () => {
    await ask();
    for (const text of [GRANT, REFUSE, '{ factorRecoveries { id } }'])
      expect((await world.gql(text, {}, { as: 'admins' })).code).toBe('FORBIDDEN');
    const own = await world.gql(GRANT.replace('"managers"', '"staff"'), {}, { as: 'staff' });
    expect(own.code).toBe('FORBIDDEN');
    const list = await world.gql('{ factorRecoveries { id username state grantedBy } }', {}, { as: 'staff' });
    expect(list.data?.factorRecoveries).toMatchObject([{ id: 'managers', state: 'ASKED', grantedBy: null }]);
    expect((await world.gql(REFUSE, {}, { as: 'staff' })).data).toEqual({ refuseFactorRecovery: true });
    expect((await grant()).code).toBe('REQUEST_NOT_FOUND');
    await ask();
    world.clock.advance(HOUR_MS);
    expect((await grant()).code).toBe('PROOF_NEEDED');
  });

  it('nobody asks without the password, and each owner sees the own state alone [JOI-10: API]', async () => {
    expect((await world.gql(ASK, { logInToken: 'x'.repeat(43) })).code).toBe('LOG_IN_LAPSED');
    await ask();
    const own = `query ($logInToken: String) { ownFactorRecovery(logInToken: $logInToken) { state } }`;
    const logInToken = await pendingToken(world, 'managers');
    expect((await world.gql(own, { logInToken })).data).toEqual({ ownFactorRecovery: { state: 'ASKED' } });
    await turnOn(world, 'gold');
    const other = await world.gql(own, { logInToken: await pendingToken(world, 'gold') });
    expect(other.data).toEqual({ ownFactorRecovery: null });
    expect((await world.gql(own)).code).toBe('LOG_IN_LAPSED');
  });

  it('every step stands in the audit log [JOI-10: audit]', async () => {
    await recovered();
    await stop(await mailedToken());
    const entries = await world.store.read
      .select({ action: auditEntry.action, actorId: auditEntry.actorId })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, 'managers'));
    const steps = entries.filter(({ action }) => action.startsWith('factor-recovery'));
    expect(steps).toEqual([
      { action: 'factor-recovery-asked', actorId: 'managers' },
      { action: 'factor-recovery-granted', actorId: 'staff' },
      { action: 'factor-recovery-ended', actorId: null },
      { action: 'factor-recovery-stopped', actorId: null },
    ]);
  });
});
