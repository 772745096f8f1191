import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-place.ts';
import { allOf, testsThatName } from './named-tests.ts';
import { prepareTrial } from './prove-removal.ts';

const sources = new Map([
  ['api/a.ts', 'const a = 1;\nif (isFull(quest))\n  throw new Error("full");\n'],
  ['site/b.astro', '<p>{x && <b>$&</b>}</p>\n<p>twice</p>\n<p>twice</p>'],
]);
const tests = new Map([
  ['api/a.test.ts', "it('says it [QD-07]', …)"],
  ['tests/e2e/a.spec.ts', "test('says something else [OPEN-QD-07, QD-070]', …)"],
  ['tests/e2e/b.spec.ts', "test.describe.configure({ mode: 'serial' }); test('shows it [QD-07, QL-01]', f)"],
  [
    'tests/e2e/c.spec.ts',
    `test.describe('a way', () => {
       test.describe('on foot', () => { test.describe.configure({ mode: 'serial' }); test('begins [QL-01]', f); });
       test.describe('by boat', () => { test.describe.configure({ mode: 'serial' }); test('begins [QL-02]', f); });
       test('is another [QL-03, QL-01]', f);
     });`,
  ],
]);

describe('a place', () => {
  it('is found by its text, however that is broken into lines', () => {
    const found = findPlaces(sources, 'if (isFull(quest)) throw new Error("full");');
    expect(found).toEqual([{ file: 'api/a.ts', start: 13, end: 58 }]);
    expect(findPlaces(sources, '{x && <b>$&</b>}')).toHaveLength(1);
  });

  it('is lost where the text stands nowhere or twice, or no test names the rows', () => {
    const tried = (find: string, id = 'QD-07') =>
      prepareTrial({ ids: [id], what: 'it', find }, sources, tests);
    expect(tried('nowhere')).toMatch(/not in the sources/);
    expect(tried('<p>twice</p>')).toMatch(/stands 2 times, in site\/b\.astro/);
    expect(tried('const a = 1;', 'QD-99')).toMatch(/no test names/);
    expect(tried('const a = 1;')).toMatchObject({ place: { file: 'api/a.ts' } });
  });
});

describe('the tests that name a row', () => {
  it('name exactly that one; where tests build on each other, their block or file runs as a whole', () => {
    const named = testsThatName(tests, ['QD-07']);
    expect(named).toMatchObject({ unit: ['api/a.test.ts'], browser: ['tests/e2e/b.spec.ts'] });
    const titles = new RegExp(named.titles);
    expect(
      ['QD-07 says it', 'OPEN-QD-07 QD-070 says something else', 'b.spec.ts alone'].map((one) =>
        titles.test(one),
      ),
    ).toEqual([true, false, true]);
    const inBlock = new RegExp(testsThatName(tests, ['QL-01']).titles);
    expect(
      ['a way on foot comes to an end', 'a way by boat QL-02 begins', 'a way QL-03 QL-01 is another'].map(
        (one) => inBlock.test(`c.spec.ts ${one}`),
      ),
    ).toEqual([true, false, true]);
  });

  it('of several rows are those of any', () => {
    const all = allOf([testsThatName(tests, ['QD-07']), testsThatName(tests, ['QL-01'])]);
    expect(all.unit).toEqual(['api/a.test.ts']);
    expect(all.browser).toEqual(['tests/e2e/b.spec.ts', 'tests/e2e/c.spec.ts']);
  });
});
