import { expect, it } from 'vitest';
import { mailboxOf, maskedAddress } from './mail-address.ts';

it.each([
  ['mina@example.org', 'm…@example.org'],
  ['Mi@example.org', 'M…@example.org'],
  ['m@example.org', '…@example.org'],
  ['"a@b"@example.org', '"…@example.org'],
  ['😀x@example.org', '😀…@example.org'],
])('SAF-18 the address %s is masked as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

it.each([
  ['Mina@Example.org ', 'mina@example.org'],
  ['mina+guild+2@example.org', 'mina@example.org'],
  ['mi.na+x@googlemail.com', 'mina@gmail.com'],
  ['mi.na@example.org', 'mi.na@example.org'],
  ['+x@example.org', '+x@example.org'],
])('SAF-29 what goes to %s ends in the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
