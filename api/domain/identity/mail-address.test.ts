import { expect, it } from 'vitest';
import { maskedAddress } from './mail-address.ts';

it.each([
  ['mina@example.org', 'm…@example.org'],
  ['Mi@example.org', 'M…@example.org'],
  ['m@example.org', '…@example.org'],
  ['"a@b"@example.org', '"…@example.org'],
  ['😀x@example.org', '😀…@example.org'],
])('the address %s is masked as %s [SAF-18]', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
