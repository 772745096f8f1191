import type { Removal } from '../../scripts/prove/removal.ts';

/** How a quest is called for who reads another language, and what the API and its emails say in it. */
export const TITLES_IN_LANGUAGES: readonly Removal[] = [
  {
    ids: ['LNG-08'],
    what: 'the translated title in mails',
    find: "return saidIn(locale, titled(written), titled(translated[locale] ?? '')).title.text;",
    put: 'return written;',
  },
  {
    ids: ['LNG-08'],
    what: 'the translated title in the history',
    find: 'title: titleFor(locale, quest),',
    put: "title: titleFor('en', quest),",
  },
  {
    ids: ['LNG-08'],
    what: 'that lists say why a title is English',
    find: '{isSaid && <p class="some-english">{questListTexts(locale).someInEnglish}</p>}',
  },
  {
    ids: ['LNG-08'],
    what: 'the language of a title among those who are looked after',
    find: '<a href={href} lang={title.lang} dir={title.dir}>{part.text}</a>',
    put: '<a href={href}>{part.text}</a>',
  },
  {
    ids: ['LNG-08'],
    what: 'the words of a calendar file in its language',
    find: 'const { title, description } = saidIn(locale, row.written, translated);',
    put: 'const { title, description } = saidIn(locale, row.written, null);',
  },
  {
    ids: ['LNG-08'],
    what: 'the translated title on the picture for sharing',
    find: 'title: quest.translation?.eventTitle ?? quest.eventTitle,',
    put: 'title: quest.eventTitle,',
  },
  {
    ids: ['LNG-07'],
    what: 'that the API says refusals in the language of the console',
    find: 'const result = await withSaid(endpoint, headerOf(c, PAGE_LANGUAGE), outcome.result);',
    put: 'const { result } = outcome;',
  },
  {
    ids: ['ERR-17', 'LNG-07'],
    what: 'the words of a code on its way to the console',
    find: 'const words = isErrorCode(code) ? sentWordsIn(locale, code, supportEmail) : null;',
    put: 'const words = null;',
  },
  {
    ids: ['LNG-07'],
    what: 'that the console shows what the API says in its language',
    find: 'return { code: textOf(code), message, said: textOf(said), words: textOf(words) };',
    put: 'return { code: textOf(code), message, words: textOf(words) };',
  },
  {
    ids: ['LNG-07'],
    what: 'whom a broadcast was for in Spanish',
    find: 'return audienceText(consoleLocale(), { filters, districtNames, period }, Date.parse(createdAt));',
    put: "return audienceText('en', { filters, districtNames, period }, Date.parse(createdAt));",
  },
  {
    ids: ['LNG-04'],
    what: 'that a confirmation is in the language of the page which asks for it',
    find: 'localeOf(chosen, context.request?.pageLocale), (locale) => verificationMail(',
    put: 'localeOf(chosen), (locale) => verificationMail(',
  },
];
