import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertBan } from '#api/attendance/bans/insert-ban.ts';
import { mailInvitations } from '#api/desk/invited-volunteers/mail-invitations.ts';
import { sweepVolunteerInvitations } from '#api/desk/invited-volunteers/withdraw-invitation.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { follow } from '#db/schema/follow.ts';
import { provider } from '#db/schema/provider.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import { labelledVolunteer } from '#db/schema/volunteer-note.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { eraseClosed } from '../support/erase-closed.ts';
import { sendInvitedFile } from '../support/invited-file.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

type Listed = { id: string; name: string | null; emailAddress: string; isAccepted: boolean };
const contextOf = ({ clock, config }: World) => ({ now: clock.now(), config });

async function invite(emails: readonly string[], { as = 'managers', providerId = '1', labels = '' } = {}) {
  const file = ['Name,Email,Labels', ...emails.map((email) => `Ana Ruiz,${email},${labels}`)].join('\n');
  const columns = ['name', 'email', 'labels'];
  return sendInvitedFile(world, file, { as: as as CastName, providerId, columns, invite: true });
}
async function mail() {
  // All are due within minutes.
  world.clock.advance(60 * 60_000);
  while (await mailInvitations(world.store, contextOf(world)));
  const mails = await readMails(world);
  return mails.flatMap((one) =>
    one.kind === 'volunteer-invitation' ? { unsubscribe: '', ...one } : [],
  ) as (Awaited<ReturnType<typeof readMails>>[number] & { unsubscribe: string })[];
}
const listed = async (as: CastName = 'managers') =>
  (
    await world.gql<{ volunteerInvitations: { items: Listed[]; total: number } }>(
      '{ volunteerInvitations(providerId: "1") { items { id name emailAddress isAccepted expiresAt } total } }',
      {},
      { as },
    )
  ).data?.volunteerInvitations.items ?? [];
const own = async (as: CastName) =>
  (
    await world.gql<{ ownVolunteerInvitations: { id: string; providerName: string }[] }>(
      '{ ownVolunteerInvitations { id providerId providerName expiresAt } }',
      {},
      { as },
    )
  ).data?.ownVolunteerInvitations ?? [];
const answer = (as: CastName, id: string, accept: boolean) =>
  world.gql(
    'mutation($id: ID!, $accept: Boolean!) { answerVolunteerInvitation(id: $id, accept: $accept) }',
    { id, accept },
    { as },
  );
const followsOf = (accountId: string) =>
  world.store.read
    .select({ providerId: follow.providerId })
    .from(follow)
    .where(and(eq(follow.accountId, accountId), eq(follow.providerId, '1')));
const label = async () =>
  (
    await world.gql<{ createVolunteerLabel: { id: string } }>(
      'mutation { createVolunteerLabel(providerId: "1", name: "Drives") { id } }',
      {},
      { as: 'managers' },
    )
  ).data?.createVolunteerLabel.id;

describe('an invitation to volunteer', () => {
  it('says which charity asks, why, and how to get none any more; it ends 14 days after [DSK-09]', async () => {
    await invite(['sam@elsewhere.example']);
    expect(await readMails(world)).toEqual([]);
    const [one] = await mail();
    const [invitation] = await listed();
    expect(one).toMatchObject({ recipient: 'sam@elsewhere.example', ownerId: null });
    expect(one?.body).toContain('Hello Ana Ruiz');
    expect(one?.body).toContain('Harbor Table has your email on its volunteer list');
    expect(one?.body).toContain(`/invitations?invited=${invitation?.id}`);
    expect(one?.unsubscribe).toContain('/unsubscribe?token=invitations.');
    expect(await mail()).toHaveLength(1);
    world.clock.advance(14 * DAY_MS);
    expect(await listed()).toEqual([]);
    await sweepVolunteerInvitations(world.store, world.clock.now());
    expect(await world.store.read.select().from(volunteerInvitation)).toEqual([]);
  });

  it('makes no one anything before they accept; then they follow the charity, with its labels [DSK-09]', async () => {
    const labelId = await label();
    expect((await invite([castEmail('gold')], { labels: 'drives' })).invitedCount).toBe(1);
    const [waiting] = await own('gold');
    expect(waiting?.providerName).toBe('Harbor Table');
    expect(await own('volunteer')).toEqual([]);
    expect((await answer('volunteer', waiting?.id ?? '', true)).code).toBe('INVITATION_NOT_FOUND');
    expect([await followsOf('gold'), (await listed())[0]?.isAccepted]).toEqual([[], false]);
    expect(await world.store.read.select().from(labelledVolunteer)).toEqual([]);

    expect((await answer('gold', waiting?.id ?? '', true)).errors).toBeUndefined();
    expect(await followsOf('gold')).toHaveLength(1);
    expect(await world.store.read.select().from(labelledVolunteer)).toEqual([
      { labelId, chariteerId: 'gold' },
    ]);
    expect((await listed())[0]?.isAccepted).toBe(true);
    expect((await answer('gold', waiting?.id ?? '', true)).code).toBe('INVITATION_NOT_FOUND');
    expect((await invite([castEmail('gold')])).refused).toMatchObject([{ problem: 'accepted' }]);
    expect(await mail()).toEqual([]);
  });

  it('is declined without a word to the charity, which asks no one twice [DSK-09]', async () => {
    await invite([castEmail('gold')]);
    const [waiting] = await own('gold');
    const before = await listed();
    expect((await answer('gold', waiting?.id ?? '', false)).errors).toBeUndefined();
    expect([await own('gold'), await listed(), await followsOf('gold')]).toEqual([[], before, []]);
    expect((await invite([castEmail('gold')])).refused).toMatchObject([{ problem: 'invited' }]);
  });

  it('is accepted by volunteers alone, who have a record [DSK-09]', async () => {
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Confirmed' })
        .where(eq(contactEmail.accountId, 'new')),
    );
    await invite([castEmail('new')]);
    const [{ id = '' } = {}] = await own('new');
    expect((await answer('new', id, true)).code).toBe('NO_VOLUNTEER_RECORD');
    expect((await listed())[0]?.isAccepted).toBe(false);
  });

  it('can be made again once it has ended, and stays once it was accepted [DSK-09]', async () => {
    await invite([castEmail('gold'), 'sam@elsewhere.example']);
    const [{ id = '' } = {}] = await own('gold');
    await answer('gold', id, true);
    world.clock.advance(15 * DAY_MS);
    expect((await invite([castEmail('gold'), 'sam@elsewhere.example'])).refused).toMatchObject([
      { who: castEmail('gold'), problem: 'accepted' },
    ]);
    world.clock.advance(15 * DAY_MS);
    await sweepVolunteerInvitations(world.store, world.clock.now());
    expect(await listed()).toMatchObject([{ id, isAccepted: true }]);
  });

  it('waits behind those of the charity’s file before [DSK-09]', async () => {
    await invite(['one@a.example', 'two@a.example']);
    await invite(['three@a.example']);
    const rows = await world.store.read
      .select()
      .from(volunteerInvitation)
      .orderBy(volunteerInvitation.mailAt);
    expect(rows.map(({ emailAddress }) => emailAddress).at(-1)).toBe('three@a.example');
    expect(new Set(rows.map(({ mailAt }) => mailAt)).size).toBe(3);
  });

  it('is withdrawn by the charity until it is accepted [DSK-09]', async () => {
    await invite([castEmail('gold')]);
    const [{ id = '' } = {}] = await own('gold');
    const withdraw = (as: CastName, providerId = '1', of = id) =>
      world.gql(
        'mutation($providerId: ID!, $id: ID!) { withdrawVolunteerInvitation(providerId: $providerId, id: $id) }',
        { providerId, id: of },
        { as },
      );
    expect((await withdraw('staff', '2')).code).toBe('INVITATION_NOT_FOUND');
    expect((await withdraw('captains')).code).toBe('FORBIDDEN');
    expect((await withdraw('managers')).errors).toBeUndefined();
    expect([await own('gold'), await mail()]).toEqual([[], []]);
    await invite([castEmail('gold')]);
    const [accepted] = await own('gold');
    await answer('gold', accepted?.id ?? '', true);
    expect((await withdraw('managers', '1', accepted?.id)).code).toBe('INVITATION_NOT_FOUND');
  });

  it('leaves in the audit log what was done, without addresses [DSK-09]', async () => {
    await invite([castEmail('gold'), 'nowhere']);
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'volunteers-invited'));
    expect(entries).toMatchObject([{ actorId: 'managers', subjectId: '1', detail: { rows: 1, refused: 1 } }]);
    expect(JSON.stringify(entries)).not.toContain('@');
  });
});

describe('who gets no invitation by email', () => {
  it('is whoever said so, once for all charities and mailboxes of the same person [DSK-09]', async () => {
    await invite(['sam@gmail.com']);
    const [one] = await mail();
    await invite(['sa.m@gmail.com'], { as: 'staff', providerId: '2' });
    const token = new URL(one?.unsubscribe ?? '').searchParams.get('token');
    const ask = (text: string) => world.gql(text, { token });
    const UNSUBSCRIPTION =
      'query($token: String!) { unsubscription(token: $token) { isOfInvitations isOn } }';
    expect((await ask(UNSUBSCRIPTION)).data).toEqual({
      unsubscription: { isOfInvitations: true, isOn: true },
    });
    await ask('mutation($token: String!) { unsubscribe(token: $token) { isOn } }');
    expect((await ask(UNSUBSCRIPTION)).data).toMatchObject({ unsubscription: { isOn: false } });
    const { refused } = await invite(['S.am+x@gmail.com'], { providerId: '2' });
    expect(refused).toMatchObject([{ problem: 'refused' }]);
    expect(await mail()).toHaveLength(1);
    const forged = token?.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await world.gql(UNSUBSCRIPTION, { token: forged })).code).toBe('INVALID_TOKEN');
  });

  it('is whoever is blocked, turned away, closed or under 18 without consent, and the charity sees no difference [DSK-09]', async () => {
    const names = ['banned', 'captains', 'gold', 'guildadmin', 'waiting'] as const;
    await world.store.write((tx) =>
      insertBan(tx, contextOf(world), {
        ...{ providerId: '1', chariteerId: 'captains', reason: null, root: null, actorId: null },
      }),
    );
    const text =
      'mutation ($emailAddress: String!) { removeChariteer(input: { emailAddress: $emailAddress }) { id } }';
    await world.store.write((tx) =>
      insertBan(tx, contextOf(world), {
        ...{ providerId: '1', chariteerId: 'gold', reason: null, root: null, actorId: null },
      }),
    );
    await world.gql(text, { emailAddress: castEmail('gold') }, { as: 'gold' });
    await eraseClosed(world);
    await world.gql(text, { emailAddress: castEmail('guildadmin') }, { as: 'guildadmin' });
    const { invitedCount, refused } = await invite([...names.map(castEmail), 'sam@elsewhere.example']);
    expect([invitedCount, refused]).toEqual([names.length + 1, []]);
    expect((await mail()).map(({ recipient }) => recipient)).toEqual(['sam@elsewhere.example']);
    expect(await listed()).toHaveLength(names.length + 1);
  });

  it('comes to someone under 18 with a copy to the guardian, and is accepted with consent alone [DSK-09, SAF-09]', async () => {
    await invite([castEmail('teen'), castEmail('waiting')]);
    expect((await mail()).map(({ recipient }) => recipient)).toEqual([castEmail('teen')]);
    const kinds = (await readMails(world)).map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(kinds).toContain('guardian-copy guardian@demo.example');
    const [{ id = '' } = {}] = await own('waiting');
    expect((await answer('waiting', id, true)).code).toBe('GUARDIAN_PENDING');
    await world.store.write((tx) =>
      tx.update(guardianConsent).set({ state: 'given', consentedAt: TEST_NOW }),
    );
    expect((await answer('waiting', id, true)).errors).toBeUndefined();
  });

  it('gets it a day later where the mailbox had enough today [DSK-09, SAF-29]', async () => {
    await world.store.write((tx) => insertProvider(tx, { id: '4', name: 'Fourth', districtId: '1' }));
    for (const providerId of ['1', '2', '3', '4'])
      await invite(['sam@elsewhere.example'], { as: 'staff', providerId });
    expect(await mail()).toHaveLength(3);
    world.clock.advance(DAY_MS);
    expect(await mail()).toHaveLength(4);
  });

  it('is everyone, while the charity is hidden [DSK-09]', async () => {
    await invite(['sam@elsewhere.example']);
    const show = (isVisible: boolean) =>
      world.store.write((tx) => tx.update(provider).set({ isVisible }).where(eq(provider.id, '1')));
    await show(false);
    expect(await mail()).toEqual([]);
    await show(true);
    expect(await mail()).toHaveLength(1);
  });

  it('goes with the account of the address [DSK-09]', async () => {
    await invite([castEmail('gold')]);
    const text =
      'mutation ($emailAddress: String!) { removeChariteer(input: { emailAddress: $emailAddress }) { id } }';
    await world.gql(text, { emailAddress: castEmail('gold') }, { as: 'gold' });
    await eraseClosed(world);
    expect(await listed()).toEqual([]);
  });
});
