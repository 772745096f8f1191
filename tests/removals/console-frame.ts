import type { Removal } from '../../scripts/prove/removal.ts';

/** What a row of a page promises, and what the editor of simple HTML does in place of the browser. */
export const CONSOLE_FRAME: readonly Removal[] = [
  {
    ids: ['PERM-07'],
    what: 'that a page asks whether it is open',
    find: 'const Opened = row.isAskedByPage ? LoadedPage : AllowedPage;',
    put: 'const Opened = LoadedPage;',
  },
  {
    ids: ['NAV-30'],
    what: 'the part of the menu for the product’s staff',
    find: "menu && 'staffIcon' in menu ? [{ ...menu, path, resource: accessOf(access).resource }] : [],",
    put: "menu && 'staffIcon' in menu ? [] : [],",
  },
  {
    ids: ['QST-08'],
    what: 'that what the first list never uses is left out of the build',
    find: 'return FILES[file] ?? null;',
    put: 'return null;',
  },
  {
    ids: ['EDQ-13'],
    what: 'the keys for bold, italic and underlined words',
    find: 'if (format) run(format); else if',
    put: 'if (format) redo(); else if',
  },
  {
    ids: ['EDQ-13'],
    what: 'that a format is taken from words that have it',
    find: 'given.replaceWith(...given.childNodes);',
    put: 'given.append();',
  },
  {
    ids: ['EDQ-13'],
    what: 'that lists are made of lines',
    find: 'for (const line of lines) intoList(line, LISTS[kind]);',
  },
  {
    ids: ['STM-08'],
    what: 'that what is pasted loses its links and handlers',
    find: "return parsed(htmlOf(parsed(html.replace(/\\s(?:on\\w+|style)(?=\\s*=)/gi, ' data-dropped'))));",
    put: 'return parsed(html);',
  },
  {
    ids: ['SAF-25'],
    what: 'that what was refused is done by itself after the proof',
    find: 'await apolloClient.mutate({ mutation: ConsoleProveIdentityDocument, variables: given }); settleProof(true);',
    put: 'await apolloClient.mutate({ mutation: ConsoleProveIdentityDocument, variables: given }); settleProof(false);',
  },
];
