import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCandidates } from '#api/alerts/reminders/offered-quests.ts';
import { WEEKLY_QUESTS } from '#api/alerts/reminders/send-weekly.ts';
import { readTakeable } from '#api/alerts/reminders/who-may-take.ts';
import { replaceFavorites } from '#api/people/volunteers/replace-favorites.ts';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { chariteer, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { messageChoice } from '#db/schema/message.ts';
import { provider } from '#db/schema/provider.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import { isTakeable } from '#domain/sign-up/sign-up-gate.ts';
import { castEmail, GUILD_ID } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { runJob } from '../support/run-job.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Thursday, November 19, 9 am in New York. */
const THURSDAY = Date.parse('2026-11-19T14:00:00Z');

let world: World;
beforeEach(async () => {
  world = await openWorld();
  world.clock.set(THURSDAY);
});
afterEach(() => world.close());

const news = async () => (await readMails(world)).filter(({ kind }) => kind === 'weekly-quests');
const mailTo = async (name: string) =>
  (await news()).find(({ recipient }) => recipient === castEmail(name as 'gold'));

async function post(...quests: Parameters<typeof upcomingQuest>[1][]): Promise<void> {
  await world.store.write(async (tx) => {
    for (const values of quests)
      await upcomingQuest(tx, { startedAt: THURSDAY + DAY_MS, endedAt: null, ...values });
  });
}

describe('the quests of the week', () => {
  it('on Thursdays at 9 am up to five of the next seven days, the nearest favorite first, once [REM-11]', async () => {
    const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    await post(
      ...titles.map((eventTitle, hour) => ({ eventTitle, startedAt: THURSDAY + (hour + 1) * HOUR_MS })),
    );
    await post({ eventTitle: 'Far', providerId: '2', startedAt: THURSDAY + 6 * DAY_MS });
    await post({ eventTitle: 'Too late', startedAt: THURSDAY + 8 * DAY_MS });
    await world.store.write(async (tx) => replaceFavorites(tx, 'gold', ['2']));
    world.clock.set(THURSDAY - 60_000);
    await runJob(world, WEEKLY_QUESTS);
    expect(await news()).toEqual([]);
    world.clock.set(THURSDAY);
    await runJob(world, WEEKLY_QUESTS);
    await world.store.write(async (tx) => void (await tx.delete(jobRun)));
    await runJob(world, WEEKLY_QUESTS);
    const mails = await news();
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
    const lines =
      (await mailTo('gold'))?.body.split('\n').filter((line) => /^\w+, with [A-Z]/.test(line)) ?? [];
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Far', 'One', 'Two', 'Three', 'Four']);
    const [subject] = mails.map((mail) => mail.subject);
    expect(subject).toBe('5 Quests for you in the next days');
  });

  it('nobody is told where there is nothing, or who has switched news off [REM-11: none]', async () => {
    await runJob(world, WEEKLY_QUESTS);
    expect(await news()).toEqual([]);
    await post({ eventTitle: 'One' });
    await world.store.write(async (tx) => {
      await tx.delete(jobRun);
      await tx
        .insert(messageChoice)
        .values({ accountId: 'gold', class: 'news', channel: 'email', isOn: false, changedAt: THURSDAY });
    });
    await runJob(world, WEEKLY_QUESTS);
    expect(await mailTo('gold')).toBeUndefined();
    expect(await mailTo('volunteer')).toBeDefined();
  });

  it('who starts on Thursday night sends none any more [REM-11: late]', async () => {
    await post({ eventTitle: 'One' });
    world.clock.set(THURSDAY + 13 * HOUR_MS);
    await runJob(world, WEEKLY_QUESTS);
    expect(await news()).toEqual([]);
  });

  it('what is offered is what the gate of a sign-up lets each person take [REM-11: gate]', async () => {
    const policies = [{ name: 'Adults', supervisedAge: 18, soloAge: 18, maxAge: 50 }];
    await world.store.write(
      async (tx) =>
        void (await tx
          .update(provider)
          .set({ agePolicies: JSON.stringify(policies) })
          .where(eq(provider.id, '1'))),
    );
    await post(
      ...['plain', 'banned', 'full', 'held', 'hours', 'trained', 'reserved'].map((id) => ({
        id,
        eventTitle: id,
        providerId: id === 'banned' ? '2' : '1',
      })),
      { id: 'adults', agePolicyIndex: 0 },
      { id: 'hidden', providerId: '3' },
      { id: 'unlisted', publishingStatus: 'Unlisted' as const },
      { id: 'cancelled', publishingStatus: 'Cancelled' as const },
      { id: 'late', startedAt: THURSDAY + 6 * DAY_MS },
    );
    await world.store.write(async (tx) => {
      const { quest } = await import('#db/schema/quest.ts');
      await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '3'));
      await tx
        .insert(providerBan)
        .values({ id: 'b', providerId: '2', chariteerId: 'gold', createdAt: THURSDAY } as never);
      await tx
        .update(quest)
        .set({ resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 1 })
        .where(eq(quest.id, 'full'));
      await insertContract(tx, { questId: 'full', chariteerId: 'quiet' });
      await insertContract(tx, { questId: 'held', chariteerId: 'gold' });
      await insertContract(tx, { questId: 'reserved', chariteerId: 'guildadmin', guildId: GUILD_ID });
      await tx.update(quest).set({ prerequisiteMinutes: 60 }).where(eq(quest.id, 'hours'));
      const training = await insertTraining(tx, { id: 't', providerId: '1' });
      await tx.insert(questRequiredOrientation).values({ questId: 'trained', templateId: training.id });
      await insertTrainingRecord(tx, {
        templateId: training.id,
        providerId: '1',
        chariteerId: 'quiet',
        resolution: 'Complete',
        startedAt: THURSDAY - DAY_MS,
      } as never);
      await tx
        .update(guardianConsent)
        .set({ state: 'asked', consentedAt: null, tickUntil: THURSDAY + 2 * DAY_MS })
        .where(eq(guardianConsent.chariteerId, 'waiting'));
    });
    const people = ['gold', 'quiet', 'volunteer', 'teen', 'waiting', 'guildadmin'];
    const candidates = await readCandidates(world.store.read, THURSDAY);
    const offered = await readTakeable(world.store.read, people, new Map(candidates), THURSDAY);
    expect([...candidates.keys()]).not.toContain('hidden');
    for (const person of people) {
      const rows = await loadGateRows(world.store.read, {
        viewerId: person,
        questIds: [...candidates.keys()],
        isCountingAlways: true,
      });
      const subject: Subject = {
        accountId: person,
        isYoung: false,
        isStaff: false,
        ownProviderId: null,
        memberships: [],
      };
      const open = rows
        .filter((row) => isTakeable(gateFactsOf(row, subject, THURSDAY)))
        .map(({ questId }) => questId);
      expect(offered.get(person)?.length ?? 0, person).toBe(Math.min(5, open.length));
      for (const questId of offered.get(person) ?? []) expect(open, person).toContain(questId);
      // Each of them, however few are shown.
      for (const questId of candidates.keys()) {
        const alone = new Map([...candidates].filter(([id]) => id === questId));
        const one = await readTakeable(world.store.read, [person], alone, THURSDAY);
        expect(one.has(person), `${person} ${questId}`).toBe(open.includes(questId));
      }
    }
    expect(await world.store.read.$count(chariteer)).toBeGreaterThan(people.length);
  });

  it('the statements of a batch do not grow with its people [REM-11: speed]', async () => {
    await post({ eventTitle: 'One' }, { eventTitle: 'Two' });
    const statements = async (count: number) => {
      const all = (await world.store.read.select({ id: chariteer.id }).from(chariteer)).map(({ id }) => id);
      const candidates = await readCandidates(world.store.read, THURSDAY);
      const before = world.store.statementCount();
      await readTakeable(world.store.read, all.slice(0, count), candidates, THURSDAY);
      return world.store.statementCount() - before;
    };
    expect(await statements(2)).toBe(await statements(12));
  });
});
