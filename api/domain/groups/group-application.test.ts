import { expect, it } from 'vitest';
import { APPLICATION_ANSWER_MAX, acceptanceMail, readAnswer } from './group-application.ts';

const SENDER = { siteName: 'Chariteers', supportEmail: 'help@demo.example' };

it('API-44 OPEN-GUI-03 an answer is kept without blanks around it, and may be missing', () => {
  expect(readAnswer('  I sing. ')).toEqual({ answer: 'I sing.' });
  for (const nothing of [undefined, null, '', '  ']) expect(readAnswer(nothing)).toEqual({ answer: null });
});

it('API-44 an answer has at most 500 characters, whatever they are', () => {
  expect(readAnswer('🎺'.repeat(APPLICATION_ANSWER_MAX))).toHaveProperty('answer');
  expect(readAnswer('a'.repeat(APPLICATION_ANSWER_MAX + 1))).toEqual({
    problem: 'The answer must be at most 500 characters long.',
  });
});

it('GRP-07 API-49 the mail names the group and leads to it', () => {
  const facts = { groupName: 'Harbor Friends', firstName: 'Rosa', address: 'https://x.example/guilds/g' };
  expect(acceptanceMail('en', SENDER, facts)).toMatchObject({
    subject: 'Welcome to Harbor Friends',
    body: 'Hello Rosa,\n\nYour application to Harbor Friends has been accepted. You are a member now:\n\nhttps://x.example/guilds/g\n\nQuestions? Write to help@demo.example.\n\nChariteers\n',
  });
  expect(acceptanceMail('en', SENDER, { ...facts, firstName: null }).body).toMatch(/^Hello,\n/);
});
