import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { consolePageTexts } from '#domain/texts/generated/console-page.ts';
import type { ConsoleLocale } from '#domain/texts/locale.ts';
import { FIRST_FRAME, firstFrameCss } from './theme/first-frame.ts';
import { firstQuestion } from './vite-first-question.ts';
import { leftOut } from './vite-left-out.ts';
import { oneLanguage } from './vite-one-language.ts';
import { openedWith } from './vite-opened-with.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const packageFile = new URL('../package.json', import.meta.url);
const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'));

// What the first list would load without ever using it.
const LEFT_OUT = fileOf('./gql/left-out.ts');
const LEAN = [
  // Documents arrive parsed from gql/generated.ts: the console needs no parser of GraphQL.
  { find: /^graphql-tag$/, replacement: LEFT_OUT },
  // The console brings its own client, without Apollo's store, and asks the server for no schema.
  { find: /^\.\/(buildApolloClient|introspection)\.js$/, replacement: LEFT_OUT },
  // react-admin's own CSV export; the console writes its files by the rules of api/domain/text/csv.ts.
  { find: 'jsonexport/dist/index.js', replacement: LEFT_OUT },
  // The router's package gives every bundler the build that warns developers.
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
  { find: /^query-string$/, replacement: fileOf('./gql/native-query-string.ts') },
  { find: /^object\.entries$/, replacement: fileOf('./gql/native-entries.cjs') },
];

/**
 * FullCalendar's icons are a font in a data address, which the content security policy rightly refuses; the calendar
 * has its own buttons and needs none of them.
 */
const withoutIconFont = {
  name: 'without-icon-font',
  transform(code: string, id: string) {
    if (!id.includes('/@fullcalendar/core/')) return null;
    return { code: code.replace(/@font-face\{font-family:fcicons[^}]*\}/, ''), map: null };
  },
};

/** What stands on the page before the scripts have come. */
const firstFrame = {
  name: 'first-frame',
  transformIndexHtml: {
    order: 'pre' as const,
    handler: (html: string) =>
      html.replace('/* FIRST_FRAME */', firstFrameCss()).replace('<!-- FIRST_FRAME -->', FIRST_FRAME),
  },
};

/** What the page itself says, before and without the scripts. */
function pageWords(locale: ConsoleLocale) {
  const t = consolePageTexts(locale);
  const noScript = t
    .noScript()
    .map((part) => (typeof part === 'string' ? part : `<a href="/">${part.text}</a>`))
    .join('');
  const words: Readonly<Record<string, string>> = {
    TITLE: t.title,
    DESCRIPTION: t.description,
    NO_SCRIPT: noScript,
  };
  return {
    name: 'page-words',
    transformIndexHtml: {
      order: 'pre' as const,
      handler: (html: string) =>
        html
          .replace('<html lang="en">', `<html lang="${locale}">`)
          .replace(/%(\w+)%/g, (place, name: string) => words[name] ?? place),
    },
  };
}

/** A file of the router's build for production. */
function routerFile(name: string): string {
  return fileOf(`../node_modules/react-router/dist/production/${name}`);
}

function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/**
 * What every visit loads stays together, and so does the first list. Left alone, the bundler cuts both up along what
 * later pages share with them: 84 requests in place of 3, and a tenth more to load. What the list shares with home and
 * calendar is apart, or each of them would load all of the list.
 */
const FIRST_CHUNKS = [
  { name: 'first', tags: ['$initial' as const] },
  {
    name: 'first-parts',
    test: sourcesOf([
      'language/as-written.ts',
      'records/quest-labels.ts',
      'records/quest-when.ts',
      'records/reservation-state.ts',
      'resources/use-method.ts',
      'session/use-own-provider.ts',
      'widgets/pages/OrganizationGate.tsx',
    ]),
  },
  { name: 'dialogs', test: /@mui[\\/]material[\\/]esm[\\/]Dialog/ },
  { name: 'first-list', test: sourcesOf(['quests/list/QuestList.tsx', 'quests/list/QuestTable.tsx']) },
];

function sourcesOf(files: readonly string[]) {
  const whole = files.map((file) => fileOf(`./${file}`));
  return (id: string) => whole.includes(id);
}

/** How the console is built in a language. The first build empties the folder that all share. */
export const configOf = (locale: ConsoleLocale, { isFirst }: { isFirst: boolean }): InlineConfig => ({
  root,
  base: '/console/',
  plugins: [
    react(),
    oneLanguage(locale),
    leftOut,
    withoutIconFont,
    firstFrame,
    firstQuestion,
    openedWith,
    pageWords(locale),
  ],
  // Apollo asks the page, not the bundler, whether it is being developed.
  define: { __APP_VERSION__: JSON.stringify(version), 'globalThis.__DEV__': 'false' },
  resolve: { alias: LEAN },
  // The server puts a fresh nonce in place of this text with each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: isFirst,
    target: 'es2023',
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    // A font or picture as a data address would be loaded with the first script, whether needed or not.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: FIRST_CHUNKS },
        // The first script names all others, so with the shortest hashes there are.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
