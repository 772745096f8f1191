import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWords } from '#api/access/outbox/entries/message-words.ts';
import { readAnswerLink } from '#api/access/outbox/links/answer-link.ts';
import { account } from '#db/schema/account.ts';
import { contract } from '#db/schema/contract.ts';
import { messageWords } from '#db/schema/message.ts';
import { FIRST_LOCALE, LOCALES } from '#domain/texts/locale.ts';
import { readMails } from '../support/mails.ts';
import { signUp } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q', eventTitle: 'Soup' }));
});
afterEach(() => world.close());

const contractId = async () => (await world.store.read.select().from(contract)).at(0)?.id;
/** The links of an email that answer for someone: what they are for, and what stands before them. */
function answersIn(body: string) {
  return [...body.matchAll(/^(.*?)\s?http:\/\/chariteers\.test(\S*\/answer)\?token=([\w-]+)&says=no/gm)].map(
    ([, words, path, token = '']) => ({ words, path, ...readAnswerLink(world.config.dataKey, token) }),
  );
}
const WORDS = { en: 'I can’t make it', es: 'No puedo ir', ar: 'لا أستطيع الحضور' };

describe('the mail that confirms a place', () => {
  it.each(LOCALES)(
    'brings «I can’t make it» for its contract alone, in %s [REM-05, MSG-06: sign-up]',
    async (locale) => {
      await world.store.write((tx) => tx.update(account).set({ locale }).where(eq(account.id, 'volunteer')));
      await signUp(world, 'volunteer', 'q');
      const [mail] = await readMails(world);
      const id = await contractId();
      const path = locale === FIRST_LOCALE ? '/answer' : `/${locale}/answer`;
      const [answer, ...others] = answersIn(mail?.body ?? '');
      expect(others).toEqual([]);
      expect(answer).toMatchObject({ path, purpose: 'attend', id });
      expect(mail?.body).toContain(WORDS[locale]);
    },
  );

  it('what is kept for the inbox has no link that answers, and says where to bail out [MSG-02: links that act]', async () => {
    await signUp(world, 'volunteer', 'q');
    const [words] = await world.store.read.select().from(messageWords);
    const kept = words && JSON.stringify(openWords(world.store.read, words.id, words.words));
    expect(kept).toContain('Bail out');
    expect(kept).not.toContain('/answer');
  });

  it('the guardian’s copy says the young person’s name, by a link that can only say no [SAF-10: sign-up]', async () => {
    await signUp(world, 'teen', 'q');
    const mails = await readMails(world);
    const copy = mails.find(({ kind }) => kind === 'guardian-copy');
    expect(answersIn(copy?.body ?? '')).toMatchObject([
      { words: expect.stringContaining('can’t make it'), purpose: 'cannot', id: await contractId() },
    ]);
    expect(copy?.body).not.toContain('I can’t make it');
  });
});
