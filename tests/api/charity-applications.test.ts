import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMembership } from '#db/factories/insert-group.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, favoriteDistrict, providerBan } from '#db/schema/chariteer.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const APPLY = `mutation ($answer: String) { applyToGroup(groupId: "group-1", answer: $answer) { id status answer } }`;
const OWN = '{ ownCharityApplication(providerId: "1") { groupId application { status } } }';
type Listed = {
  listGroupMembers: { total: number; items: object[]; roles: { memberCount: number }[] };
};
type Own = { ownCharityApplication: { groupId: string; application: { status: string } | null } | null };

const apply = (as: CastName, answer = 'I can drive the van.') =>
  world.gql<{ applyToGroup: { id: string } }>(APPLY, { answer }, { as });
const act = (as: CastName, text: string) => world.gql(`mutation { ${text} }`, {}, { as });
const accept = (as: CastName, id: string) =>
  act(as, `acceptGroupApplication(groupId: "group-1", applicationId: "${id}") { status }`);
const decline = (as: CastName, id: string) =>
  act(as, `declineGroupApplication(groupId: "group-1", applicationId: "${id}")`);
const withdraw = (as: CastName) => act(as, 'withdrawGroupApplication(groupId: "group-1")');
const ownOf = async (as: CastName) => (await world.gql<Own>(OWN, {}, { as })).data?.ownCharityApplication;
const waiting = () => world.store.read.$count(groupApplication);
const applied = async (as: CastName = 'volunteer') => (await apply(as)).data?.applyToGroup.id ?? '';
const banned = () =>
  world.store.write((tx) =>
    tx
      .insert(providerBan)
      .values({ id: 'ban', providerId: '1', chariteerId: 'volunteer', createdAt: TEST_NOW }),
  );
const hide = () =>
  world.store.write((tx) => tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '1')));

describe('applying to the group of a charity', () => {
  it('is for adults with a record, with a line of text [OPEN-GRP-04]', async () => {
    expect(await ownOf('volunteer')).toEqual({ groupId: 'group-1', application: null });
    expect((await apply('volunteer')).data?.applyToGroup).toMatchObject({
      status: 'pending',
      answer: 'I can drive the van.',
    });
    expect(await ownOf('volunteer')).toEqual({ groupId: 'group-1', application: { status: 'pending' } });
    expect((await apply('volunteer')).code).toBe('ALREADY_APPLIED_TO_GROUP');
    expect(await waiting()).toBe(1);
  });

  it('is offered to no one who could not [OPEN-GRP-04]', async () => {
    for (const as of ['teen', 'new', 'captains', 'admins', 'staff'] as const)
      expect(await ownOf(as)).toBeNull();
    expect((await apply('teen')).code).toBe('GROUP_IS_FOR_ADULTS');
    await banned();
    expect(await ownOf('volunteer')).toBeNull();
    expect((await apply('volunteer')).code).toBe('BANNED_BY_PROVIDER');
    await hide();
    expect(await ownOf('gold')).toBeNull();
    expect((await apply('gold')).code).toBe('GROUP_NOT_FOUND');
    expect(await waiting()).toBe(0);
  });

  it('is taken back by the applicant alone, and by nobody twice [GRP-07]', async () => {
    const id = await applied();
    expect((await withdraw('gold')).code).toBe('APPLICATION_NOT_FOUND');
    expect((await withdraw('volunteer')).code).toBeUndefined();
    expect((await withdraw('volunteer')).code).toBe('APPLICATION_NOT_FOUND');
    expect((await accept('admins', id)).code).toBe('APPLICATION_NOT_FOUND');
    expect((await decline('admins', id)).code).toBe('APPLICATION_NOT_FOUND');
    expect(await readMails(world)).toEqual([]);
  });

  it('asks the same group three times in 30 days at most [GRP-07]', async () => {
    for (let time = 0; time < 3; time += 1) await decline('admins', await applied());
    expect((await apply('volunteer')).code).toBe('RATE_LIMITED');
  });
});

describe('deciding on an application to a charity’s group', () => {
  it('accepts without any right until a role is given, and emails [GRP-07] [OPEN-GRP-04]', async () => {
    const id = await applied();
    expect((await accept('managers', id)).code).toBe('FORBIDDEN');
    expect((await accept('admins', id)).code).toBeUndefined();
    const [member] = await world.store.read
      .select()
      .from(groupMember)
      .where(eq(groupMember.accountId, 'volunteer'));
    expect(member).toMatchObject({ groupId: 'group-1', roleId: 'Non Member' });
    const rights = '{ getSpecificQuests(input: { specificProvider: "1", isTemplate: true }) { id } }';
    expect((await world.gql(rights, {}, { as: 'volunteer' })).code).toBe('FORBIDDEN');
    expect(await ownOf('volunteer')).toEqual({ groupId: 'group-1', application: { status: 'accepted' } });
    const [mail] = await readMails(world);
    expect(mail?.body).toContain('An admin will give you a role.');
    expect(mail?.body).toContain('/questList/1');
  });

  it('shows who was accepted nothing of the group until a role is given [GRP-07] [DEC-84]', async () => {
    await world.store.write(async (tx) => {
      await insertMembership(tx, { groupId: 'group-1', accountId: 'quiet', roleId: 'captains' });
      await tx.insert(favoriteDistrict).values({ chariteerId: 'quiet', districtId: '1', position: 1 });
    });
    const ask = (text: string) => world.gql(`{ ${text} }`, {}, { as: 'volunteer' });
    const group = 'listGroupMembers(groupId: "group-1") { total items { username } roles { memberCount } }';
    const goals = async () => (await ask('groupGoals(groupId: "group-1") { groupId }')).code;
    const listed = async () => {
      const { data } = await world.gql<Listed>(`{ ${group} }`, {}, { as: 'volunteer' });
      const { total = 0, items = [], roles = [] } = data?.listGroupMembers ?? {};
      const counted = roles.reduce((sum, { memberCount }) => sum + memberCount, 0);
      return { total, items: items.length, counted, hasQuiet: JSON.stringify(items).includes('"quiet"') };
    };
    const isNamedElsewhere = async () =>
      JSON.stringify((await ask('district(id: "1") { declaredChariteers { username } }')).data).includes(
        'quiet',
      );
    await accept('admins', await applied());
    expect(await listed()).toEqual({ total: 1, items: 1, counted: 1, hasQuiet: false });
    expect([await goals(), await isNamedElsewhere()]).toEqual(['FORBIDDEN', false]);
    const roles = 'originRoleId: "Non Member", destinationRoleId: "captains"';
    await act('admins', `changeMemberRole(groupId: "group-1", memberId: "volunteer", ${roles}) { roleId }`);
    expect(await listed()).toMatchObject({ hasQuiet: true });
    expect([await goals(), await isNamedElsewhere()]).toEqual([undefined, true]);
  });

  it('declines, emails the applicant once, and leaves a trace [GRP-07]', async () => {
    const id = await applied();
    expect((await decline('volunteer', id)).code).toBe('FORBIDDEN');
    expect((await decline('admins', id)).code).toBeUndefined();
    expect((await decline('admins', id)).code).toBe('APPLICATION_NOT_FOUND');
    expect(await ownOf('volunteer')).toEqual({ groupId: 'group-1', application: null });
    expect((await readMails(world)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['application-declined', 'volunteer@demo.example'],
    ]);
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'group-application-declined'));
    expect(entries).toMatchObject([
      { actorId: 'admins', subjectId: 'volunteer', detail: { groupId: 'group-1' } },
    ]);
  });

  it('declines no one who was accepted [GRP-07]', async () => {
    const id = await applied();
    await accept('admins', id);
    expect((await decline('admins', id)).code).toBe('APPLICATION_NOT_FOUND');
    expect(await world.store.read.$count(groupMember, eq(groupMember.accountId, 'volunteer'))).toBe(1);
  });

  it('accepts no one who was banned since; who turned out to be under 18 did not apply [OPEN-GRP-04, DEC-75]', async () => {
    const id = await applied();
    await banned();
    expect((await accept('admins', id)).code).toBe('BANNED_BY_PROVIDER');
    await world.store.write(async (tx) => {
      await tx.delete(providerBan);
      const young = { dateOfBirth: '2010-03-14' };
      await tx.update(account).set(young).where(eq(account.id, 'volunteer'));
      await tx.update(chariteer).set(young).where(eq(chariteer.id, 'volunteer'));
    });
    for (const decide of [accept, decline])
      expect((await decide('admins', id)).code).toBe('APPLICATION_NOT_FOUND');
  });
});
