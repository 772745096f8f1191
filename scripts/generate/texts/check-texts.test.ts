import { describe, expect, it } from 'vitest';
import { generateTexts } from '../texts.ts';
import { checkTexts } from './check-texts.ts';
import { compileMessage } from './compile-message.ts';
import { type Glossary, type Languages, readLanguages } from './read-texts.ts';
import { readSources, unusedTexts } from './unused-texts.ts';
import { writeSubject } from './write-texts.ts';

const GLOSSARY: Glossary = {
  entries: [{ term: 'Guild', said: { es: ['Gremio'], ar: ['رابط'] } }],
  names: ['App Store'],
};
const language = (messages: Record<string, string>, direction: 'ltr' | 'rtl' = 'ltr') => ({
  facts: { name: '', direction, numbers: 'en', awaitsReview: null, hasConsole: direction === 'ltr' },
  subjects: { start: messages },
});
const problems = (
  en: Record<string, string>,
  es: Record<string, string>,
  ar: Record<string, string> = {},
) => {
  const given: Languages = { en: language(en), es: language(es), ar: language({ ...en, ...ar }, 'rtl') };
  const found = checkTexts(given, GLOSSARY).problems;
  return found.filter((one) => (Object.keys(ar).length > 0 ? one.startsWith('ar') : !one.startsWith('ar')));
};
const SPOTS = '{count, plural, one {# spot} other {# spots}}';

describe('the catalogue', () => {
  it('of the product has nothing missing, nothing unused and nothing left in English [LNG-09]', () => {
    const root = new URL('../../../', import.meta.url).pathname;
    const { files, problems } = generateTexts(root);
    expect(problems).toEqual([]);
    expect(files.size).toBeGreaterThan(10);
    const { en } = readLanguages(`${root}api/domain/texts`);
    expect(unusedTexts(en?.subjects ?? {}, readSources(root))).toEqual([]);
  });

  it.each<[string, Record<string, string>, Record<string, string>, string]>([
    ['a missing key', { hi: 'Hello' }, {}, 'es/start.json hi: is missing'],
    ['a needless key', {}, { hi: 'Hola' }, 'es/start.json hi: has no English'],
    [
      'another value',
      { hi: 'Hi {name}' },
      { hi: 'Hola {nombre}' },
      'asks for «nombre: string», English for «name: string»',
    ],
    ['a lost value', { hi: 'Hi {name}' }, { hi: 'Hola' }, 'asks for «», English for «name: string»'],
    ['a lost element', { hi: 'See <b>it</b>' }, { hi: 'Míralo' }, 'English for «<b>»'],
    [
      'a missing form',
      { n: SPOTS },
      { n: '{count, plural, one {# lugar} other {# lugares}}' },
      'the plural of count lacks many',
    ],
    [
      'a foreign form',
      { n: SPOTS },
      { n: '{count, plural, one {a} two {b} many {c} other {d}}' },
      'has two, which the language does not know',
    ],
    ['a text left in English', { hi: 'Hello there' }, { hi: 'Hello there' }, 'is the same as in English'],
    [
      'a word left in English',
      { hi: 'For the people' },
      { hi: 'Para the gente' },
      'has the English word «the»',
    ],
    [
      'another word than the glossary’s',
      { hi: 'Your Guild' },
      { hi: 'Tu Clan' },
      'says «Guild» otherwise than the glossary (Gremio)',
    ],
    ['broken syntax', { hi: 'Hi {name' }, { hi: 'Hola {name}' }, 'EXPECT_ARGUMENT_CLOSING_BRACE'],
    [
      'a date by ICU',
      { hi: 'On {day, date}' },
      { hi: 'El {day, date}' },
      'dates and times come in words already',
    ],
  ])('%s is refused [LNG-09]', (_what, en, es, expected) => {
    expect(problems(en, es).join('\n')).toContain(expected);
  });

  it('Arabic needs all six forms, and has no Latin words but names [LNG-09]', () => {
    expect(problems({ n: SPOTS }, {}, { n: SPOTS }).join('\n')).toContain('lacks zero, two, few, many');
    expect(problems({ hi: 'Hello' }, {}, { hi: 'مرحبا friend' }).join('\n')).toContain(
      'Latin letters: friend',
    );
    expect(problems({ hi: 'From the App Store' }, {}, { hi: 'من App Store' })).toEqual([]);
  });

  it('names are the same in every language', () => {
    expect(problems({ hi: 'App Store' }, { hi: 'App Store' })).toEqual([]);
    expect(problems({ hi: '{from} – {to}' }, { hi: '{from} – {to}' })).toEqual([]);
  });

  it('a key that no source names is told, one that is looked up by a code is not [LNG-09]', () => {
    const subjects = { 'start-page': { title: '', lead: '' } };
    const page = { name: 'a.astro', text: 'startPageTexts(locale).title' };
    expect(unusedTexts(subjects, [page])).toEqual(['start-page.json lead: is used nowhere']);
    const part = { name: 'b.tsx', text: "import { x } from './a.astro'; t.lead" };
    expect(unusedTexts(subjects, [page, part])).toEqual([]);
    const byCode = { name: 'c.ts', text: 'startPageTexts(locale)[code]' };
    expect(unusedTexts(subjects, [page, byCode])).toEqual([]);
  });
});

describe('what is generated', () => {
  it('each key is typed by the values that it asks for [LNG-01: typed keys]', () => {
    const en = {
      plain: 'Hi',
      named: 'Hi {name}',
      many: SPOTS,
      half: '{x, select, am {a} other {o}}',
      rich: '<b>{name}</b>',
    };
    const compiled = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, compileMessage(text)]));
    const source = writeSubject('start-page', en, { en: compiled });
    for (const line of [
      'export type StartPageTexts = {',
      'readonly plain: string;',
      'readonly named: (values: { name: string }) => string;',
      'readonly many: (values: { count: number }) => string;',
      "readonly half: (values: { x: 'am' | 'other' }) => string;",
      'readonly rich: (values: { name: string }) => RichText;',
      'export const startPageTexts = /* @__PURE__ */ catalogueOf<StartPageTexts>({',
    ])
      expect(source).toContain(line);
  });
});
