import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { COPY_SCRIPT, COPY_SCRIPT_HASH } from './copy-look.ts';
import {
  COPY_END,
  copyStart,
  PERSON_END,
  partEnd,
  partStart,
  personStart,
  recordsIn,
  type Sides,
} from './copy-page.ts';

const MADE = Date.parse('2026-11-16T15:00:00Z');
const NASTY = '</script><script>alert(1)</script>&"\'';

function whole(sides: readonly Sides[]): string {
  return sides.map(({ page }) => page).join('') + sides.map(({ json }) => json).join('');
}

function fileOf(locale: 'en' | 'es' | 'ar'): string {
  const quest = { id: 'q', name: 'Soup line', charity: 'Harbor Table', startsAt: MADE };
  const row = [
    ['questId', { kind: 'named', value: quest }],
    ['claimedAt', { kind: 'time', value: MADE }],
    ['abandonReason', { kind: 'text', value: NASTY }],
    ['id', { kind: 'id', value: 'c1' }],
    ['guildId', null],
  ] as const;
  return whole([
    copyStart(locale, { siteName: NASTY, username: 'Mina', madeAt: MADE, leftOut: { setting: 'nobody' } }),
    personStart(locale, null, true),
    partStart(locale, 'signUps', 2, true),
    recordsIn(locale, [row], true),
    recordsIn(locale, [row], false),
    partEnd(2),
    partStart(locale, 'credits', 0, false),
    recordsIn(locale, [], true),
    partEnd(0),
    PERSON_END,
    personStart(locale, NASTY, false),
    PERSON_END,
    COPY_END,
  ]);
}

const jsonIn = (file: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(file)?.[1] ?? '');

it('holds the same for people and as JSON, with New York’s times and ISO [JOI-15: one file]', () => {
  const file = fileOf('en');
  expect(file).toContain('<dt>Quest</dt><dd dir="auto">Soup line · Harbor Table · November 16, 2026</dd>');
  expect(file).toContain(
    '<time datetime="2026-11-16T10:00:00-05:00">Monday, November 16, 2026, 10:00 am</time>',
  );
  const { about, people } = jsonIn(file);
  expect(about.madeAt).toBe('2026-11-16T10:00:00-05:00');
  expect(people).toHaveLength(2);
  expect(people[0].parts.credits).toEqual([]);
  expect(people[0].parts.signUps[1]).toEqual({
    questId: { id: 'q', name: 'Soup line', charity: 'Harbor Table', startsAt: '2026-11-16T10:00:00-05:00' },
    claimedAt: '2026-11-16T10:00:00-05:00',
    abandonReason: NASTY,
    id: 'c1',
    guildId: null,
  });
});

it('what people typed is text in both, and cannot end either [JOI-15: hostile words]', () => {
  const file = fileOf('en');
  expect(file.match(/<script/g)).toHaveLength(2);
  expect(file).not.toContain('alert(1)</script>&');
  expect(jsonIn(file).people[1].person).toEqual({ who: 'child', name: NASTY });
});

it('the file says in its language that notes of charities are not in it [JOI-15: notes]', () => {
  expect(fileOf('en')).toContain('Charities’ notes about you');
  expect(fileOf('es')).toContain('Notas de organizaciones sobre ti');
  expect(fileOf('ar')).toMatch(/<html lang="ar" dir="rtl">.*ملاحظات الجمعيات عنك/s);
});

it('only the own script runs in the file, by its hash [JOI-15: hostile words]', () => {
  const hash = `sha256-${createHash('sha256').update(COPY_SCRIPT).digest('base64')}`;
  expect(COPY_SCRIPT_HASH).toBe(hash);
  expect(fileOf('en')).toContain(`script-src '${hash}'`);
});
