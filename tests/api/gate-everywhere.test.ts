import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertDocument } from '#db/factories/insert-document.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { chariteer, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { checkRequirement } from '#db/schema/person-check.ts';
import { provider } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { GUILD_ID } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { adults } from '../support/parties.ts';
import { makeRegulars, postMonth, scheduleSoup } from '../support/regulars.ts';
import { setAgePolicy, signUp } from '../support/sign-up.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await scheduleSoup(world, { othersMax: 3 });
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt: world.clock.now() + 10 * DAY_MS, othersMax: 3 });
  });
});
afterEach(() => world.close());

const allQuests = (tx: Db) => tx.select({ id: quest.id }).from(quest);
const ofAll =
  (values: Partial<typeof quest.$inferInsert>) =>
  async (tx: Db): Promise<void> =>
    void (await tx.update(quest).set(values));

/** What makes the gate refuse the volunteer each quest of charity 1, by what it refuses it with. */
const REFUSALS: Record<string, (tx: Db) => Promise<unknown>> = {
  BANNED_BY_PROVIDER: (tx) =>
    tx.insert(providerBan).values({ id: 'ban', providerId: '1', chariteerId: 'volunteer', createdAt: 1 }),
  GUARDIAN_CONSENT_MISSING: async (tx) => {
    await tx.update(chariteer).set({ dateOfBirth: '2010-05-01' }).where(eq(chariteer.id, 'volunteer'));
    await tx.delete(guardianConsent).where(eq(guardianConsent.chariteerId, 'volunteer'));
  },
  NOT_ENOUGH_HOURS: ofAll({ prerequisiteMinutes: 6000 }),
  TRAINING_REQUIRED: async (tx) => {
    const { id: templateId } = await insertTraining(tx, { providerId: '1' });
    const all = await allQuests(tx);
    await tx.insert(questRequiredOrientation).values(all.map(({ id }) => ({ questId: id, templateId })));
  },
  AGE_NOT_ALLOWED: async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 90, soloAge: 95, maxAge: 120 });
    await tx.update(quest).set({ agePolicyIndex: 0 });
  },
  CREDENTIAL_REQUIRED: async (tx) => {
    const all = await allQuests(tx);
    const kind = 'backgroundCheck' as const;
    await tx.insert(checkRequirement).values(all.map(({ id }) => ({ questId: id, kind })));
  },
  DOCUMENT_REQUIRED: (tx) => insertDocument(tx),
  RECORD_INCOMPLETE: async (tx) => {
    await tx.update(provider).set({ demandsFullRecord: true });
    await tx.update(chariteer).set({ phoneNumber: null }).where(eq(chariteer.id, 'volunteer'));
  },
};

const refused = (code: string) => REFUSALS[code] ?? (() => Promise.resolve());

/** Ways of the volunteer onto a quest of charity 1; each returns what is answered. */
const WAYS: Record<string, (refuse: (tx: Db) => Promise<unknown>) => Promise<unknown>> = {
  'a party': async (refuse) => {
    await world.store.write(async (tx) => void (await refuse(tx)));
    return (await signUp(world, 'volunteer', 'q', { others: adults(1) })).code;
  },
  'spots that a guild holds': async (refuse) => {
    await world.store.write(async (tx) => {
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'volunteer' });
    });
    const held = `reserveQuest(questId: "q", guildId: "${GUILD_ID}", held: { spots: 2 }) { outcome }`;
    await world.gql(`mutation { ${held} }`, {}, { as: 'managers' });
    await world.store.write(async (tx) => void (await refuse(tx)));
    return (await signUp(world, 'volunteer', 'q', { others: adults(1) })).code;
  },
  'a posted month of a regular': async (refuse) => {
    await makeRegulars(world, ['volunteer']);
    await world.store.write(async (tx) => void (await refuse(tx)));
    await postMonth(world, '2026-12');
    return (await readMails(world)).map(({ body }) => body).join();
  },
};

const walked = Object.keys(WAYS).flatMap((way) => Object.keys(REFUSALS).map((code) => ({ way, code })));

it.each(walked)('$way puts no one on a quest that is refused with $code [WAV-06]', async ({ way, code }) => {
  const answer = await WAYS[way]?.(refused(code));
  const isOwn = and(eq(contract.chariteerId, 'volunteer'), isNull(contract.guildId));
  expect(await world.store.read.select().from(contract).where(isOwn)).toEqual([]);
  expect(await world.store.read.select().from(waitingPerson)).toEqual([]);
  if (way === 'a posted month of a regular') expect(answer).toContain('Not signed up:');
  else expect(answer).toBe(code);
});

it.each(Object.keys(WAYS))('%s puts someone on a quest that refuses nothing [WAV-06]', async (way) => {
  await WAYS[way]?.(() => Promise.resolve());
  const isOwn = and(eq(contract.chariteerId, 'volunteer'), isNull(contract.guildId));
  expect(await world.store.read.select().from(contract).where(isOwn)).not.toEqual([]);
});
