import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { foldedText } from '#domain/text/folded-text.ts';
import { foldedSql } from './folded-sql.ts';

const db = new Sqlite(':memory:');
const fold = db.prepare(`SELECT ${foldedSql('given')} FROM (SELECT ? AS given)`).pluck();

it('folds every letter in SQL as in the domain', () => {
  const letters = Array.from({ length: 0xffff - 31 }, (_, at) => String.fromCharCode(at + 32));
  const unlike = letters
    .filter((letter) => letter.isWellFormed())
    .filter((letter) => fold.get(`X${letter}y`) !== foldedText(`X${letter}y`))
    .map((letter) => letter.charCodeAt(0).toString(16));
  expect(unlike).toEqual([]);
});

it.each([
  ['José  Ñandú', 'jose nandu'],
  ['\tO’Neill\u00a0\u3000Łukasz ', 'oneill lukasz'],
  ['GROẞ \u200bÆsir', 'gross aesir'],
  ['Şahin İlknur Işık', 'sahin ilknur isik'],
  ['佐藤 花子 👨', '佐藤 花子 👨'],
])('folds %s in SQL as in the domain', (text, folded) => {
  expect(fold.get(text)).toBe(folded);
  expect(foldedText(text)).toBe(folded);
});

it('keeps null', () => {
  expect(fold.get(null)).toBeNull();
});
