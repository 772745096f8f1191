import { expect, it } from 'vitest';
import { isNewerVersion } from './version.ts';

it('versions are compared part by part as numbers [NAV-43]', () => {
  expect(isNewerVersion('0.1.150', '0.1.149')).toBe(true);
  expect(isNewerVersion('0.1.6', '0.1.149')).toBe(false);
  expect(isNewerVersion('0.2', '0.1.149')).toBe(true);
  expect(isNewerVersion('0.1.149', '0.1.149')).toBe(false);
  expect(isNewerVersion('1', '0.9.9')).toBe(true);
});
