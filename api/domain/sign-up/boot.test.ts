import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { readBoot } from './boot.ts';

describe('booting', () => {
  it('reads the message of the chosen option [API-22, ATT-12, ATT-14, OPEN-ATT-03]', () => {
    const both = { bootMessage: 'boot', banMessage: 'ban', abandonReason: 'reason' };
    expect(readBoot({ ...both, updateAction: 'BOOT' })).toEqual({ option: 'BOOT', message: 'boot' });
    expect(readBoot({ ...both, updateAction: 'BAN' })).toEqual({ option: 'BAN', message: 'ban' });
    expect(readBoot({ updateAction: 'BOOT', abandonReason: ' reason ' })).toEqual({
      option: 'BOOT',
      message: 'reason',
    });
    expect(readBoot({ updateAction: 'BAN', banMessage: '  ' })).toEqual({ option: 'BAN', message: null });
    expect(readBoot({ updateAction: 'BOOT', bootMessage: '😀'.repeat(150) })).toMatchObject({
      option: 'BOOT',
    });
  });

  it('an option must be chosen [ATT-13]', () => {
    for (const updateAction of ['', 'boot', 'ALTER-TIMES', 'constructor']) {
      expect(inEnglish(readBoot({ updateAction }))).toEqual({ problem: 'Choose an option.' });
    }
  });
});
