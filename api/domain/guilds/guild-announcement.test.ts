import { describe, expect, it } from 'vitest';
import { announcementMail, announcementsLeft, refusalOfAnnouncement } from './guild-announcement.ts';

describe('an announcement to a guild', () => {
  it.each([
    ['the first of a day', { sentToday: 0, others: 3 }, null],
    ['the third', { sentToday: 2, others: 3 }, null],
    ['the fourth', { sentToday: 3, others: 3 }, 'RATE_LIMITED'],
    ['where nobody else belongs', { sentToday: 0, others: 0 }, 'MEMBER_NOT_FOUND'],
  ] as const)('%s [GUI-47: the limit]', (_, facts, refusal) => {
    expect(refusalOfAnnouncement(facts)).toBe(refusal);
  });

  it('never fewer than none are left [GUI-47: the limit]', () => {
    expect([0, 2, 3, 4].map(announcementsLeft)).toEqual([3, 1, 0, 0]);
  });

  it('every line of what somebody wrote is marked as theirs [GUI-47: the mail]', () => {
    const sender = { siteName: 'Chariteers', publicOrigin: 'https://x.test', supportEmail: null };
    const facts = {
      firstName: 'Rosa',
      guildName: 'Friends',
      text: 'One\nTwo',
      link: 'https://x.test/guilds/g',
    };
    const { subject, body } = announcementMail('en', sender as never, facts);
    expect(subject).toContain('Friends');
    expect(body).toContain('> One\n> Two');
  });
});
