import { describe, expect, it } from 'vitest';
import { alertMail } from './alert-message.ts';

const SENDER = { siteName: 'Chariteers', supportEmail: 'help@demo.example' };

const facts = {
  title: { written: 'Soup line', translated: {} },
  providerName: 'Harbor Table',
  startedAt: Date.parse('2026-11-17T15:00:00Z'),
  endedAt: Date.parse('2026-11-17T18:00:00Z'),
  location: { name: 'Dock', address: 'Dock Street', detail: 'Blue door' },
  openPlaces: 3,
  link: 'https://chariteers.example/questList/1/quest/q',
};

describe('the mail of an alert', () => {
  it('tells title, charity, date, place, open spots and the link [OPEN-ALE-07]', () => {
    const { subject, body } = alertMail('en', SENDER, facts, { firstName: 'Ada', isPrevious: true });
    expect(subject).toBe('Harbor Table needs you: Soup line');
    expect(body.split('\n')).toEqual([
      'Hello Ada,',
      '',
      'Harbor Table needs volunteers:',
      '',
      'Soup line',
      'When: Tuesday, November 17, 2026, 10:00 am to 1:00 pm',
      'Where: Dock, Dock Street',
      'Open spots: 3',
      '',
      'Details and sign-up:',
      'https://chariteers.example/questList/1/quest/q',
      '',
      'You’ve signed up with Harbor Table before.',
      '',
      'Questions? Write to help@demo.example.',
      '',
      'Chariteers',
      '',
    ]);
  });

  it('says so where a quest has no date, and leaves out a place that is not known [OPEN-ALE-07]', () => {
    const { body } = alertMail(
      'en',
      SENDER,
      { ...facts, startedAt: null, endedAt: null, location: null },
      { firstName: null, isPrevious: false },
    );
    expect(body).toContain('Hello,\n');
    expect(body).toContain('When: on a day to be agreed\nOpen spots: 3');
    expect(body).toContain('You volunteer on Chariteers.');
  });
});
