import { expect, it } from 'vitest';
import { ownAddress, readNote } from './push.ts';

it('only what is of our making, and it leads to this site alone [MSG-15: what the worker shows]', () => {
  const empty = { title: '', body: '', tag: '', link: '' };
  expect(readNote(null)).toEqual(empty);
  expect(readNote({ json: () => ({ title: 'Soup', body: 7, tag: 't' }) })).toEqual({
    ...empty,
    title: 'Soup',
    tag: 't',
  });
  const broken = () => {
    throw new SyntaxError('no JSON');
  };
  expect(readNote({ json: broken })).toEqual(empty);
  const origin = 'https://quests.example';
  expect(ownAddress('/home', origin)).toBe(`${origin}/home`);
  for (const link of ['https://evil.example/home', 'javascript:alert(1)', 7, 'http://'])
    expect(ownAddress(link, origin)).toBe(`${origin}/`);
});
