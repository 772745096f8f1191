import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRIVACY_SECTIONS, promiseText } from './privacy-promises.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const TITLE = /\b(?:it|test|describe)(?:\.each(?:<[^>]*>)?\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])(.*?)\1/gs;

/** Every number of a requirement that a test of the product names in its title. */
function provenIds(): Set<string> {
  const files = globSync('{api,db,site,backoffice,scripts,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: root });
  const titles = files
    .filter((file) => !file.includes('node_modules'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(TITLE)])
    .map((match) => match[2] ?? '');
  return new Set(titles.flatMap((title) => title.match(/\b(?:OPEN-)?[A-Z]{2,4}-\d{2}\b/g) ?? []));
}

const promises = PRIVACY_SECTIONS.flatMap((section) => section.promises);

describe('the Privacy Policy', () => {
  const proven = provenIds();

  it.each(promises)('SAF-39 «$text» is kept by tests', ({ keptBy }) => {
    expect(keptBy.filter((id) => !proven.has(id))).toEqual([]);
  });

  it('SAF-39 holds no promise without a row that keeps it, and none twice', () => {
    expect(promises.length).toBeGreaterThan(15);
    for (const { keptBy } of promises) expect(keptBy.length).toBeGreaterThan(0);
    expect(new Set(promises.map(({ text }) => text)).size).toBe(promises.length);
  });

  it('STA-06 DEC-48 says the smallest age of the installation', () => {
    const texts = promises.map((promise) => promiseText(promise, { siteName: 'Here', minimumAge: 11 }));
    expect(texts.filter((text) => text.includes('No one under 11 may use the service'))).toHaveLength(1);
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  });
});
