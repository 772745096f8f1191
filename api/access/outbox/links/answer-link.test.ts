import { expect, it } from 'vitest';
import { createDataKey } from '#api/process/config/data-key.ts';
import { ANSWER_PURPOSES, answerLink, answerToken, readAnswerLink } from './answer-link.ts';

const SECRET = '0f'.repeat(32);
const dataKey = createDataKey(SECRET);
const config = { dataKey, publicOrigin: 'https://app.example' };
const id = '01930000-0000-7000-8000-00000000c0de';

it.each(ANSWER_PURPOSES)('a link to answer «%s» names its contract and nothing else [REM-05]', (purpose) => {
  for (const named of [id, 'contract-7', 'Ünicode'])
    expect(readAnswerLink(dataKey, answerToken(dataKey, { purpose, id: named }))).toEqual({
      purpose,
      id: named,
    });
});

it('it leads to the page of its question, in the language of the mail, and is short [REM-05]', () => {
  const token = answerToken(dataKey, { purpose: 'attend', id });
  expect(token).toMatch(/^[\w-]{39}$/);
  expect(answerLink('en', config, { purpose: 'attend', id })).toBe(
    `https://app.example/answer?token=${token}`,
  );
  expect(answerLink('es', config, { purpose: 'attend', id, says: 'no' })).toBe(
    `https://app.example/es/answer?token=${token}&says=no`,
  );
  expect(answerLink('en', config, { purpose: 'cannot', id })).toContain('/answer?');
  expect(answerLink('ar', config, { purpose: 'again', id })).toContain('/ar/again?');
});

it('no other purpose, contract, key or way of writing is taken for it [REM-05]', () => {
  const token = answerToken(dataKey, { purpose: 'attend', id });
  const bytes = Buffer.from(token, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 2;
    expect(readAnswerLink(dataKey, changed.toString('base64url')), `byte ${at}`).toBeNull();
  }
  const odd = ['', 'x', token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`, 'A'.repeat(5_000), '%00'];
  for (const one of odd) expect(readAnswerLink(dataKey, one), one.slice(0, 50)).toBeNull();
  expect(readAnswerLink(createDataKey('f0'.repeat(32)), token)).toBeNull();
});

it('it stays good when the key is changed, and new ones are signed with the new key [REM-05]', () => {
  const before = answerToken(dataKey, { purpose: 'attend', id });
  const changed = createDataKey(SECRET);
  changed.learn('aa'.repeat(32), 'all');
  expect(readAnswerLink(changed, before)).toEqual({ purpose: 'attend', id });
  expect(answerToken(changed, { purpose: 'attend', id })).not.toBe(before);
});
