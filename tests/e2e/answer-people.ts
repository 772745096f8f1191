import { eq } from 'drizzle-orm';
import { type AnswerPurpose, answerLinkPath } from '#api/access/outbox/links/answer-link.ts';
import { createDataKey } from '#api/process/config/data-key.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { account } from '#db/schema/account.ts';
import { saidOnce } from '#db/schema/message.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { Store } from '#db/store.ts';
import { addDays, instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { castEmail } from '../../scripts/seed/cast.ts';
import { TEST_DATA_KEY } from '../support/test-key.ts';

const DAY_MS = 24 * 3_600_000;
export const ANSWER_CHARITY = 'answering';
/** Looks after it, and after nothing else. */
export const ANSWER_MANAGER = 'answermanager';
/** Usernames on the quest of the day after tomorrow, one for each journey. */
const PEOPLE = ['scanned', 'comesby', 'cannotby', 'guarded', 'looked', 'again1', 'again2', 'again3'] as const;

const dataKey = createDataKey(TEST_DATA_KEY);
/** The path of a link as an email has it. */
export const answerPath = (purpose: AnswerPurpose, id: string) =>
  answerLinkPath({ dataKey }, { purpose, id });

/** Links that no one answers, for looking at their pages. */
export const ANSWERS = {
  attend: answerPath('attend', 'answering-looked'),
  cannot: answerPath('cannot', 'answering-looked'),
  over: answerPath('attend', 'answered-again1'),
  again: answerPath('again', 'answered-again1'),
};

/** A charity with a quest ahead and one of yesterday, whose people answer by links. */
export async function seedAnswerPeople(store: Store, now: number): Promise<void> {
  const at = (days: number, clock: string) => instantOf(addDays(newYorkDay(now), days), clock);
  await store.write(async (tx) => {
    await insertProvider(tx, { id: ANSWER_CHARITY, districtId: '3', name: 'Answer House', isVisible: false });
    await insertProviderGroup(tx, {
      id: 'answer-team',
      groupName: 'Answer House',
      providerId: ANSWER_CHARITY,
    });
    const isKnown = eq(account.email, castEmail('managers'));
    const [known] = await tx.select({ passwordHash: account.passwordHash }).from(account).where(isKnown);
    const own = { username: ANSWER_MANAGER, email: castEmail(ANSWER_MANAGER) };
    const { account: manager } = await insertVolunteer(tx, {
      account: { ...own, passwordHash: known?.passwordHash ?? null },
    });
    await insertMembership(tx, { groupId: 'answer-team', accountId: manager.id, roleId: 'managers' });
    const place = {
      id: 'answer-hall',
      providerId: ANSWER_CHARITY,
      name: 'Quay Hall',
      address: '12 Quay Street',
    };
    await insertLocation(tx, place);
    const shared = { providerId: ANSWER_CHARITY, locationId: 'answer-hall', resourceMaxNumber: 12 };
    const ahead = { startedAt: at(2, '09:00'), endedAt: at(2, '12:00') };
    const past = { startedAt: at(-1, '09:00'), endedAt: at(-1, '12:00') };
    await insertQuest(tx, { id: 'answer-ahead', eventTitle: 'Serve the supper', ...shared, ...ahead });
    await insertQuest(tx, { id: 'answer-past', eventTitle: 'Sort the pantry', ...shared, ...past });
    const inSpanish = { locale: 'es', eventTitle: 'Ordenar la despensa', description: '' };
    const kept = { questId: 'answer-past', sourceDigest: 'seeded', updatedAt: now };
    await tx.insert(questTranslation).values({ ...kept, ...inSpanish });
    for (const username of PEOPLE) {
      const email = castEmail(username);
      const { chariteer } = await insertVolunteer(tx, { account: { username, email, nameFirst: 'Rosa' } });
      const signUp = { chariteerId: chariteer.id, claimedAt: now - 9 * DAY_MS };
      await insertContract(tx, { id: `answering-${username}`, questId: 'answer-ahead', ...signUp });
      if (!username.startsWith('again')) continue;
      const held = { id: `answered-${username}`, questId: 'answer-past', ...signUp };
      await insertContract(tx, { ...held, status: 'Present' });
      await insertCredit(tx, { contractId: held.id });
      await tx.insert(saidOnce).values({ key: `thanks:${held.id}`, saidAt: now });
    }
  });
}
