import { describe, expect, it } from 'vitest';
import { consoleRulesTexts } from '../texts/generated/console-rules.ts';
import { readBoot } from './boot.ts';

const t = consoleRulesTexts('en');

describe('booting', () => {
  it('reads the message of the chosen option [API-22, ATT-12, ATT-14, OPEN-ATT-03]', () => {
    const both = { bootMessage: 'boot', banMessage: 'ban', abandonReason: 'reason' };
    expect(readBoot(t, { ...both, updateAction: 'BOOT' })).toEqual({ option: 'BOOT', message: 'boot' });
    expect(readBoot(t, { ...both, updateAction: 'BAN' })).toEqual({ option: 'BAN', message: 'ban' });
    expect(readBoot(t, { updateAction: 'BOOT', abandonReason: ' reason ' })).toEqual({
      option: 'BOOT',
      message: 'reason',
    });
    expect(readBoot(t, { updateAction: 'BAN', banMessage: '  ' })).toEqual({ option: 'BAN', message: null });
    expect(readBoot(t, { updateAction: 'BOOT', bootMessage: '😀'.repeat(150) })).toMatchObject({
      option: 'BOOT',
    });
  });

  it('an option must be chosen [ATT-13]', () => {
    for (const updateAction of ['', 'boot', 'ALTER-TIMES', 'constructor']) {
      expect(readBoot(t, { updateAction })).toEqual({ problem: 'Choose an option.' });
    }
  });
});
