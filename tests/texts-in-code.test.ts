import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/documents.ts';
import { holdBack } from './support/known-offenders.ts';
import { isTest, sourcesBelow } from './support/source-imports.ts';
import { wordsIn } from './support/words-in-code.ts';

const sourcesOf = (folder: string, others: RegExp) =>
  sourcesBelow(folder).filter((file) => !isTest(file) && !others.test(file));

/** Files with words that aren't read in this language, or aren't words. */
const OF_SITE = /^site\/gql\/|-fixture\.ts$/;
const OF_CONSOLE = /^backoffice\/(gql\/|language\/react-admin-es\.ts|vite-[\w-]+\.ts)/;

describe.each([
  ['LNG-01 (part: the site)', 'site', OF_SITE, 'texts'],
  ['LNG-07 (part: words in code)', 'backoffice', OF_CONSOLE, 'console texts'],
])('%s', (row, folder, others, rule) => {
  it(`${row} has no words in its code: they come from the catalogue, but for names and those that wait`, () => {
    const sources = sourcesOf(folder, others);
    expect(sources.length).toBeGreaterThan(300);
    const found = sources.flatMap((file) =>
      wordsIn(file, readFileSync(path.join(ROOT, file), 'utf8')).map((words) => ({ file, words })),
    );
    const offenders = holdBack(
      rule,
      found.map(({ file }) => file),
    );
    const isTold = (file: string) => offenders.some((one) => one.startsWith(`${path.basename(file)}:`));
    const told = found.filter(({ file }) => isTold(file)).map(({ file, words }) => `${file}: «${words}»`);
    expect(offenders, told.join('\n')).toEqual([]);
  });
});

describe('words in code', () => {
  const page = (template: string) => wordsIn('a.astro', `---\nconst t = a;\n---\n${template}`);

  it.each([
    ['<p>Come in</p>', ['Come in']],
    ['<p>\n  Come\n  in\n</p>', ['Come in']],
    ['<Layout title="Charities" />', ['Charities']],
    ['<img alt="A shield" src="/a.png" class="big one" />', ['A shield']],
    ['<p aria-label={isIn ? "In" : t.out}>{t.in}</p>', ['In']],
    ['<p>{isIn && "In"}{count === "none" ? t.none : t.some}</p>', ['In']],
    [`<p>{isIn ? \`\${count} places\` : t.full}</p>`, ['{} places']],
    ['<ul>{all.map((one) => <li>None of {one}</li>)}</ul>', ['None of']],
    ['<p>{word ?? "No word"}</p>', ['No word']],
  ])('are found in %s [LNG-01: the site]', (template, words) => expect(page(template)).toEqual(words));

  it.each([
    '<p>{t.welcome} · {count} / 7&nbsp;&middot;</p>',
    '<input name="first name" type="text" autocomplete="given-name" />',
    '<p class={isIn ? "chip in" : "chip"}>{nameOf("charity")}</p>',
    '<script>const words = "Come in";</script><style>p { color: red }</style>',
    '<a href="/about" data-kind="start page">{t.about}</a>',
    '<b>App Store</b>',
  ])('are none in %s [LNG-01: the site]', (template) => expect(page(template)).toEqual([]));

  it('sentences are found beside templates, what is thrown or logged is none [LNG-01: the site]', () => {
    const source = (text: string) => wordsIn('a.ts', text);
    expect(source("const toast = { text: 'You are in.' };")).toEqual(['You are in.']);
    expect(source("const link = { label: 'Guilds', lead: 'accountLead' };")).toEqual(['Guilds']);
    expect(source(`const told = \`Welcome, \${name}\`;`)).toEqual(['Welcome, {}']);
    expect(source("import a from 'A b'; throw new Error('The list is gone');")).toEqual([]);
    expect(source("console.error(`The page broke`); const kind = 'Provider'; type A = 'On Site';")).toEqual(
      [],
    );
    expect(wordsIn('a.tsx', 'const a = <b title="Open">{t.a as string}</b>;')).toEqual(['Open']);
  });
});
