import { describe, expect, it } from 'vitest';
import { createDataKey, DATA_KEY_PATTERN, newDataKey } from './data-key.ts';

const key = createDataKey('0f'.repeat(32));
const other = createDataKey('f0'.repeat(32));

describe('the key of an installation', () => {
  it('opens what it sealed, and nothing that was sealed for another purpose or by another key', () => {
    const sealed = key.seal('mail', 'Häl\nlo');
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('lo');
    expect(key.open('mail', sealed)).toBe('Häl\nlo');
    expect(key.open('ban', sealed)).toBeNull();
    expect(other.open('mail', sealed)).toBeNull();
  });

  it('refuses what was changed or is nothing', () => {
    const bytes = Buffer.from(key.seal('mail', 'text'), 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(key.open('mail', bytes.toString('base64'))).toBeNull();
    expect(key.open('mail', '')).toBeNull();
    expect(key.open('mail', 'in clear')).toBeNull();
  });

  it('seals the same text differently each time, and hashes it alike', () => {
    expect(key.seal('mail', 'same')).not.toBe(key.seal('mail', 'same'));
    expect(key.hash('ban', 'same')).toBe(key.hash('ban', 'same'));
    expect(key.hash('ban', 'same')).not.toBe(key.hash('recipient', 'same'));
    expect(key.hash('ban', 'same')).not.toBe(other.hash('ban', 'same'));
  });

  it('makes keys of the form that the configuration takes', () => {
    expect(newDataKey()).toMatch(DATA_KEY_PATTERN);
    expect(newDataKey()).not.toBe(newDataKey());
  });
});
