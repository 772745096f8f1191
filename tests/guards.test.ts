import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROLES } from '#domain/permissions/permissions.ts';
import { ROOT, readDocuments, spansOf } from './support/documents.ts';
import { holdBack } from './support/known-offenders.ts';
import { longFunctionsIn } from './support/long-functions.ts';
import { MUTATION_RIGHTS, QUERY_RIGHTS, SUBJECTS, type SubjectName } from './support/operation-rights.ts';

const MOST_LINES = 50;
const everything = globSync('{*,.github/*,.ci/*,{api,backoffice,db,scripts,site,tests}/**/*}', {
  cwd: ROOT,
  exclude: (name) => /(^|\/)(node_modules|dist|\.astro)$/.test(name),
});
const names = new Set(everything.map((file) => path.basename(file)));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('paths that documents name', () => {
  const FOLDERS = ['api', 'backoffice', 'db', 'scripts', 'site', 'tests', 'domain'];
  const SUFFIX = /\.(tsx?|mjs|astro|md|graphql|json|css|sql)$/;
  /** Stand for any name, or are made when the product runs. */
  const ANY = /[A-Z]{4,}|[*{<…]/;
  const MADE = ['dist', 'dist/serve.js', 'schema.graphql'];

  function isPath(span: string): boolean {
    if (/[\s:(),=?]|^[/@#-]|^\.\w+$/.test(span) || ANY.test(span) || MADE.includes(span.replace(/\/$/, '')))
      return false;
    return SUFFIX.test(span) || FOLDERS.includes(span.split('/')[0] ?? '') || span.endsWith('/');
  }

  /** Resolves a path from the document's folder, the root or a module's folder, or by the file's name alone. */
  function exists(span: string, document: string): boolean {
    const folder = path.dirname(document);
    if (!span.includes('/') && names.has(span)) return true;
    const places = [folder, '.', 'api', `${folder}/features`];
    if (places.some((place) => existsSync(path.join(ROOT, place, span)))) return true;
    // A folder that its row of a table names before: `calendar/` holds `print/`.
    return globSync(`${folder}/*/${span}`, { cwd: ROOT }).length > 0;
  }

  const linksOf = (text: string) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
  const named = readDocuments().flatMap(({ file, text }) => [
    ...spansOf(text)
      .filter(isPath)
      .map((span) => ({ file, span })),
    ...linksOf(text).map((span) => ({ file, span })),
  ]);

  it('are there', () => {
    expect(named.length).toBeGreaterThan(150);
    expect(
      named.filter(({ file, span }) => !exists(span, file)).map(({ file, span }) => `${file}: ${span}`),
    ).toEqual([]);
  });
});

describe('functions', () => {
  it(`have at most ${MOST_LINES} lines, but for those that had more before`, () => {
    const shipped = everything.filter(
      (file) => /\.(ts|tsx|mjs)$/.test(file) && !/(\.(test|spec)\.tsx?$|^tests\/|\/generated)/.test(file),
    );
    expect(shipped.length).toBeGreaterThan(1000);
    const long = shipped.flatMap((file) => longFunctionsIn(read(file), MOST_LINES).map(() => file));
    expect(holdBack('functions', long)).toEqual([]);
  });

  it('are measured from the first line to the last', () => {
    const lines = (count: number) => Array.from({ length: count }, () => '  call();').join('\n');
    expect(longFunctionsIn(`function short() {\n${lines(48)}\n}`, MOST_LINES)).toEqual([]);
    expect(longFunctionsIn(`const long = () => {\n${lines(49)}\n};`, MOST_LINES)).toEqual([
      'long, line 1: 51 lines',
    ]);
  });
});

describe('the eleven roles', () => {
  /** The account of the cast that has the role, at charity 1. */
  const castOf = (role: string) => (role === 'staff' ? 'staffrole' : role.toLowerCase()) as SubjectName;
  const rights = [...QUERY_RIGHTS, ...MUTATION_RIGHTS].filter(({ foreign }) => foreign !== undefined);

  it('are eleven, each with an account in the tests of rights and a line in those of the table', () => {
    expect(ROLES).toHaveLength(11);
    const table = read('api/domain/permissions/permissions.test.ts');
    const missing = ROLES.filter((role) => !table.includes(role) || !SUBJECTS.includes(castOf(role)));
    expect(missing).toEqual([]);
  });

  it.each(ROLES)('%s is asked what it may do at its own charity, and what it may not', (role) => {
    const subject = castOf(role);
    const allowed = rights.filter(({ own }) => own.includes(subject));
    expect(allowed.length, 'may').toBeGreaterThan(0);
    const refused = [...QUERY_RIGHTS, ...MUTATION_RIGHTS].filter(({ own }) => !own.includes(subject));
    expect(refused.length, 'may not').toBeGreaterThan(0);
    const elsewhere = rights.filter(
      ({ own, foreign }) => own.includes(subject) && !foreign?.includes(subject),
    );
    expect(elsewhere.length, 'not at another charity').toBeGreaterThan(0);
  });
});
