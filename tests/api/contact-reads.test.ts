import { eq } from 'drizzle-orm';
import { isObjectType } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepContactReadings } from '#api/charities/contact-reads/record-contact-reads.ts';
import { isContactData, schema } from '#api/graphql/schema.ts';
import type { SiteHandler } from '#api/http/site.ts';
import { startServer } from '#api/server.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { contactReading } from '#db/schema/contact-reading.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { seedServedPeople } from '../support/served-people.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let logLines: string[];
beforeEach(async () => {
  logLines = [];
  world = await openWorld({ logLines });
});
afterEach(() => world.close());

const ALL_TIME = 'dateRangeBeginning: "2023-01-01T05:00:00Z", dateRangeEnding: "2030-01-01T05:00:00Z"';
const leaderboard = (fields: string, more = '', providerId = '1') =>
  `getSpecificChariteers(specificProvider: "${providerId}", ${ALL_TIME} ${more}) { chariteer { ${fields} } }`;

const seed = (count: number, young = 0) => world.store.write((tx) => seedServedPeople(tx, count, { young }));
const ask = (query: string, as: CastName | null = 'managers') => world.gql(`{ ${query} }`, {}, { as });
const entries = () =>
  world.store.read.select().from(auditEntry).where(eq(auditEntry.action, 'contacts-read'));
const readings = () => world.store.read.select().from(contactReading);

/** What is written after the answer is there once a write that comes later has been made. */
async function settled(): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  await world.store.write(async () => undefined);
}
async function entriesAfter(query: string, as: CastName | null = 'managers') {
  const { errors } = await ask(query, as);
  expect(errors).toBeUndefined();
  await settled();
  return (await entries()).map(({ actorId, subjectId, detail }) => ({ actorId, subjectId, ...detail }));
}
const ENTRY = { actorId: 'managers', subjectId: '1', operation: 'getSpecificChariteers' };

describe('who reads contact data of many', () => {
  it('leaves one entry a request: who, charity, operation, how many, how many young [SAF-19]', async () => {
    await seed(5, 2);
    expect(await entriesAfter(leaderboard('emailAddress phoneNumber'))).toEqual([
      { ...ENTRY, people: 5, young: 2 },
    ]);
  });

  it.each(['emailAddress', 'phoneNumber'])('by %s alone as well [SAF-19]', async (field) => {
    await seed(2);
    expect(await entriesAfter(leaderboard(field))).toEqual([{ ...ENTRY, people: 2, young: 0 }]);
  });

  it('one entry for several lists of one request, each person counted once [SAF-19]', async () => {
    await seed(3);
    const twice = `a: ${leaderboard('emailAddress')} b: ${leaderboard('phoneNumber')}
      recapPage(providerId: "1", period: "2026-11", list: SERVED) { items { chariteer { emailAddress } } }`;
    expect(await entriesAfter(twice)).toEqual([
      { ...ENTRY, operation: 'getSpecificChariteers recapPage', people: 3, young: 0 },
    ]);
  });

  it('leaves one for a captain who opens the people of a quest before its day [SAF-19] [DEC-85]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'near', startedAt: TEST_NOW + 2 * DAY_MS });
      for (const chariteerId of ['volunteer', 'gold'])
        await insertContract(tx, { questId: 'near', chariteerId });
    });
    const people = 'quest(id: "near") { pledgedContracts { chariteer { phoneNumber emailAddress } } }';
    expect(await entriesAfter(people, 'captains')).toEqual([
      { ...ENTRY, actorId: 'captains', operation: 'quest', people: 2, young: 0 },
    ]);
  });

  it('none for one person, for names alone, or for oneself [SAF-19]', async () => {
    await seed(3);
    expect(await entriesAfter(leaderboard('emailAddress', ', perPage: 1'))).toEqual([]);
    expect(await entriesAfter(leaderboard('username nameFirst nameLast ageBand'))).toEqual([]);
    expect(
      await entriesAfter('chariteer(id: "volunteer") { emailAddress phoneNumber }', 'volunteer'),
    ).toEqual([]);
    expect((await readings()).filter(({ accountId }) => accountId === 'volunteer')).toEqual([]);
  });

  it('none where the fields are asked for and not shown [SAF-19]', async () => {
    await seed(3);
    expect(await entriesAfter(leaderboard('emailAddress phoneNumber'), 'coordinators')).toEqual([]);
    expect(await readings()).toEqual([]);
  });

  it('emergency contacts that are opened one by one count for the day too [SAF-19]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'soon', startedAt: TEST_NOW + HOUR_MS });
      for (const chariteerId of ['volunteer', 'gold'])
        await insertContract(tx, { id: `of-${chariteerId}`, questId: 'soon', chariteerId });
    });
    const open = (id: string) => `openEmergencyContact(contractId: "${id}") { name number }`;
    await world.gql(`mutation { ${open('of-gold')} }`, {}, { as: 'managers' });
    await settled();
    expect(await entries()).toEqual([]);
    const both = `mutation { a: ${open('of-gold')} b: ${open('of-volunteer')} }`;
    await world.gql(both, {}, { as: 'managers' });
    await settled();
    expect((await entries()).map(({ subjectId, detail }) => [subjectId, detail])).toEqual([
      ['1', { operation: 'openEmergencyContact', people: 2, young: 0 }],
    ]);
    expect(await readings()).toHaveLength(2);
  });

  it('staff who read accounts leave one too, through no charity [SAF-19]', async () => {
    const [entry] = await entriesAfter('accountPage { items { email } }', 'staff');
    expect(entry).toMatchObject({ actorId: 'staff', subjectId: null, operation: 'accountPage' });
    const { people } = entry as unknown as { people: number };
    expect(people).toBeGreaterThan(10);
  });

  it('of people of several charities the entry names none [SAF-19]', async () => {
    await seed(2);
    await world.store.write((tx) => seedServedPeople(tx, 2, { providerId: '2', prefix: 'other' }));
    const both = `a: ${leaderboard('emailAddress')} b: ${leaderboard('emailAddress', '', '2')}`;
    expect(await entriesAfter(both)).toEqual([{ ...ENTRY, subjectId: null, people: 4, young: 0 }]);
  });

  it('holds nobody up: the answer is there before the entry, which fails without it [SAF-19]', async () => {
    await seed(2);
    const authorization = `Bearer ${await world.tokenOf('managers')}`;
    let isAnswered = false;
    const order: boolean[] = [];
    const write = vi.spyOn(world.store, 'write').mockImplementation(async () => {
      order.push(isAnswered);
      throw new Error('disk is full');
    });
    const answer = await world.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query: `{ ${leaderboard('emailAddress')} }` }),
    });
    isAnswered = true;
    expect(await answer.text()).toContain('served0000@demo.example');
    await vi.waitFor(() => expect(logLines.join()).toContain('who read contact data could not be kept'));
    write.mockRestore();
    expect(order).toEqual([true]);
    expect(await entries()).toEqual([]);
  });

  it('a page of the site leaves one entry for all that it has asked [SAF-19]', async () => {
    await seed(3);
    const site: SiteHandler = async (_request, { execute }) => {
      await execute(`{ ${leaderboard('emailAddress')} }`);
      await execute(
        '{ recapPage(providerId: "1", period: "2026-11", list: SERVED) { items { chariteer { phoneNumber } } } }',
      );
      return new Response('page');
    };
    const own = await openWorld({ env: { PORT: '0' } });
    const { store, config, log, clock } = own;
    await store.write((tx) => seedServedPeople(tx, 3));
    const server = await startServer({ store, config, log, clock: clock.now, site });
    try {
      const cookie = `session=${await own.tokenOf('managers')}`;
      expect(await (await fetch(`${server.origin}/somewhere`, { headers: { cookie } })).text()).toBe('page');
      await vi.waitFor(async () => {
        const noted = await store.read
          .select()
          .from(auditEntry)
          .where(eq(auditEntry.action, 'contacts-read'));
        expect(noted.map(({ detail }) => detail)).toEqual([
          { operation: 'getSpecificChariteers recapPage', people: 3, young: 0 },
        ]);
      });
    } finally {
      await server.stop();
    }
  });
});

describe('more than two hundred people in a day', () => {
  /** Addresses and texts of what was sent about it. */
  const told = async () => (await readMails(world)).filter(({ kind }) => kind === 'contacts-read');
  const page = (number: number) => leaderboard('emailAddress', `, page: ${number}`);

  it('the admins of the charity and staff are told once, by name of the account [SAF-19]', async () => {
    await seed(205);
    await entriesAfter(page(1));
    await entriesAfter(page(2));
    expect(await told()).toEqual([]);
    await entriesAfter(page(3));
    const mails = await told();
    const admins = ['admins', 'provider', 'staff'] as const;
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(admins.map(castEmail));
    expect(mails[0]?.subject).toBe('managers opened many contacts today');
    expect(mails[0]?.body).toContain(
      'contacts of over 200 people of Harbor Table since midnight in New York',
    );
    expect(mails.map(({ body }) => body).join()).not.toMatch(/served0|2015550100/);
    await entriesAfter(page(1));
    await world.askFile(
      '/files/recap.csv',
      { providerId: '1', period: '2026-11' },
      { token: await world.tokenOf('managers') },
    );
    expect(await told()).toHaveLength(3);
  });

  it('the same people again are nobody more, one by one counts, and every day begins anew [SAF-19]', async () => {
    await seed(3);
    for (const perPage of [1, 3, 3]) await entriesAfter(leaderboard('emailAddress', `, perPage: ${perPage}`));
    expect(await readings()).toHaveLength(3);
    world.clock.advance(DAY_MS);
    await entriesAfter(leaderboard('emailAddress', ', perPage: 1'));
    expect(
      (await readings())
        .map(({ day }) => day)
        .sort()
        .at(-1),
    ).toBe('2026-11-17');
    await sweepContactReadings(world.store, world.clock.now());
    expect(await readings()).toHaveLength(1);
  });

  it('a file of so many tells them too [SAF-19]', async () => {
    await seed(201);
    await world.askFile(
      '/files/recap.csv',
      { providerId: '1', period: '2026-11' },
      { token: await world.tokenOf('admins') },
    );
    expect((await told()).map(({ recipient }) => recipient)).toContain(castEmail('admins'));
    // Enough to know, and no more of them.
    expect(await readings()).toHaveLength(201);
  });
});

describe('which fields tell how to reach a person', () => {
  const TELLING = /email|phone|emergency|contact|address/i;
  /** Why reading them of many is none of it. */
  const OTHERS: Record<string, string> = {
    'AccountInfo.contactEmails': 'one’s own',
    'AccountInfo.email': 'one’s own',
    'AlertVolunteer.emailAddress': 'for its owner alone',
    'AnswerRequest.address': 'a place',
    'OfferRequest.address': 'a place',
    'AskedAnswersAddress.address': 'of who reads it, by the link sent there',
    'CharityRequest.contactName': 'a name',
    'ContactEmail.emailAddress': 'one’s own',
    'GuardianAgreedQuest.address': 'a place',
    'GuardianHeldQuest.address': 'a place',
    'GuardianQuest.address': 'a place',
    'GuardianView.address': 'of the guardian who looks, masked',
    'LinkedSession.addressPrefix': 'the begin of a network’s address, of thousands; of whoever has the link',
    'Location.address': 'a place',
    'NewCalendarFeed.address': 'a link',
    'NewGuildInvite.address': 'a link',
    'NewRecapAddress.address': 'a link',
    'NewYearAddress.address': 'a link',
    'OwnDetails.emailAddress': 'one’s own',
    'OwnDetails.emergencyContactName': 'one’s own',
    'OwnDetails.emergencyContactNumber': 'one’s own',
    'OwnDetails.newEmailAddress': 'one’s own',
    'OwnDetails.phoneNumber': 'one’s own',
    'OwnGuardian.guardianEmail': 'of one’s own guardian',
    'OwnGuardian.isEmailRefused': 'whether an email arrived',
    'OwnSession.addressPrefix': 'the begin of a network’s address, of thousands; the own one',
    'PlayerProfile.contactEmails': 'one’s own',
    'Provider.demandsEmergencyContact': 'whether a charity asks for one',
    'Provider.telephone': 'what a charity publishes of itself',
    'RecordDemands.demandsEmergencyContact': 'whether a charity asks for one',
    'PublisherReadOnlyData.phoneNumber': 'one’s own',
    'Joining.typedAddress': 'typed a moment ago, in the same browser',
    'Reservation.contactEmail': 'of who founded the guild, for its admins',
    'Reservation.contactPhone': 'of who founded the guild, for its admins',
    'SupervisionRequest.address': 'a place',
    'TitleData.supportEmail': 'ours',
    'VolunteerNotes.lastContactAt': 'an instant',
    'VolunteerInvitation.emailAddress': 'as the charity’s own file has it',
  };

  it('every field of the contract with such a name says so, or why it is none [SAF-19]', () => {
    const silent: string[] = [];
    const marked: string[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith('__') || /^(Query|Mutation)$/.test(type.name)) continue;
      for (const field of Object.values(type.getFields())) {
        const name = `${type.name}.${field.name}`;
        if (isContactData(field)) marked.push(name);
        else if (TELLING.test(field.name)) silent.push(name);
      }
    }
    expect(marked.length).toBeGreaterThan(5);
    expect(silent.sort()).toEqual(Object.keys(OTHERS).sort());
  });
});
