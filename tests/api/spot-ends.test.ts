import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endConsent } from '#api/people/guardians/end-consent.ts';
import { sweepSupervision } from '#api/places/supervision/sweep-supervision.ts';
import { calendarEntry } from '#db/schema/calendar-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import { SPOT_ENDS } from '#domain/sign-up/spot-end.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { entriesIn, readSentEntries, type SentEntry } from '../support/calendar-entries.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { merge } from '../support/merged-records.ts';
import { setAgePolicy, signUp } from '../support/sign-up.ts';
import { standInsIn } from '../support/stand-ins.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { childOfVolunteer } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
/** What sign-ups have put into calendars; the emails go with an account. */
let requested: SentEntry[];
beforeEach(async () => {
  requested = [];
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q', eventTitle: 'Soup', startedAt: START }));
});
afterEach(() => world.close());

const START = TEST_NOW + 3 * DAY_MS;
const idOf = async (as: CastName, questId = 'q', more: Record<string, unknown> = {}) => {
  const { data, errors } = await signUp(world, as, questId, more);
  if (!data) throw new Error(JSON.stringify(errors));
  requested.push(...(await readSentEntries(world)));
  return String(data.createContract.id);
};
const run = async (text: string, as: CastName | null, values: Record<string, unknown> = {}) => {
  const { errors } = await world.gql(text, values, { as });
  expect(errors).toBeUndefined();
};
const bail = (id: string, as: CastName) => run(`mutation { abandonContract(id: "${id}") { id } }`, as);
const boot = (id: string, option: 'BOOT' | 'BAN') => {
  const message = option === 'BAN' ? ', banMessage: "Rude"' : '';
  const text = `updateContract(id: "${id}", updateAction: "${option}", supervisorId: "managers"${message}) { id }`;
  return run(`mutation { ${text} }`, 'managers');
};
const remove = (as: CastName) =>
  run(`mutation { removeChariteer(input: { emailAddress: "${castEmail(as)}" }) { id } }`, as);
const context = () => ({ now: world.clock.now(), config: world.config });
const toldOf = async (as: CastName) =>
  (await readSentEntries(world)).filter(({ recipient }) => recipient === castEmail(as));
const feedOf = async (as: CastName) => (await openFeed(as))();
const openFeed = async (as: CastName) => {
  const { data } = await world.gql<{ createCalendarFeed: { address: string } }>(
    'mutation { createCalendarFeed { address } }',
    {},
    { as },
  );
  const path = new URL(data?.createCalendarFeed.address ?? '').pathname;
  return async () => entriesIn(await (await world.request(path)).text());
};

/** Each way in which a spot of someone of the cast ends, with the function of `SPOT_ENDS` that ends it. */
const WAYS: readonly (readonly [string, keyof typeof SPOT_ENDS, CastName, () => Promise<unknown>])[] = [
  ['a bail-out', 'giveUpPlace', 'gold', async () => bail(await idOf('gold'), 'gold')],
  ['“I can’t make it” in an email', 'giveUpPlace', 'gold', cannot],
  ['another spot at that time', 'giveUpPlace', 'gold', leaveForAnother],
  ['a removal', 'endByBoot', 'gold', async () => boot(await idOf('gold'), 'BOOT')],
  ['a ban', 'endByBoot', 'gold', async () => boot(await idOf('gold'), 'BAN')],
  ['a ban by staff', 'givePlacesBack', 'gold', banByStaff],
  ['a sub', 'moveContract', 'gold', handOn],
  ['a guardian’s no', 'givePlacesBack', 'teen', refuse],
  ['closing the account', 'givePlacesBack', 'gold', async () => idOf('gold').then(() => remove('gold'))],
  ['a child’s record that is deleted', 'givePlacesBack', 'volunteer', eraseChild],
  ['no adult in time', 'sweepSupervision', 'teen', waitForNobody],
  ['a day for which one is too old', 'keepAges', 'gold', moveToBirthday],
  ['a birth date that makes one too old', 'fitCorrectedAge', 'gold', correctBirthDate],
  ['a merge with a record on the same quest', 'mergeSignUps', 'gold', mergeTwo],
  ['cancelling the quest', 'writeEdits', 'gold', cancelQuest],
];

async function banByStaff() {
  await idOf('gold');
  await run('mutation { banAccount(accountId: "gold", reason: "Threats") { id } }', 'staff');
}

async function cannot() {
  await idOf('gold');
  const links = (await readMails(world)).flatMap(({ body }) => /\/answer\?token=(\S+)/.exec(body)?.[1] ?? []);
  const token = new URL(`https://x.example/answer?token=${links[0]}`).searchParams.get('token');
  await run('mutation ($token: String!) { answerReminder(token: $token, isComing: false) { state } }', null, {
    token,
  });
}

async function leaveForAnother() {
  const leaveContractId = await idOf('gold');
  await world.store.write((tx) => upcomingQuest(tx, { id: 'other', startedAt: START }));
  await run(
    `mutation { createContract(chariteerId: "gold", questId: "other", leaveContractId: "${leaveContractId}") { id } }`,
    'gold',
  );
}

async function handOn() {
  const people = standInsIn(world);
  const contractId = await idOf('gold');
  const { data } = await people.ask(null, 'gold', contractId);
  expect((await people.take(data?.askForStandIn.id ?? '')).errors).toBeUndefined();
}

async function refuse() {
  await idOf('teen');
  const person = { chariteerId: 'teen', username: 'teen', guardianAccountId: null };
  await world.store.write((tx) => endConsent(tx, context(), person, 'refused'));
}

async function eraseChild() {
  const child = await childOnQuest();
  await run(`mutation { eraseChild(id: "${child}") }`, 'volunteer');
}

async function childOnQuest(): Promise<string> {
  const child = await childOfVolunteer(world);
  await idOf('volunteer', 'q', { chariteerId: child });
  return child;
}

async function waitForNobody() {
  await world.store.write(async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 12, soloAge: 18, maxAge: 100 });
    await tx.update(quest).set({ agePolicyIndex: 0 });
  });
  await idOf('volunteer');
  await run(
    'mutation { createContract(chariteerId: "teen", questId: "q", supervisorUsername: "volunteer") { id } }',
    'teen',
  );
  requested.push(...(await readSentEntries(world)));
  await world.store.write(async (tx) => void (await tx.update(supervision).set({ waitsUntil: TEST_NOW })));
  await sweepSupervision(world.store, context());
}

async function moveToBirthday() {
  await idOf('gold');
  const dateOfBirth = `1966${newYorkDay(START + DAY_MS).slice(4)}`;
  await endAtSixty();
  await world.store.write((tx) => tx.update(chariteer).set({ dateOfBirth }).where(eq(chariteer.id, 'gold')));
  const times = (hours: number) => new Date(START + DAY_MS + hours * HOUR_MS).toISOString();
  await run(
    `mutation { updateQuest(id: "q", startedAt: "${times(0)}", endedAt: "${times(2)}") { id } }`,
    'managers',
  );
}

async function endAtSixty() {
  await world.store.write(async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 0, soloAge: 1, maxAge: 60 });
    await tx.update(quest).set({ agePolicyIndex: 0 });
  });
}

async function correctBirthDate() {
  await idOf('gold');
  await endAtSixty();
  await run('mutation { correctBirthDate(chariteerId: "gold", dateOfBirth: "1950-05-05") { id } }', 'staff');
}

async function mergeTwo() {
  await idOf('volunteer');
  world.clock.advance(HOUR_MS);
  await idOf('gold');
  await merge(world, 'volunteer', 'gold');
}

async function cancelQuest() {
  await idOf('gold');
  await run('mutation { updateQuest(id: "q", publishingStatus: Cancelled) { id } }', 'managers');
}

describe('a spot that ends', () => {
  it.each(WAYS)('by %s leaves the calendar [MSG-06, EDG-01]', async (_way, end, as, act) => {
    await act();
    const ended = (await toldOf(as)).filter(({ method }) => method === 'CANCEL');
    const [first] = requested.filter(({ uid }) => uid === ended[0]?.uid);
    expect(ended).toMatchObject([{ kind: SPOT_ENDS[end], uid: first?.uid }]);
    expect(ended[0]?.sequence).toBeGreaterThan(first?.sequence ?? Infinity);
  });

  it('is ended by nothing that the list of its ends does not name [MSG-06]', () => {
    const root = join(import.meta.dirname, '../../api');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const ends =
      /abandon\(\s*tx,\s*context,(?!\s*facts, end)|set\(\{[^}]*abandonedAt: now|delete\(contract\)/;
    const found = files.filter((file) => ends.test(readFileSync(join(root, file), 'utf8')));
    expect(found.sort()).toEqual([
      'attendance/bans/end-by-boot.ts',
      'operations/merging/merge-sign-ups.ts',
      'places/contracts/give-places-back.ts',
      'places/places/give-up-place.ts',
      // What a guild holds, which is no one's spot.
      'places/reservations/release-guild-spots.ts',
      'places/stand-ins/move-contract.ts',
      'places/supervision/fit-corrected-age.ts',
      'places/supervision/keep-ages.ts',
      'places/supervision/sweep-supervision.ts',
    ]);
    expect(new Set(WAYS.map(([, end]) => end))).toEqual(new Set(Object.keys(SPOT_ENDS)));
  });

  it.each([
    ['a bail-out', 'BAILED_OUT'],
    ['a removal', 'REMOVED'],
    ['a ban by staff', 'ACCOUNT_BLOCKED'],
    ['a guardian’s no', 'GUARDIAN_REFUSED'],
    ['no adult in time', 'UNSUPERVISED'],
    ['a day for which one is too old', 'OUT_OF_AGE'],
    ['a birth date that makes one too old', 'OUT_OF_AGE'],
  ])('by %s reads to managers as %s, and to peers as nothing [DEC-68, CON-10]', async (way, ending) => {
    await WAYS.find(([name]) => name === way)?.[3]();
    const endings = async (as: CastName) => {
      const text = '{ quest(id: "q") { pledgedContracts { ending } } }';
      const { data } = await world.gql<{ quest: { pledgedContracts: { ending: string | null }[] } }>(
        text,
        {},
        { as },
      );
      return data?.quest.pledgedContracts.flatMap((one) => one.ending ?? []);
    };
    expect(await endings('managers')).toEqual([ending]);
    expect(await endings('quiet')).toEqual([]);
  });

  it('says nothing where no calendar holds it: without a date, or over [MSG-06]', async () => {
    await world.store.write((tx) =>
      upcomingQuest(tx, { id: 'role', eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null }),
    );
    await bail(await idOf('gold', 'role'), 'gold');
    const id = await idOf('gold');
    world.clock.set(START + DAY_MS);
    await boot(id, 'BOOT');
    expect((await readMails(world)).map(({ kind }) => kind)).not.toContain('spot-ended');
    expect((await readSentEntries(world)).map(({ method }) => method)).toEqual(['REQUEST']);
  });

  it('leaves the calendar of a guardian who lets go of a child that stays with another one [MSG-06]', async () => {
    const child = await childOnQuest();
    const signed = { signedName: 'Leo', textVersion: '1', createdAt: TEST_NOW };
    await world.store.write(
      async (tx) =>
        void (await tx
          .insert(childRecord)
          .values({ chariteerId: child, guardianAccountId: 'gold', ...signed })),
    );
    await run(`mutation { eraseChild(id: "${child}") }`, 'volunteer');
    const [request, cancel] = await toldOf('volunteer');
    expect([request?.method, cancel?.method]).toEqual(['REQUEST', 'CANCEL']);
    expect(cancel?.sequence).toBeGreaterThan(request?.sequence ?? Infinity);
    expect(await toldOf('gold')).toEqual([]);
  });
});

describe('a calendar entry', () => {
  it('is strictly newer after every change, in the same second too, and the feed says the same [EDG-01, MSG-06]', async () => {
    const first = await idOf('gold');
    await bail(first, 'gold');
    await idOf('gold');
    const at = (days: number) => new Date(START + days * DAY_MS).toISOString();
    const end = (days: number) => new Date(START + days * DAY_MS + HOUR_MS).toISOString();
    for (const days of [1, 2])
      await run(
        `mutation { updateQuest(id: "q", startedAt: "${at(days)}", endedAt: "${end(days)}") { id } }`,
        'managers',
      );
    const sent = await toldOf('gold');
    expect(sent.map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL', 'REQUEST', 'REQUEST', 'REQUEST']);
    expect(new Set(sent.map(({ uid }) => uid)).size).toBe(1);
    const sequences = sent.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
    expect(await feedOf('gold')).toMatchObject([{ uid: sent[4]?.uid, sequence: sequences[4] }]);
  });

  it.each([
    [
      'its past quest’s charity is renamed',
      'staff',
      'updateProvider(input: { id: "1", name: "New Harbor" }) { id }',
      29,
    ],
    ['its charity is renamed', 'staff', 'updateProvider(input: { id: "1", name: "New Harbor" }) { id }'],
    [
      'its quest is translated',
      'managers',
      'translateQuest(id: "q", locale: "es", eventTitle: "Sopa", description: "") { id }',
    ],
  ] as const)('is newer once %s [EDG-01]', async (_what, as, change, daysAfter?: number) => {
    await idOf('gold');
    const feed = await openFeed('gold');
    const [before] = await feed();
    world.clock.advance(HOUR_MS + (daysAfter ?? 0) * DAY_MS);
    await run(`mutation { ${change} }`, as);
    const [after] = await feed();
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    expect((after?.stamp ?? '') > (before?.stamp ?? '')).toBe(true);
  });

  it('is stamped when the spot changed, not when the quest was written [EDG-01]', async () => {
    world.clock.advance(HOUR_MS);
    const id = await idOf('gold');
    world.clock.advance(HOUR_MS);
    await bail(id, 'gold');
    const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');
    expect((await toldOf('gold')).map((entry) => entry.stamp)).toEqual([
      stamp(TEST_NOW + HOUR_MS),
      stamp(TEST_NOW + 2 * HOUR_MS),
    ]);
  });

  it('is one for each person: a parent and a child are two, and the parent alone reads the child’s name [EDG-01, SAF-01]', async () => {
    const child = await childOnQuest();
    await idOf('volunteer');
    await idOf('gold');
    const summaries = (entries: readonly { summary: string }[]) =>
      entries.map(({ summary }) => summary).sort();
    const both = ['Mo: Soup · Harbor Table', 'Soup · Harbor Table'];
    expect(summaries(await toldOf('volunteer'))).toEqual(both);
    expect(summaries(await feedOf('volunteer'))).toEqual(both);
    expect(summaries(await toldOf('gold'))).toEqual(['Soup · Harbor Table']);
    expect(summaries(await feedOf('gold'))).toEqual(['Soup · Harbor Table']);
    const uids = (await readSentEntries(world)).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(3);
    expect(new Set((await feedOf('volunteer')).map(({ uid }) => uid))).toEqual(new Set(uids.slice(0, 2)));
    const kept = await world.store.read.select().from(calendarEntry).where(eq(calendarEntry.personId, child));
    expect(kept).toHaveLength(1);
    await run('mutation { updateQuest(id: "q", publishingStatus: Cancelled) { id } }', 'managers');
    const cancelled = (await toldOf('volunteer')).filter(({ method }) => method === 'CANCEL');
    expect(summaries(cancelled)).toEqual(both);
  });
});
