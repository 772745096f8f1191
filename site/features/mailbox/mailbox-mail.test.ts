import { expect, it } from 'vitest';
import { mailboxTexts } from '#domain/texts/generated/mailbox.ts';
import { goneText } from './mailbox-mail.ts';

it('SAF-18 a mail without a text says why', () => {
  expect(goneText(mailboxTexts('en'), 'sent')).toContain('The server delivered');
  expect(goneText(mailboxTexts('en'), 'expired')).toContain('Ask for a new one');
  expect(goneText(mailboxTexts('en'), 'failed')).toContain('Ask for a new one');
});
