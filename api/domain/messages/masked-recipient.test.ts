import { expect, it } from 'vitest';
import { maskedRecipient } from './mail-delivery.ts';

it.each([
  ['email', 'mina@example.org', 'm…@example.org'],
  ['text', '+12015550123', '…23'],
  ['push', '01930000-0000-7000-8000-00000000c0de', ''],
  ['email', '', ''],
  ['text', '', ''],
] as const)('by %s «%s» is masked as «%s» [MSG-02: what staff sees]', (channel, recipient, masked) => {
  expect(maskedRecipient(channel, recipient)).toBe(masked);
});
