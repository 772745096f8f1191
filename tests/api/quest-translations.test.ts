import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const [startedAt, endedAt] = [TEST_NOW + DAY_MS, TEST_NOW + DAY_MS + 3 * HOUR_MS].map((at) =>
  new Date(at).toISOString(),
);
const SUPPER = { eventTitle: 'Supper', description: '<p>Come.</p>' };
const CENA = { eventTitle: 'Cena', description: '<p>Ven.</p>' };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1' });
    await insertStamp(tx, { id: 'stamp', providerId: '1', locationId: 'hall', ...SUPPER });
    await upcomingQuest(tx, { id: 'supper', ...SUPPER });
    await upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft', ...SUPPER });
  });
});
afterEach(() => world.close());

type Words = { eventTitle?: string | null; description?: string | null };
type Translation = { locale: string; eventTitle: string; description: string; isOutdated: boolean };

const translate = (id: string, locale: string, words: Words = {}, as: CastName | null = 'managers') =>
  world.gql<{ translateQuest: { translations: Translation[] } }>(
    `mutation($id: ID!, $locale: String!, $eventTitle: String, $description: String) {
      translateQuest(id: $id, locale: $locale, eventTitle: $eventTitle, description: $description) {
        translations { locale eventTitle description isOutdated } } }`,
    { id, locale, ...words },
    { as },
  );

async function translations(id: string, as: CastName | null = null): Promise<Translation[] | undefined> {
  const { data } = await world.gql<{ quest: { translations: Translation[] } }>(
    'query($id: ID!) { quest(id: $id) { translations { locale eventTitle description isOutdated } } }',
    { id },
    { as },
  );
  return data?.quest?.translations;
}

const cena = { locale: 'es', ...CENA, isOutdated: false };

describe('what a charity says in other languages', () => {
  it('is read by everybody who sees the quest, cleaned, in each language once [LNG-08: API]', async () => {
    await translate('supper', 'es', { eventTitle: 'Cenas' });
    await translate('supper', 'es', { ...CENA, description: '<p onclick="x()">Ven.<script>1</script></p>' });
    const { data } = await translate('supper', 'ar', { eventTitle: 'عشاء' });
    const ar = { locale: 'ar', eventTitle: 'عشاء', description: '', isOutdated: false };
    expect(data?.translateQuest.translations).toEqual([ar, cena]);
    expect(await translations('supper')).toEqual([ar, cena]);
    await translate('draft', 'es', CENA);
    expect(await translations('draft')).toBeUndefined();
  });

  it('one language can be asked for, and English asks nobody [LNG-08: API]', async () => {
    await translate('supper', 'es', CENA);
    const in3 = `{ quest(id: "supper") { es: translation(locale: "es") { eventTitle }
      ar: translation(locale: "ar") { eventTitle } en: translation(locale: "en") { eventTitle } } }`;
    const { data } = await world.gql(in3);
    expect(data).toEqual({ quest: { es: { eventTitle: 'Cena' }, ar: null, en: null } });
    const count = async (locale: string) => {
      const before = world.store.statementCount();
      await world.gql(
        `{ quests(specificProvider: "1") { translation(locale: "${locale}") { eventTitle } } }`,
      );
      return world.store.statementCount() - before;
    };
    expect((await count('es')) - (await count('en'))).toBe(1);
  });

  it('goes from a stamp to what is posted from it, and from a quest to the stamp that is made of it [LNG-08: API]', async () => {
    await translate('stamp', 'es', CENA);
    const { data: created } = await world.gql<{ one: { id: string } }>(
      `mutation($at: DateTime, $until: DateTime) { one: createQuest(providerId: "1", postedById: "managers",
        templateQuestId: "stamp", startedAt: $at, endedAt: $until, publishingStatus: Published) { id } }`,
      { at: startedAt, until: endedAt },
      { as: 'managers' },
    );
    expect(await translations(created?.one.id ?? '')).toEqual([cena]);
    const item = { templateQuestId: 'stamp', providerId: '1', postedById: 'managers', endedAt };
    const later = new Date(TEST_NOW + DAY_MS + HOUR_MS).toISOString();
    const { data: posted } = await world.gql<{ all: { id: string }[] }>(
      'mutation($quests: [QuestFromTemplateInput!]!) { all: createQuestsFromTemplates(quests: $quests) { id } }',
      { quests: [{ ...item, startedAt: later, publishingStatus: 'Published' }] },
      { as: 'managers' },
    );
    expect(await translations(posted?.all[0]?.id ?? '')).toEqual([cena]);
    const { data: made } = await world.gql<{ one: { translations: Translation[] } }>(
      `mutation { one: createStamp(input: { providerId: "1", fromQuestId: "${created?.one.id}", stampTitle: "x" }) {
        translations { locale eventTitle description isOutdated } } }`,
      {},
      { as: 'managers' },
    );
    expect(made?.one.translations).toEqual([cena]);
  });

  it('keeps first minutes and equipment that a client leaves out, and compares them too [LNG-08]', async () => {
    const english = 'mutation { updateQuest(id: "supper", firstMinutes: "Ring the bell.") { id } }';
    await world.gql(english, {}, { as: 'managers' });
    const words = 'eventTitle: "Cena", firstMinutes: " Toca el timbre. "';
    await world.gql(
      `mutation { translateQuest(id: "supper", locale: "es", ${words}) { id } }`,
      {},
      { as: 'managers' },
    );
    await translate('supper', 'es', CENA);
    const read = async () =>
      (
        await world.gql(
          '{ quest(id: "supper") { translation(locale: "es") { firstMinutes equipment isOutdated } } }',
        )
      ).data;
    const kept = { firstMinutes: 'Toca el timbre.', equipment: '' };
    expect(await read()).toEqual({ quest: { translation: { ...kept, isOutdated: false } } });
    await world.gql(english.replace('bell', 'gong'), {}, { as: 'managers' });
    expect(await read()).toEqual({ quest: { translation: { ...kept, isOutdated: true } } });
  });

  it('tells when what was translated has changed since [LNG-08: API]', async () => {
    await translate('supper', 'es', CENA);
    await world.gql(
      'mutation { updateQuest(id: "supper", giverName: "Ann") { id } }',
      {},
      { as: 'managers' },
    );
    expect(await translations('supper')).toEqual([cena]);
    await world.gql(
      'mutation { updateQuest(id: "supper", eventTitle: "Lunch") { id } }',
      {},
      { as: 'managers' },
    );
    expect(await translations('supper')).toEqual([{ ...cena, isOutdated: true }]);
    await translate('supper', 'es', { ...CENA, eventTitle: 'Almuerzo' });
    expect(await translations('supper')).toEqual([{ ...cena, eventTitle: 'Almuerzo' }]);
  });

  it('with nothing in it is taken away', async () => {
    await translate('supper', 'es', CENA);
    const { data } = await translate('supper', 'es', { eventTitle: ' ', description: null });
    expect(data?.translateQuest.translations).toEqual([]);
  });

  it.each<[string, string, string, Words, CastName | null]>([
    ['a language that there is not', 'BAD_USER_INPUT', 'fr', CENA, 'managers'],
    ['the one in which it is written', 'BAD_USER_INPUT', 'en', CENA, 'managers'],
    ['a title that is too long', 'BAD_USER_INPUT', 'es', { eventTitle: 'x'.repeat(26) }, 'managers'],
    ['a description alone', 'BAD_USER_INPUT', 'es', { description: '<p>Ven.</p>' }, 'managers'],
    ['a visitor', 'NOT_LOGGED_IN', 'es', CENA, null],
    ['a volunteer', 'FORBIDDEN', 'es', CENA, 'volunteer'],
  ])('is refused for %s [LNG-08: API]', async (_, code, locale, words, as) => {
    expect((await translate('supper', locale, words, as)).code).toBe(code);
    expect(await translations('supper')).toEqual([]);
  });

  it('of a quest that is not there is refused', async () => {
    expect((await translate('nowhere', 'es', CENA)).code).toBe('QUEST_NOT_FOUND');
  });
});
