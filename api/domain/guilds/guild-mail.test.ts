import { expect, it } from 'vitest';
import {
  answeredMail,
  askedMail,
  codeRenewedMail,
  codeRestsMail,
  reservedMail,
  writtenMail,
} from './guild-mail.ts';

const SOUP = { title: { written: 'Soup', translated: {} }, startedAt: Date.parse('2026-11-21T18:00:00Z') };
const link = 'http://chariteers.test/guilds/g?tab=reservations';
const sender = { siteName: 'Chariteers', supportEmail: null };
const facts = { firstName: 'Gwen', guildName: 'The Runners', providerName: 'Harbor Table', link };

it('admins read what was reserved, and where they give it back in one tap [SAF-16]', () => {
  const { subject, body } = reservedMail('en', sender, { ...facts, quests: [SOUP] });
  expect(subject).toBe('A quest is reserved for The Runners');
  expect(body).toContain('Hello Gwen,');
  expect(body).toContain('- “Soup” on Saturday, November 21, 2026, 1:00 pm');
  expect(body).toContain(`Give it back:\n${link}`);
});

it('a posted month comes in one mail, which does not list a hundred quests [SAF-16]', () => {
  const { subject, body } = reservedMail('en', sender, { ...facts, quests: Array(15).fill(SOUP) });
  expect(subject).toBe('15 quests are reserved for The Runners');
  expect(body.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(12);
  expect(body).toContain('and 3 more');
});

it('admins read that a request holds nothing, and how long they have [SAF-16]', () => {
  const { subject, body } = askedMail('en', sender, {
    ...facts,
    quests: [{ title: { written: 'Role', translated: {} }, startedAt: null }],
  });
  expect(subject).toBe('Harbor Table asks The Runners about a quest');
  expect(body).toContain('- “Role”\n');
  expect(body).toContain('Nothing is reserved yet. Answer within 7 days');
});

it('a charity’s own words are quoted, with how it can be reached [SAF-16]', () => {
  const letter = { quest: SOUP, message: 'One.\nTwo.', contact: 'desk@harbor.example' };
  const { body } = writtenMail('en', sender, { ...facts, firstName: null, ...letter });
  expect(body).toContain('Hello,\n');
  expect(body).toContain('> One.\n> Two.');
  expect(body).toContain('Reach Harbor Table: desk@harbor.example');
});

it('admins are told of a new code and of one that rests; no mail holds a code [SAF-31]', () => {
  expect(codeRenewedMail('en', sender, facts).subject).toBe('The Runners has a new code');
  expect(codeRestsMail('en', sender, facts).subject).toBe('The code of The Runners is paused until tomorrow');
});

it.each([
  ['accepted', 'The Runners accepted “Soup”'],
  ['declined', 'The Runners declined “Soup”'],
  ['given-back', 'The Runners gave back “Soup”'],
] as const)('who reserved is told: %s [SAF-16]', (answer, subject) => {
  const mail = answeredMail('en', sender, {
    firstName: null,
    guildName: 'The Runners',
    answer,
    quest: SOUP,
    link,
  });
  expect(mail.subject).toBe(subject);
  expect(mail.body).toContain(link);
});
