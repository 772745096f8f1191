import { expect, it } from 'vitest';
import { bootMail } from './boot-mail.ts';

const SENDER = { siteName: 'Chariteers', supportEmail: null };

it('the mail names charity and quest, and the block when there is one', () => {
  const facts = {
    message: null,
    title: { written: 'Dinner', translated: {} },
    startedAt: null,
    providerName: 'Harbor Table',
    firstName: null,
  };
  const booted = bootMail('en', SENDER, { ...facts, option: 'BOOT' });
  expect(booted.subject).toBe('Removed from a quest: Dinner');
  expect(booted.body).toContain('Harbor Table took you off');
  expect(booted.body).not.toContain('can’t sign up');
  expect(bootMail('en', SENDER, { ...facts, option: 'BAN' }).body).toContain('can’t sign up');
});
