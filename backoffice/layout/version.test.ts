import { describe, expect, it } from 'vitest';
import { isLoadingFailure } from './loading-failure.ts';
import { isNewerVersion } from './version.ts';

describe('version', () => {
  it('NAV-43 versions are compared part by part as numbers', () => {
    expect(isNewerVersion('0.1.150', '0.1.149')).toBe(true);
    expect(isNewerVersion('0.1.6', '0.1.149')).toBe(false);
    expect(isNewerVersion('0.2', '0.1.149')).toBe(true);
    expect(isNewerVersion('0.1.149', '0.1.149')).toBe(false);
    expect(isNewerVersion('1', '0.9.9')).toBe(true);
  });

  it('NAV-44 a part that does not load is known by the words of every browser', () => {
    for (const message of [
      'Failed to fetch dynamically imported module: /console/assets/a.js',
      'error loading dynamically imported module: /console/assets/a.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /console/assets/a.css',
    ]) {
      expect(isLoadingFailure(new Error(message))).toBe(true);
    }
    expect(isLoadingFailure(new Error('x is undefined'))).toBe(false);
  });
});
