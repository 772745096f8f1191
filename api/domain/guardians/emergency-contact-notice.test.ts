import { expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import { emergencyContactMail } from './emergency-contact-notice.ts';

const SENDER = { siteName: 'Chariteers', supportEmail: null };
const quest = {
  username: 'QuietHeron42',
  title: { written: 'Serve dinner', translated: {} },
  link: 'https://x.example/sheet',
};

it('the mail to a charity names the person and the next quest, and leads to the sheet [SAF-30]', () => {
  const { subject, body } = emergencyContactMail('en', SENDER, {
    ...quest,
    startedAt: instantOf('2026-11-17', '18:00'),
  });
  expect(subject).toBe('QuietHeron42’s emergency contact changed: see the sheet');
  expect(body).toContain('“Serve dinner” on Tuesday, November 17, 2026.');
  expect(body).toContain('https://x.example/sheet');
});

it('a role without a date is named by its title [SAF-30]', () => {
  expect(emergencyContactMail('en', SENDER, { ...quest, startedAt: null }).body).toContain(
    'Their next quest with you is “Serve dinner”.',
  );
});
