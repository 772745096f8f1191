import type { Removal } from '../../scripts/prove/removal.ts';

/** Titles within sentences, refusals in the console, and charities that ask to join in a language of theirs. */
export const WORDS_IN_LANGUAGES: readonly Removal[] = [
  {
    ids: ['LNG-08', 'LNG-09'],
    what: 'the translated title by the link of a reminder',
    find: 'translatedTitle: row.translatedTitle,',
    put: 'translatedTitle: null,',
  },
  {
    ids: ['LNG-08', 'LNG-09'],
    what: 'the language of a title within a sentence without a link',
    find: '<span lang={title.lang} dir={title.dir}>{part.text}</span>',
    put: '<span>{part.text}</span>',
  },
  {
    ids: ['LNG-08', 'LNG-09'],
    what: 'that the quest of a reminder says that its title is English',
    find: '{!title.isOfPage && ` · ${questPageTexts(locale).inEnglish}`}',
  },
  {
    ids: ['LNG-07'],
    what: 'that a refusal within another has words in its language',
    find: 'return said.some(([, value]) => value === null) ? null : text(Object.fromEntries(said));',
    put: 'return text(Object.fromEntries(said));',
  },
  {
    ids: ['LNG-07'],
    what: 'that a code is told in Spanish where its name came as its words',
    find: "(context.surface === 'console' && !isOfCode)",
    put: "context.surface === 'console'",
  },
  {
    ids: ['LNG-01'],
    what: 'what to take out of words to the young, in the language of the page',
    find: "const detail = kind === 'street' || kind === 'length' ? 'other' : kind;",
    put: "const detail = kind === 'street' || kind === 'length' ? 'other' : 'other';",
  },
  {
    ids: ['LNG-04'],
    what: 'the language in which a charity asked to join',
    find: 'await tx.insert(charityRequest).values({ id, createdAt: now, ...asked, phoneNumber, locale });',
    put: "await tx.insert(charityRequest).values({ id, createdAt: now, ...asked, phoneNumber, locale: 'en' });",
  },
  {
    ids: ['LNG-04'],
    what: 'that the answer to such a request follows its language',
    find: 'await findRequestLanguage(store, emailAddress)',
    put: 'null',
  },
  {
    ids: ['LNG-07'],
    what: 'that staff see in which language a charity asks',
    find: '{t.askedIn({ language: languageName(spoken) })}',
  },
  {
    ids: ['LNG-07'],
    what: 'the language of a request in the form for its account',
    find: '...(isLocale(locale) && { locale })',
  },
  {
    ids: ['LNG-01'],
    what: 'what the API refuses on the page of children',
    find: 'return { ...sent, error, problems: [{ field: null, text }] };',
    put: 'return { ...sent, error, problems: [] };',
  },
];
