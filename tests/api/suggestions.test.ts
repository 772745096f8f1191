import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEEKLY_QUESTS } from '#api/alerts/reminders/send-weekly.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { castEmail, GUILD_ID } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Thursday, November 19, 9 am in New York. */
const THURSDAY = Date.parse('2026-11-19T14:00:00Z');
const FREE = 'Free';
/** Quests that would refuse the volunteer, each for another reason. */
const REFUSED = ['Clash', 'Full', 'Reserved', 'Hours', 'Untrained'];

let world: World;
beforeAll(async () => {
  world = await openWorld();
  world.clock.set(THURSDAY);
  await world.store.write(async (tx) => {
    await insertTraining(tx, { id: 'safety', providerId: '1' });
    await insertTraining(tx, { id: 'other', providerId: '1' });
    const record = { templateId: 'safety', chariteerId: 'gold', providerId: '1' };
    await insertTrainingRecord(tx, { id: 'own', ...record, resolution: 'Interested' });
    const at = (days: number) => {
      const startedAt = THURSDAY + days * DAY_MS;
      return { startedAt, endedAt: startedAt + HOUR_MS, announcedAt: THURSDAY - HOUR_MS };
    };
    const post = async (id: string, days: number, more: Parameters<typeof upcomingQuest>[1] = {}) => {
      await upcomingQuest(tx, { id, eventTitle: id, serviceTags: ['water'], ...at(days), ...more });
      await tx
        .update(quest)
        .set({ announcedAt: THURSDAY - HOUR_MS })
        .where(eq(quest.id, id));
      await tx.insert(questRequiredOrientation).values({ questId: id, templateId: 'safety' });
    };
    await upcomingQuest(tx, { id: 'mine', eventTitle: 'Mine', providerId: '2', ...at(1) });
    await insertContract(tx, { questId: 'mine', chariteerId: 'gold' });
    await post('Clash', 1);
    await post('Full', 2, { resourceMaxNumber: 1 });
    await insertContract(tx, { questId: 'Full', chariteerId: 'volunteer' });
    await post('Reserved', 2.2);
    await insertContract(tx, { questId: 'Reserved', chariteerId: 'guildadmin', guildId: GUILD_ID });
    await post('Hours', 2.4, { prerequisiteMinutes: 1200 });
    await post('Untrained', 2.6);
    await tx.insert(questRequiredOrientation).values({ questId: 'Untrained', templateId: 'other' });
    await post(FREE, 3);
  });
  const follow =
    'mutation { follow(what: { providerId: "1" }) { types } setFollowNews(isOn: true) { hasNews } }';
  await world.gql(follow, {}, { as: 'gold' });
  await world.gql(
    'mutation { updateOrientation(id: "own", resolution: Complete, supervisorId: "managers") { id } }',
    {},
    { as: 'managers' },
  );
  await runJob(world, WEEKLY_QUESTS);
});
afterAll(() => world.close());

async function asked(document: string): Promise<string> {
  const { data, errors } = await world.gql(document, {}, { as: 'gold' });
  expect(errors).toBeUndefined();
  return JSON.stringify(data);
}

async function mailed(kind: string): Promise<string> {
  const own = (await readMails(world)).filter(
    (mail) => mail.kind === kind && mail.recipient === castEmail('gold'),
  );
  return own.map(({ body }) => body).join('\n');
}

const SUGGESTED: readonly (readonly [string, () => Promise<string>])[] = [
  ['for you', () => asked('{ suggestedQuests { quest { id } } }')],
  ['instead of an unknown or cancelled one', () => asked('{ nextQuests(first: 10) { id } }')],
  ['while one waits', () => asked('{ similarQuests(questId: "Full") { id } }')],
  ['in the weekly email', () => mailed('weekly-quests')],
  ['after a training', () => mailed('training-resolution')],
];

describe('what is suggested to a volunteer', () => {
  it.each(SUGGESTED)('names no quest that would refuse them, %s [VHM-03] [VHM-10]', async (_where, told) => {
    const text = await told();
    expect(text).toContain(FREE);
    for (const title of REFUSED) expect(text, title).not.toContain(title);
  });
});
