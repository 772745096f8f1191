import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { invitationMail, readInvited } from './group-invitation.ts';
import { INVITATION_MS } from './invitation-limits.ts';

const SENDER = { siteName: 'Chariteers', supportEmail: null };

describe('an invitation into a group', () => {
  it.each([
    [' QuayHand ', { username: 'QuayHand', isAddress: false }],
    ['abc', { username: 'abc', isAddress: false }],
    ['a'.repeat(20), { username: 'a'.repeat(20), isAddress: false }],
    [' Kim@example.org ', { username: 'Kim@example.org', isAddress: true }],
  ])('«%s» is kept as it was typed [SAF-17, DSK-10]', (typed, read) => {
    expect(inEnglish(readInvited(typed))).toEqual(read);
  });

  it.each(['', '  ', 'ab', 'a'.repeat(21), 'Kim K', 'kim\n', 'Kïm'])(
    '«%s» can be nobody’s user name, and is refused as that [SAF-17]',
    (typed) => {
      const read = readInvited(typed.replace('\n', '\nx'));
      expect(inEnglish(read)).toEqual({ problem: 'Use 3 to 20 letters and numbers.' });
    },
  );

  it.each(['@', 'kim@', 'kim@example', 'kim@example.con', 'a@b.org, c@d.org', `${'x'.repeat(250)}@a.org`])(
    '«%s» can be no email address [DSK-10]',
    (typed) => {
      expect(inEnglish(readInvited(typed))).toEqual({ problem: 'Enter a valid email address.' });
    },
  );

  it('the mail says which group, which role, where to answer, and that nothing is seen before [SAF-17]', () => {
    const facts = {
      groupName: 'Team of the Quay',
      providerName: 'Quay Table',
      roleId: 'captains',
      firstName: 'Rosa',
      expiresAt: Date.parse('2026-11-16T15:00:00Z') + INVITATION_MS,
      link: 'https://site.example/invitations',
    };
    expect(invitationMail('en', SENDER, facts)).toMatchObject({
      subject: 'An invitation: Team of the Quay',
      body: [
        'Hello Rosa,',
        '',
        'Join the group “Team of the Quay” of Quay Table as Captain.',
        '',
        'Accept or decline here:',
        'https://site.example/invitations',
        '',
        'It expires on Monday, November 30, 2026. Until you accept, they see nothing about you. Don’t know them? Ignore this.',
        '',
        'Chariteers',
        '',
      ].join('\n'),
    });
    expect(invitationMail('en', SENDER, { ...facts, firstName: null, providerName: null }).body).toContain(
      'Hello,\n\nJoin the group “Team of the Quay” as',
    );
  });
});
