import type { Removal } from '../../scripts/prove/removal.ts';

/** Guilds, profiles and pictures for sharing in three languages. */
export const GUILDS_IN_LANGUAGES: readonly Removal[] = [
  {
    ids: ['LNG-09'],
    what: 'the words of an accepted code in the language of the page',
    find: '<guild-code data-accepted={t.accepted}>',
    put: '<guild-code>',
  },
  {
    ids: ['LNG-03'],
    what: 'that the search of Guilds stays in its language as one types',
    find: "await fetch(`${location.pathname.replace(/\\/$/, '')}/search${search}`, { signal })",
    put: 'await fetch(`/guilds/search${search}`, { signal })',
  },
  {
    ids: ['LNG-01'],
    what: 'the words of a gap in the form of a Guild',
    find: 'const found = checkGuild(formTexts(locale), form);',
    put: "const found = checkGuild(formTexts('en'), form);",
  },
  {
    ids: ['LNG-05'],
    what: 'that the next card lies where one reads to',
    find: "getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1",
    put: '1',
  },
  {
    ids: ['LNG-05'],
    what: 'that an Arabic picture begins at the right',
    find: 'const at = (x: number, width: number) => (isTurned ? WIDTH - x - width : x);',
    put: 'const at = (x: number, _width: number) => x;',
  },
  {
    ids: ['LNG-05'],
    what: 'that no letter of an Arabic line is one that its font lacks',
    find: 'escapeText(words.replace(ACCENTED, plain))',
    put: 'escapeText(words)',
  },
  {
    ids: ['LNG-03'],
    what: 'the picture in the language of the page',
    find: 'content={config.publicOrigin + pictureIn(locale, picture.path)}',
    put: 'content={config.publicOrigin + picture.path}',
  },
];
