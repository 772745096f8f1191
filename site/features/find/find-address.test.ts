import { describe, expect, it } from 'vitest';
import {
  askOf,
  choosing,
  type FindAsk,
  hiddenChoices,
  NOTHING_ASKED,
  pointOf,
  problemsOfAsk,
  roundedPlace,
  searchOfAsk,
} from './find-address.ts';

const TODAY = '2026-11-26';
const read = (search: string) => askOf(new URL(`http://site.test/find?${search.replace(/^\?/, '')}`));
const EVERYTHING: FindAsk = {
  ...NOTHING_ASKED,
  date: '2026-11-28',
  times: ['morning', 'evening'],
  types: ['food', 'youth'],
  districtId: '3',
  zip: '07030',
  miles: 3,
  needsPeople: true,
  withChildren: true,
  noExperience: true,
  atHome: true,
  words: 'soup kitchen',
  sort: 'distance',
  page: 2,
  isAll: true,
  hasMap: true,
};

describe('the address of what somebody looks for', () => {
  it('says every choice, and reads back the same [DSC-02: the address, DSC-06: it can be shared]', () => {
    const search = searchOfAsk(EVERYTHING);
    expect(search).toBe(
      '?date=2026-11-28&time=morning&time=evening&type=food,youth&district=3&zip=07030&miles=3' +
        '&need=1&children=1&easy=1&home=1&q=soup+kitchen&sort=distance&page=2&all=1&map=1',
    );
    expect(read(search)).toEqual(EVERYTHING);
    const nearby = { ...NOTHING_ASKED, day: 'weekend' as const, near: '40.74,-74.03' };
    expect(searchOfAsk(nearby)).toBe('?day=weekend&near=40.74,-74.03');
    expect(read(searchOfAsk(nearby))).toEqual(nearby);
  });

  it('leaves out what nobody chose, and what does not count [DSC-06: one address for one list]', () => {
    expect(searchOfAsk(NOTHING_ASKED)).toBe('');
    expect(read('')).toEqual(NOTHING_ASKED);
    // A form sends what is empty, too.
    expect(searchOfAsk(read('day=any&date=&zip=&near=&miles=3&district=&q=&sort=start'))).toBe('');
    expect(searchOfAsk({ ...EVERYTHING, near: '40.74,-74.03' })).not.toContain('near');
    expect(searchOfAsk(read('day=weekend&date=2026-11-28'))).toBe('?date=2026-11-28');
  });

  it.each([
    ['day=someday', {}],
    ['day=weekend&day=today', { day: 'weekend' }],
    ['time=midnight&time=evening&time=evening', { times: ['evening'] }],
    ['type=FOOD&type=food&type=%3Cb%3E&type=', { types: ['food'] }],
    ['miles=4', {}],
    ['miles=-1', {}],
    ['sort=price', {}],
    ['page=0', {}],
    ['page=1e3', {}],
    ['page=99999', { page: 50 }],
    ['near=40.7411,-74.0349', { near: '40.74,-74.03' }],
    ['near=here', {}],
    ['near=91,0', {}],
    ['near=0,181', {}],
    ['near=40.74', {}],
    ['near=NaN,NaN', {}],
    ['near=40.74,-74.03,1', {}],
    ['zip=+07030+&near=40.74,-74.03', { zip: '07030' }],
    ['need=', {}],
  ])('%s counts as what a form could have sent [DSC-02: odd values]', (search, asked) => {
    expect(read(search)).toEqual({ ...NOTHING_ASKED, ...asked });
  });

  it('nothing grows beyond what anybody types [DSC-02: odd values]', () => {
    const long = 'x'.repeat(100_000);
    const { zip, words, districtId, types } = read(
      `zip=${long}&q=${long}&district=${long}&${'type=a'.repeat(9)}`,
    );
    expect([zip.length, words.length, districtId.length]).toEqual([20, 100, 100]);
    expect(types.length).toBeLessThanOrEqual(25);
  });
});

describe('what was typed wrong', () => {
  it.each([
    [{}, []],
    [{ zip: '07030' }, []],
    [{ zip: '7030' }, ['zip']],
    [{ zip: 'Hoboken' }, ['zip']],
    [{ zip: '07030-1234' }, ['zip']],
    [{ date: TODAY }, []],
    [{ date: '2026-11-25' }, ['date']],
    [{ date: '2026-02-30' }, ['date']],
    [{ date: 'Saturday' }, ['date']],
    [{ words: 'so' }, ['words']],
    [{ words: 'a b c' }, ['words']],
    [{ words: 'a sopa' }, []],
    [{ words: 'توزيع' }, []],
    [{ words: '"*)(' }, ['words']],
    [{ zip: 'x', date: 'x', words: 'x' }, ['zip', 'date', 'words']],
  ])('%j: %j [DSC-02, DSC-05: clear words for odd values]', (typed, problems) => {
    expect(problemsOfAsk({ ...NOTHING_ASKED, ...typed }, TODAY)).toEqual(problems);
  });
});

describe('choices', () => {
  it('a choice begins at the first page; a day takes the date away, a ZIP code the position [DSC-02: choices]', () => {
    const asked = { ...NOTHING_ASKED, page: 3, date: '2026-11-28', near: '40.74,-74.03' };
    expect(choosing(asked, { withChildren: true })).toEqual({ ...asked, page: 1, withChildren: true });
    expect(choosing(asked, { day: 'weekend' })).toMatchObject({ day: 'weekend', date: '' });
    expect(choosing(asked, { day: 'any', date: '2026-11-29' }).date).toBe('2026-11-29');
    expect(choosing(asked, { zip: '07030' })).toMatchObject({ zip: '07030', near: '' });
    expect(choosing(asked, { zip: '' }).near).toBe('40.74,-74.03');
  });

  it('those that the folded form hides are counted [DSC-02: folded filters]', () => {
    expect(hiddenChoices(NOTHING_ASKED)).toBe(0);
    expect(hiddenChoices({ ...NOTHING_ASKED, day: 'weekend', zip: '07030', page: 2 })).toBe(0);
    expect(hiddenChoices(EVERYTHING)).toBe(9);
  });
});

it('a position loses all but two decimals [DSC-04: two decimals]', () => {
  expect(roundedPlace(40.743_991, -74.032_363)).toBe('40.74,-74.03');
  expect(roundedPlace(-0.001, 180)).toBe('-0.00,180.00');
  expect(pointOf('40.74,-74.03')).toEqual({ latitude: 40.74, longitude: -74.03 });
  expect(pointOf('')).toBeNull();
});
