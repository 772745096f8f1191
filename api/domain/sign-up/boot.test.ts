import { describe, expect, it } from 'vitest';
import { bootMail, readBoot } from './boot.ts';

const SENDER = { siteName: 'Chariteers', supportEmail: 'help@demo.example' };

describe('booting', () => {
  it('API-22 ATT-12 ATT-14 OPEN-ATT-03 reads the message of the chosen option', () => {
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

  it('ATT-13 an option must be chosen', () => {
    for (const updateAction of ['', 'boot', 'ALTER-TIMES', 'constructor']) {
      expect(readBoot({ updateAction })).toEqual({ problem: 'Please choose an option.' });
    }
  });

  it('the mail names charity and quest, and the block when there is one', () => {
    const facts = {
      message: null,
      eventTitle: 'Dinner',
      startedAt: null,
      providerName: 'Harbor Table',
      firstName: null,
    };
    const booted = bootMail(SENDER, { ...facts, option: 'BOOT' });
    expect(booted.subject).toBe('Removed from a Quest: Dinner');
    expect(booted.body).toContain('Harbor Table has removed you');
    expect(booted.body).not.toContain('no longer sign up');
    expect(bootMail(SENDER, { ...facts, option: 'BAN' }).body).toContain('no longer sign up');
  });
});
