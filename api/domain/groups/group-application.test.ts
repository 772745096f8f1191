import { expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { APPLICATION_ANSWER_MAX, acceptanceMail, declinedMail, readAnswer } from './group-application.ts';

const ORIGIN = 'https://site.example';
const SENDER = { siteName: 'Chariteers', supportEmail: 'help@demo.example' };

it('an answer is kept without blanks around it, and may be missing [API-44, OPEN-GUI-03]', () => {
  expect(inEnglish(readAnswer('  I sing. ', ORIGIN))).toEqual({ answer: 'I sing.' });
  for (const nothing of [undefined, null, '', '  '])
    expect(inEnglish(readAnswer(nothing, ORIGIN))).toEqual({ answer: null });
});

it('an answer has at most 500 characters, whatever they are [API-44]', () => {
  expect(inEnglish(readAnswer('🎺'.repeat(APPLICATION_ANSWER_MAX), ORIGIN))).toHaveProperty('answer');
  expect(inEnglish(readAnswer('a'.repeat(APPLICATION_ANSWER_MAX + 1), ORIGIN))).toEqual({
    problem: 'Use at most 500 characters.',
  });
});

it('the mail names the group and leads to it [GRP-07, API-49]', () => {
  const facts = { groupName: 'Harbor Friends', firstName: 'Rosa', address: 'https://x.example/guilds/g' };
  expect(acceptanceMail('en', SENDER, facts)).toMatchObject({
    subject: 'Welcome to Harbor Friends',
    body: 'Hello Rosa,\n\nYou’re a member now:\n\nhttps://x.example/guilds/g\n\nQuestions? Write to help@demo.example.\n\nChariteers\n',
  });
  expect(acceptanceMail('en', SENDER, { ...facts, firstName: null }).body).toMatch(/^Hello,\n/);
});

it.each([
  ['see https://evil.example/x', false],
  ['write to evil.shop', false],
  ['I know https://site.example/questList/1', true],
  ['write to me at rosa@demo.example', true],
])('an answer with the link “%s” is kept: %s [GRP-07]', (answer, isKept) => {
  expect(inEnglish('answer' in readAnswer(answer, ORIGIN))).toBe(isKept);
});

it('an answer keeps its lines, and loses characters that hide or turn text [GRP-07]', () => {
  const read = readAnswer('I cook.\r\n\r\n\r\n\r\nAnd \u202Ebake\u0007.\u2028Daily', ORIGIN);
  expect(read).toEqual({ answer: 'I cook.\n\nAnd bake .\nDaily' });
});

it('the email about a charity’s group promises no rights, and a refusal leads to other quests [GRP-07]', () => {
  const facts = { groupName: 'Harbor Table', firstName: 'Rosa', address: 'https://x.example/find' };
  const accepted = acceptanceMail('en', SENDER, { ...facts, isCharity: true });
  expect(accepted.body).toContain('An admin will give you a role.');
  expect(accepted.body).not.toContain('You’re a member now');
  expect(declinedMail('en', SENDER, facts)).toMatchObject({
    subject: 'About your application to Harbor Table',
    body: expect.stringContaining('https://x.example/find'),
  });
});
