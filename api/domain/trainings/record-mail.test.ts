import { describe, expect, it } from 'vitest';
import { type ResolutionMailFacts, resolutionMail } from './record-mail.ts';

const SENDER = { siteName: 'Chariteers', supportEmail: 'help@demo.example' };

const NOW = Date.parse('2026-11-16T15:00:00Z');
const facts: ResolutionMailFacts = {
  trainingName: 'Food safety',
  providerName: 'Harbor Table',
  record: { resolution: 'Complete', expiredAt: Date.parse('2027-11-16T05:00:00Z'), fulfilledBy: 'Applying' },
  note: 'Well <b>done</b> &amp; on time',
  firstName: 'Rosa',
  now: NOW,
  link: 'https://site.example/questList/1/quest/q',
};

describe('the mail about a training', () => {
  it('names training, organization, new status and note, and leads to the quest [OPEN-ORI-05]', () => {
    expect(resolutionMail('en', SENDER, facts)).toMatchObject({
      subject: 'Complete: Food safety',
      body: [
        'Hello Rosa,',
        '',
        'Harbor Table reviewed “Food safety”.',
        '',
        'New status: Complete',
        'Expiration date: Tuesday, November 16, 2027',
        'Their note: Well done & on time',
        '',
        'You can sign up for quests that require it:',
        '',
        'https://site.example/questList/1/quest/q',
        '',
        'Questions? Write to help@demo.example.',
        '',
        'Chariteers',
        '',
      ].join('\n'),
    });
  });

  it.each([
    ['Provisional', 'Applied: Food safety', 'New status: Applied!', true],
    ['Interested', 'Interested: Food safety', 'New status: Interested', false],
    ['Failed', 'Failed: Food safety', 'New status: Failed', false],
    ['Withdrawn', 'Withdrawn: Food safety', 'New status: Withdrawn', false],
  ] as const)('a training that is %s [OPEN-ORI-05, ORI-03, ORI-04]', (resolution, subject, line, isOpen) => {
    const mail = resolutionMail('en', SENDER, {
      ...facts,
      record: { resolution, expiredAt: null, fulfilledBy: 'Applying' },
      note: null,
    });
    expect(mail.subject).toBe(subject);
    expect(mail.body).toContain(line);
    expect(mail.body.includes('You can sign up')).toBe(isOpen);
    expect(mail.body).not.toContain('Their note');
    expect(mail.body).not.toContain('Expiration date');
  });

  it('an application for a training about safety opens nothing, and the mail does not say so [SAF-14]', () => {
    const record = { resolution: 'Provisional', expiredAt: null, fulfilledBy: 'Complete' } as const;
    expect(resolutionMail('en', SENDER, { ...facts, record }).body).not.toContain('You can sign up');
  });

  it('a completion that has run out already is told as that [OPEN-ORI-05]', () => {
    const mail = resolutionMail('en', SENDER, {
      ...facts,
      record: { resolution: 'Complete', expiredAt: NOW, fulfilledBy: 'Applying' },
    });
    expect(mail.body).toContain('New status: Expired');
    expect(mail.body).not.toContain('You can sign up');
  });
});
