import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerToken } from '#api/access/outbox/links/answer-link.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { saidOnce } from '#db/schema/message.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import { type CastName, castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { agree } from '../support/guardian.ts';
import { entered, finishJoining } from '../support/joining.ts';
import { GUARDIAN } from '../support/registration.ts';
import { setAgePolicy } from '../support/sign-up.ts';
import { standInsIn, tokenIn } from '../support/stand-ins.ts';
import { FILTERED_TEXTS } from '../support/text-fields.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { type Answer, openWorld, type World } from '../support/world.ts';

/** Words that may be written, and the same with a telephone number. */
const VERSION = new Date(TEST_NOW).toISOString();
const HARMLESS = 'We bring the red gloves';
const REFUSED = `${HARMLESS} 201 555 O143`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 10, soloAge: 14, maxAge: 100 });
    await upcomingQuest(tx, { id: 'q', updatedAt: TEST_NOW });
    await upcomingQuest(tx, { id: 'free', startedAt: TEST_NOW + 2 * DAY_MS });
    await pastQuest(tx, { id: 'past' });
    await pastQuest(tx, { id: 'missed' });
    await insertContract(tx, { id: 'mine', questId: 'q', chariteerId: 'teen' });
    await insertContract(tx, { id: 'golds', questId: 'free', chariteerId: 'gold' });
    const done = { id: 'done', questId: 'past', chariteerId: 'teen', status: 'Present' } as const;
    await insertContract(tx, { ...done, claimedAt: TEST_NOW - DAY_MS });
    await tx.insert(saidOnce).values({ key: 'thanks:done', saidAt: TEST_NOW });
    await insertTraining(tx, { id: 'kitchen', providerId: '1', name: 'Kitchen' });
    const record = { templateId: 'kitchen', providerId: '1', resolution: 'Provisional' } as const;
    await insertTrainingRecord(tx, { ...record, id: 'record', chariteerId: 'teen' });
  });
});
afterEach(() => world.close());

type Performing = (words: string) => Promise<Answer<unknown>>;
const sent = (as: CastName, mutation: (words: string) => string): Performing => {
  return (words) => world.gql(`mutation { ${mutation(JSON.stringify(words))} }`, {}, { as });
};
const formOf = (words: string) => JSON.stringify({ answers: [{ answer: words }] });
const form = (words: string) => JSON.stringify(formOf(JSON.parse(words)));
const token = (purpose: 'attend' | 'again', id: string) => answerToken(world.config.dataKey, { purpose, id });
const guild = (field: string) =>
  sent('volunteer', (words) => {
    const given = { name: '"Ferry Runners"', description: '"We run."', [field]: words };
    const fields = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
    return `createGuild(input: { creatorId: "volunteer", classification: "athletic_team", ${fields.join(', ')} }) { id }`;
  });
const removal = (words: string) =>
  `updateContract(id: "mine", supervisorId: "managers", updateAction: "BOOT", ${words}) { id }`;
const blocking = (words: string) => removal(words).replace('BOOT', 'BAN');
/** Gives gold's spot away, and the teen takes it with answers. */
const takenOver: Performing = async (words) => {
  const { data } = await standInsIn(world).ask(null, 'gold', 'golds');
  return sent(
    'teen',
    () => `takeStandIn(id: "${data?.askForStandIn.id}", formJSON: ${form(JSON.stringify(words))}) { id }`,
  )(words);
};
const handedOver: Performing = async (words) => {
  const { data } = await world.gql<{ makeHandOverLink: { path: string } }>(
    'mutation { makeHandOverLink(contractId: "golds") { path } }',
    {},
    { as: 'gold' },
  );
  const link = tokenIn(data?.makeHandOverLink.path);
  return sent('teen', (text) => `takeHandedPlace(token: "${link}", formJSON: ${form(text)}) { id }`)(words);
};
const joined: Performing = async (words) => {
  const key = await entered(world, { questId: 'free' });
  const young = { dateOfBirth: '6/5/2010', guardian: GUARDIAN };
  const answer = await finishJoining(world, key, { ...young, answers: { formJSON: formOf(words) } });
  await agree(world);
  return answer;
};
const answered: Performing = async (words) => {
  const { data } = await world.gql<{ writeToQuest: { id: string } }>(
    'mutation { writeToCharity(questId: "q", text: "Which door?", clientKey: "a") { id } }',
    {},
    { as: 'teen' },
  );
  const id = (data as unknown as { writeToCharity: { id: string } }).writeToCharity.id;
  return sent(
    'managers',
    (text) => `answerVolunteer(messageId: "${id}", text: ${text}, clientKey: "b") { id }`,
  )(words);
};

const dispute = (words: string) =>
  `disputeAttendance(contractId: "done", claim: { status: Excused, words: ${words} }) { id }`;
const answeredClaim: Performing = async (words) => {
  const { data } = await sent('teen', dispute)('I called in sick.');
  const { id } = (data as { disputeAttendance: { id: string } }).disputeAttendance;
  return sent(
    'managers',
    (text) => `answerHoursClaim(id: "${id}", answer: refused, reason: ${text}) { id }`,
  )(words);
};

/** How each text that must leave a copy is written. */
const WRITTEN: Record<string, Performing> = {
  'writeToQuest.text': sent(
    'managers',
    (words) => `writeToQuest(questId: "q", audience: everybody, text: ${words}, clientKey: "c") { id }`,
  ),
  'answerVolunteer.text': answered,
  'answerHoursClaim.reason': answeredClaim,
  'disputeAttendance.claim.words': sent('teen', dispute),
  'claimPresence.claim.words': sent(
    'teen',
    (words) =>
      `claimPresence(questId: "missed", chariteerId: "teen", claim: { status: Excused, words: ${words} }) { id }`,
  ),
  'updateQuest.noticeWords': sent(
    'managers',
    (words) => `updateQuest(id: "q", publishingStatus: Cancelled, noticeWords: ${words}) { id }`,
  ),
  'editQuests.noticeWords': sent(
    'managers',
    (
      words,
    ) => `editQuests(providerId: "1", quests: [{ id: "q", updatedAt: "${VERSION}" }], changes: { isCancelled: true },
        noticeWords: ${words}) { undoToken }`,
  ),
  'updateOrientation.note': sent(
    'managers',
    (words) => `updateOrientation(id: "record", supervisorId: "managers", note: ${words}) { id }`,
  ),
  'updateContract.bootMessage': sent('managers', (words) => removal(`bootMessage: ${words}`)),
  'updateContract.banMessage': sent('managers', (words) => blocking(`banMessage: ${words}`)),
  'updateContract.abandonReason': sent('managers', (words) => removal(`abandonReason: ${words}`)),
  'askForStandIn.word': sent('teen', (words) => `askForStandIn(contractId: "mine", word: ${words}) { id }`),
  'makeHandOverLink.word': sent(
    'teen',
    (words) => `makeHandOverLink(contractId: "mine", word: ${words}) { id }`,
  ),
  'writeToCharity.text': sent(
    'teen',
    (words) => `writeToCharity(questId: "q", text: ${words}, clientKey: "k") { id }`,
  ),
  'abandonContract.abandonReason': sent(
    'teen',
    (words) => `abandonContract(id: "mine", abandonReason: ${words}) { id }`,
  ),
  'answerReminder.reason': (words) =>
    sent(
      'teen',
      (text) =>
        `answerReminder(token: "${token('attend', 'mine')}", isComing: false, reason: ${text}) { state }`,
    )(words),
  'giveFeedback.words': (words) =>
    sent(
      'teen',
      (text) =>
        `giveFeedback(token: "${token('again', 'done')}", wouldComeAgain: true, words: ${text}) { charity }`,
    )(words),
  'createContract.formJSON': sent(
    'teen',
    (words) => `createContract(chariteerId: "teen", questId: "free", formJSON: ${form(words)}) { id }`,
  ),
  'takeStandIn.formJSON': takenOver,
  'takeHandedPlace.formJSON': handedOver,
  'finishJoining.input.answers.formJSON': joined,
  'announceToGuild.text': async (words) => {
    await world.store.write(async (tx) => {
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'teen', roleId: 'members' });
    });
    const announce = (text: string) =>
      `announceToGuild(guildId: "${GUILD_ID}", text: ${text}, clientKey: "g") { id }`;
    return sent('guildadmin', announce)(words);
  },
  'createGuild.input.name': guild('name'),
  'createGuild.input.description': guild('description'),
  'createGuild.input.question': guild('question'),
  'createGroup.groupName': sent('volunteer', (words) => `createGroup(groupName: ${words}) { id }`),
  'applyToGroup.answer': sent(
    'teen',
    (words) => `applyToGroup(groupId: "${GUILD_ID}", answer: ${words}) { id }`,
  ),
};

const kept = async () =>
  (await world.store.read.select().from(youngMessage)).filter(({ body }) => body.includes(HARMLESS));

describe('a text to or from someone under 18', () => {
  it('has a row here for each field that leaves a copy [SAF-12]', () => {
    const copied = FILTERED_TEXTS.filter(({ copy }) => copy === 'kept').flatMap(({ fields }) => fields);
    expect(Object.keys(WRITTEN).toSorted()).toEqual(copied.toSorted());
  });

  it.each(Object.keys(WRITTEN))('is kept with who wrote it and where it went: %s [SAF-12]', async (field) => {
    expect((await WRITTEN[field]?.(HARMLESS))?.errors).toBeUndefined();
    const copies = await kept();
    expect(copies).toHaveLength(1);
    const [{ providerId, guildId, createdAt, senderId } = {}] = copies;
    expect([providerId, guildId].filter(Boolean)).toHaveLength(1);
    expect([createdAt, senderId !== '']).toEqual([TEST_NOW, true]);
  });

  it.each(Object.keys(WRITTEN))(
    'is refused with a telephone number, and leaves no copy: %s [SAF-12]',
    async (field) => {
      const answer = await WRITTEN[field]?.(REFUSED);
      // Whoever joins has the account all the same; only the sign-up is refused.
      if (!field.startsWith('finishJoining')) expect(answer?.code).toBe('CONTACT_DETAILS_TO_YOUNG');
      expect(await kept()).toEqual([]);
    },
  );
});

type Listed = { total: number; items: { body: string; kind: string; senderUsername: string | null }[] };
const FIELDS = '{ total items { body kind senderUsername recipientUsername hasRecipient guildName } }';
const staffs = (as: CastName | null) =>
  world.gql<{ keptTextPage: Listed }>(`{ keptTextPage ${FIELDS} }`, {}, { as });
const charitys = (as: CastName) =>
  world.gql<{ youngMessagePage: Listed }>(`{ youngMessagePage(providerId: "1") ${FIELDS} }`, {}, { as });

describe('who reads a copy', () => {
  it('shows a charity’s admins what minors wrote to it [SAF-12]', async () => {
    await WRITTEN['writeToCharity.text']?.(HARMLESS);
    expect((await charitys('admins')).data?.youngMessagePage).toEqual({
      total: 1,
      items: [
        {
          ...{ body: HARMLESS, kind: 'fromMinor', senderUsername: 'teen' },
          ...{ recipientUsername: null, hasRecipient: false, guildName: null },
        },
      ],
    });
    expect((await staffs('staff')).data?.keptTextPage.total).toBe(0);
  });

  it('shows texts of guilds and feedback to staff alone [SAF-12]', async () => {
    await WRITTEN['applyToGroup.answer']?.(HARMLESS);
    world.clock.advance(1000);
    await WRITTEN['giveFeedback.words']?.(HARMLESS);
    const { data } = await staffs('staff');
    expect(data?.keptTextPage.items).toMatchObject([
      { kind: 'feedback', guildName: null, senderUsername: 'teen' },
      { kind: 'guildApplication', guildName: expect.any(String), hasRecipient: false },
    ]);
    expect((await charitys('admins')).data?.youngMessagePage.total).toBe(0);
    for (const as of ['guildadmin', 'admins', 'provider', 'teen'] as const)
      expect((await staffs(as)).code).toBe('FORBIDDEN');
    expect((await staffs(null)).code).toBe('NOT_LOGGED_IN');
  });

  it('keeps nothing of what only adults write and read [SAF-12]', async () => {
    const apply = `applyToGroup(groupId: "${GUILD_ID}", answer: "${HARMLESS}") { id }`;
    await sent('volunteer', () => apply)('');
    await sent('gold', () => `abandonContract(id: "golds", abandonReason: "${HARMLESS}") { id }`)('');
    expect(await kept()).toEqual([]);
  });

  it('outlives the account, without the words that name who has left [SAF-12, OPEN-ACC-05]', async () => {
    await WRITTEN['applyToGroup.answer']?.(`${HARMLESS}, says teen`);
    const remove = `mutation { removeChariteer(input: { emailAddress: "${castEmail('teen')}" }) { id } }`;
    expect((await world.gql(remove, {}, { as: 'teen' })).errors).toBeUndefined();
    expect((await staffs('staff')).data?.keptTextPage.items).toMatchObject([
      { body: `${HARMLESS}, says …`, senderUsername: null },
    ]);
  });
});
