import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repairLedger } from '#api/operations/ledger/ledger.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const START = TEST_NOW - 4 * HOUR_MS;
const END = TEST_NOW - HOUR_MS;
const iso = (instant: number) => new Date(instant).toISOString();
const TIMES = { actualArrivalAt: iso(START), actualDepartureAt: iso(END) };
const CLAIM = { status: 'Present', words: 'I served soup all morning.', ...TIMES };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'q' });
    const absent = { status: 'Absent', markedAt: TEST_NOW - HOUR_MS } as const;
    await insertContract(tx, { id: 'rosa', questId: 'q', chariteerId: 'volunteer', ...absent });
    await insertContract(tx, { id: 'mina', questId: 'q', chariteerId: 'teen', ...absent });
  });
  await repairLedger(world.store, TEST_NOW);
});
afterEach(() => world.close());

type Claim = { id: string; state: string; level: string; answer: string | null };
async function call(as: CastName, field: string, variables: Record<string, unknown>, head: string) {
  const text = `mutation${head} { claim: ${field} { id state level answer contractId } }`;
  const { data, errors } = await world.gql<{ claim: Claim & { contractId: string | null } }>(
    text,
    variables,
    { as },
  );
  const [error] = errors ?? [];
  return { claim: data?.claim, refused: error ? `${error.extensions?.code}: ${error.message}` : null };
}
const dispute = (as: CastName, contractId: string, claim: object = CLAIM) =>
  call(
    as,
    'disputeAttendance(contractId: $contractId, claim: $claim)',
    { contractId, claim },
    '($contractId: ID!, $claim: HoursClaimInput!)',
  );
const presence = (as: CastName, chariteerId: string, claim: object = CLAIM) =>
  call(
    as,
    'claimPresence(questId: "q", chariteerId: $chariteerId, claim: $claim)',
    { chariteerId, claim },
    '($chariteerId: ID!, $claim: HoursClaimInput!)',
  );
const answer = (as: CastName, id: string | undefined, rest: string) =>
  call(as, `answerHoursClaim(id: $id, ${rest})`, { id }, '($id: ID!)');
const askStaff = (as: CastName, id: string | undefined) =>
  call(as, 'askStaffAboutHours(id: $id)', { id }, '($id: ID!)');

const held = (id: string) => world.store.read.select().from(contract).where(eq(contract.id, id)).get();
const mailsOf = async (kind: string) => (await readMails(world)).filter((mail) => mail.kind === kind);
async function openClaims(as: CastName, args = '(providerId: "1")') {
  const text = `{ hoursClaims${args} { id words chariteer { username } } }`;
  const { data, errors } = await world.gql<{ hoursClaims: { id: string; words: string | null }[] }>(
    text,
    {},
    { as },
  );
  return errors ? errors.map(({ extensions }) => extensions?.code) : data?.hoursClaims;
}

describe('a dispute', () => {
  it('is made within 30 days of the mark, one at a time, and reaches those who take attendance [HRS-05]', async () => {
    const { claim, refused } = await dispute('volunteer', 'rosa');
    expect([refused, claim?.state, claim?.level]).toEqual([null, 'open', 'charity']);
    expect((await dispute('volunteer', 'rosa')).refused).toContain('already asked');
    expect((await mailsOf('hours-claimed')).length).toBeGreaterThan(0);
    expect(await openClaims('managers')).toMatchObject([{ id: claim?.id, words: CLAIM.words }]);
    expect(await openClaims('boardmembers')).toEqual(['FORBIDDEN']);
    world.clock.set(TEST_NOW - HOUR_MS + 30 * DAY_MS + 1);
    expect((await dispute('teen', 'mina')).refused).toContain('until Wednesday, December 16, 2026');
  });

  it('is refused with words too long or none, times that cannot be, of another person, or before any mark [HRS-05]', async () => {
    expect((await dispute('volunteer', 'rosa', { ...CLAIM, words: ' ' })).refused).toContain('1 to 300');
    expect((await dispute('volunteer', 'rosa', { ...CLAIM, words: 'x'.repeat(301) })).refused).toContain(
      '1 to 300',
    );
    const crossed = { actualArrivalAt: TIMES.actualDepartureAt, actualDepartureAt: TIMES.actualArrivalAt };
    expect((await dispute('volunteer', 'rosa', { ...CLAIM, ...crossed })).refused).toContain(
      'Check the times',
    );
    expect((await dispute('gold', 'rosa')).refused).toContain('CONTRACT_NOT_FOUND');
    await world.store.write((tx) => insertContract(tx, { id: 'open', questId: 'q', chariteerId: 'gold' }));
    expect((await dispute('gold', 'open')).refused).toContain('marked yet');
  });

  it('that is accepted credits the hours at once, and the volunteer is told [HRS-06]', async () => {
    const { claim } = await dispute('volunteer', 'rosa');
    expect((await answer('managers', claim?.id, 'answer: accepted')).claim?.state).toBe('accepted');
    expect(await held('rosa')).toMatchObject({
      status: 'Present',
      actualArrivalAt: START,
      actualDepartureAt: END,
    });
    const entries = await world.store.read
      .select()
      .from(attendanceEntry)
      .where(eq(attendanceEntry.contractId, 'rosa'));
    expect(entries.at(-1)).toMatchObject({
      way: 'answer',
      role: 'manager',
      reason: CLAIM.words,
      minutesAfter: 180,
    });
    expect(await mailsOf('hours-answered')).toHaveLength(1);
    expect((await answer('managers', claim?.id, 'answer: accepted')).refused).toContain(
      'HOURS_CLAIM_NOT_FOUND',
    );
    await expectLedgerRight(world.store);
  });

  it('far over the plan counts once whoever accepts it says why, in their own words [HRS-06, DEC-79]', async () => {
    const long = { ...CLAIM, actualArrivalAt: iso(START - 4 * HOUR_MS), actualDepartureAt: iso(END) };
    const { claim } = await dispute('volunteer', 'rosa', long);
    expect((await answer('managers', claim?.id, 'answer: accepted')).refused).toContain('Say why');
    await answer('managers', claim?.id, 'answer: accepted, reason: "She cooked before."');
    expect(await held('rosa')).toMatchObject({ status: 'Present', timesReason: 'She cooked before.' });
    const { data } = await world.gql<{ selfMarkedHours: { items: object[] } }>(
      '{ selfMarkedHours { items { id reason { text givenBy } } } }',
      {},
      { as: 'staff' },
    );
    const reason = { text: 'She cooked before.', givenBy: 'managers' };
    expect(data?.selfMarkedHours.items).toMatchObject([{ id: 'rosa', reason }]);
  });

  it('within the plan leaves no reason for hours, whatever the volunteer wrote [HRS-06]', async () => {
    const { claim } = await dispute('volunteer', 'rosa');
    await answer('managers', claim?.id, 'answer: accepted, reason: "Fine."');
    expect(await held('rosa')).toMatchObject({ status: 'Present', timesReason: null });
  });

  it('is neither made nor accepted in part without a minute between the times [HRS-05, HRS-06]', async () => {
    const none = { actualArrivalAt: iso(START), actualDepartureAt: iso(START) };
    expect((await dispute('volunteer', 'rosa', { ...CLAIM, ...none })).refused).toContain('Check the times');
    const { claim } = await dispute('volunteer', 'rosa');
    const times = `actualArrivalAt: "${iso(START)}", actualDepartureAt: "${iso(START)}"`;
    const part = await answer('managers', claim?.id, `answer: partly, status: Present, ${times}`);
    expect(part.refused).toContain('Check the times');
    const unsaid = await answer('managers', claim?.id, 'answer: partly, status: Present');
    expect(unsaid.refused).toContain('Enter when you arrived');
  });

  it('tells whoever marked it from when to when, and the volunteer what was changed [HRS-06]', async () => {
    const marked = `mutation { updateContracts(contracts: [{ id: "rosa", updateAction: "EDIT-ATTENDANCE",
      supervisorId: "coordinators", status: Excused }]) { id } }`;
    await world.gql(marked, {}, { as: 'coordinators' });
    const { claim } = await dispute('volunteer', 'rosa');
    const asked = await mailsOf('hours-claimed');
    expect(asked.map(({ ownerId }) => ownerId)).toEqual(['coordinators']);
    expect(asked[0]?.body).toMatch(/Recorded: Excused\n+Claimed: Present, 6:00 am to 9:00 am/);
    await answer('managers', claim?.id, 'answer: accepted');
    const [told] = await mailsOf('hours-answered');
    expect(told?.body).toMatch(/Before: Excused\n+Now: Present, 6:00 am to 9:00 am/);
  });

  it('goes to the charity’s admins where no one marked it and who posted the quest has left [HRS-06]', async () => {
    await presence('gold', 'gold');
    const told = (await mailsOf('hours-claimed')).map(({ ownerId }) => ownerId);
    expect(told).toEqual(['admins']);
  });

  it('that was declined is closed until something new is marked [HRS-05, HRS-07]', async () => {
    const { claim } = await dispute('volunteer', 'rosa');
    await answer('managers', claim?.id, 'answer: refused, reason: "Not seen."');
    expect((await dispute('volunteer', 'rosa')).refused).toContain('ask our staff');
    const { claim: other } = await presence('gold', 'gold');
    await answer('managers', other?.id, 'answer: refused, reason: "Not seen."');
    expect((await presence('gold', 'gold')).refused).toContain('ask our staff');
    await askStaff('gold', other?.id);
    await answer('staff', other?.id, 'answer: refused, reason: "Not seen."');
    expect((await presence('gold', 'gold')).refused).toContain('Our staff decided');
    world.clock.advance(HOUR_MS);
    const mark = 'status: Excused, reason: "A call."';
    await world.gql(
      `mutation { updateContracts(contracts: [{ id: "rosa", updateAction: "EDIT-ATTENDANCE", supervisorId: "managers", ${mark} }]) { id } }`,
      {},
      { as: 'managers' },
    );
    expect((await dispute('volunteer', 'rosa')).refused).toBeNull();
  });

  it('is accepted in part with other times, and refused with a reason only [HRS-06]', async () => {
    const { claim } = await dispute('volunteer', 'rosa');
    expect((await answer('managers', claim?.id, 'answer: refused')).refused).toContain('1 to 300');
    const times = `actualArrivalAt: "${iso(START + HOUR_MS)}", actualDepartureAt: "${iso(END)}"`;
    const part = await answer(
      'managers',
      claim?.id,
      `answer: partly, status: Late, ${times}, reason: "From ten on."`,
    );
    expect(part.claim).toMatchObject({ state: 'partly', answer: 'From ten on.' });
    expect(await held('rosa')).toMatchObject({ status: 'Late', actualArrivalAt: START + HOUR_MS });
    await expectLedgerRight(world.store);
  });

  it('goes to the product’s staff once after a refusal, and they decide [HRS-07]', async () => {
    const { claim } = await dispute('volunteer', 'rosa');
    expect((await askStaff('volunteer', claim?.id)).refused).toContain('HOURS_CLAIM_NOT_FOUND');
    await answer('managers', claim?.id, 'answer: refused, reason: "Not seen."');
    expect((await askStaff('gold', claim?.id)).refused).toContain('HOURS_CLAIM_NOT_FOUND');
    expect((await askStaff('volunteer', claim?.id)).claim).toMatchObject({ state: 'open', level: 'staff' });
    expect((await mailsOf('hours-for-staff')).map(({ ownerId }) => ownerId)).toEqual(['staff']);
    expect(await openClaims('managers')).toEqual([]);
    expect(await openClaims('managers', '')).toEqual(['FORBIDDEN']);
    expect(await openClaims('staff', '')).toMatchObject([{ id: claim?.id }]);
    expect((await answer('managers', claim?.id, 'answer: accepted')).refused).toContain('FORBIDDEN');
    const told = (await mailsOf('hours-claimed')).length;
    expect(
      (await answer('staff', claim?.id, 'answer: refused, reason: "The list says so."')).refused,
    ).toBeNull();
    expect((await mailsOf('hours-claimed')).length).toBeGreaterThan(told);
    expect((await askStaff('volunteer', claim?.id)).refused).toContain('HOURS_CLAIM_NOT_FOUND');
  });

  it('is never decided by the person whose hours it is about [HRS-06, DEC-79]', async () => {
    const absent = { status: 'Absent', markedAt: TEST_NOW - HOUR_MS } as const;
    await world.store.write((tx) =>
      insertContract(tx, { id: 'own', questId: 'q', chariteerId: 'managers', ...absent }),
    );
    const { claim } = await dispute('managers', 'own');
    expect((await answer('managers', claim?.id, 'answer: accepted')).refused).toContain('FORBIDDEN');
    expect((await answer('admins', claim?.id, 'answer: accepted')).refused).toBeNull();
  });

  it('keeps copies of what someone under 18 writes and reads, without contact details [HRS-05, SAF-12]', async () => {
    const number = { ...CLAIM, words: 'Call me: 201-555-0123' };
    expect((await dispute('teen', 'mina', number)).refused).toContain('CONTACT_DETAILS_TO_YOUNG');
    const { claim } = await dispute('teen', 'mina');
    const call = 'answer: refused, reason: "Call 201-555-0123"';
    expect((await answer('managers', claim?.id, call)).refused).toContain('CONTACT_DETAILS_TO_YOUNG');
    await answer('managers', claim?.id, 'answer: refused, reason: "We did not see you."');
    const copies = await world.store.read.select().from(youngMessage);
    expect(copies.map(({ body }) => body).sort()).toEqual([CLAIM.words, 'We did not see you.']);
  });
});

describe('the own history', () => {
  it('shows what one claims of a quest, and of quests one was not on [HRS-04, HRS-08]', async () => {
    const { claim } = await dispute('volunteer', 'rosa');
    await answer('managers', claim?.id, 'answer: refused, reason: "Not seen."');
    const { claim: other } = await presence('gold', 'gold');
    const text = `query($id: ID!) { ownPresenceClaims { id } getChariteerMergedContracts(chariteerId: $id) {
      mergedContracts { contract { id hoursClaim { id state level answer } } } } }`;
    type History = {
      ownPresenceClaims: object[];
      getChariteerMergedContracts: { mergedContracts: { contract: { id: string } }[] };
    };
    const of = async (id: CastName) => (await world.gql<History>(text, { id }, { as: id })).data;
    const rows = (await of('volunteer'))?.getChariteerMergedContracts.mergedContracts;
    const hoursClaim = { id: claim?.id, state: 'refused', level: 'charity', answer: 'Not seen.' };
    expect(rows?.map(({ contract: row }) => row)).toContainEqual({ id: 'rosa', hoursClaim });
    expect((await of('gold'))?.ownPresenceClaims).toEqual([{ id: other?.id }]);
    expect((await of('volunteer'))?.ownPresenceClaims).toEqual([]);
  });
});

describe('“I was there”', () => {
  it('adds someone who had not signed up once a manager accepts it [HRS-08]', async () => {
    const { claim, refused } = await presence('gold', 'gold');
    expect([refused, claim?.contractId]).toEqual([null, null]);
    const { claim: decided } = await answer('managers', claim?.id, 'answer: accepted');
    expect(await held(decided?.contractId ?? '')).toMatchObject({ chariteerId: 'gold', status: 'Present' });
    await expectLedgerRight(world.store);
  });

  it('is for 14 days, for oneself, of a quest that is over and that one was not on [HRS-08]', async () => {
    expect((await presence('gold', 'volunteer')).refused).toContain('CHARITEER_NOT_FOUND');
    expect((await presence('volunteer', 'volunteer')).refused).toContain('ALREADY_SIGNED_UP');
    world.clock.set(END - 1);
    expect((await presence('gold', 'gold')).refused).toContain('once the quest is over');
    world.clock.set(END + 14 * DAY_MS + 1);
    expect((await presence('gold', 'gold')).refused).toContain('until Monday, November 30, 2026');
  });

  it('is refused to someone whom the charity would not be allowed to add [HRS-08]', async () => {
    const { claim } = await presence('gold', 'gold');
    await world.store.write((tx) =>
      tx.insert(providerBan).values({ id: 'b', providerId: '1', chariteerId: 'gold', createdAt: TEST_NOW }),
    );
    expect((await answer('managers', claim?.id, 'answer: accepted')).refused).toContain('BANNED_BY_PROVIDER');
  });
});
