import { expect, it } from 'vitest';
import { mailboxTexts } from '#domain/texts/generated/mailbox.ts';
import { goneText } from './mailbox-mail.ts';

it('a mail without a text says why [SAF-18]', () => {
  expect(goneText(mailboxTexts('en'), 'sent')).toContain('Delivered, so');
  expect(goneText(mailboxTexts('en'), 'expired')).toContain('Ask for a new one');
  expect(goneText(mailboxTexts('en'), 'failed')).toContain('Ask for a new one');
});
