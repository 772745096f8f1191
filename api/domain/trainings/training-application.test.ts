import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import type { StoredResolution } from './record-status.ts';
import { type AskedTraining, refusedApplication } from './training-application.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const training = (
  resolution: StoredResolution | null = null,
  { expiredAt = null, ageThreshold = null }: { expiredAt?: number | null; ageThreshold?: number | null } = {},
): AskedTraining => ({ name: 'Food safety', ageThreshold, record: { resolution, expiredAt } });
const refused = (asked: AskedTraining[], age: number | null = 30) =>
  refusedApplication(asked, { age, now: NOW });

describe('applying for training', () => {
  it.each([
    ['not started', training()],
    ['failed', training('Failed')],
    ['withdrawn', training('Withdrawn')],
    ['expired', training('Complete', { expiredAt: NOW })],
  ])('a module %s can be applied for [ORI-09, OPEN-ORI-02]', (_, asked) => {
    expect(refused([asked])).toBeNull();
  });

  it.each(['Complete', 'Provisional', 'Interested'] as const)(
    'a %s one is not applied for again [ORI-09]',
    (one) => {
      expect(inEnglish(refused([training(), training(one)]))).toEqual({
        code: 'ORIENTATION_ALREADY_STARTED',
      });
    },
  );

  it('who is younger than its threshold cannot apply and sees the age [OPEN-ORI-03]', () => {
    const asked = [training(null, { ageThreshold: 16 })];
    expect(refused(asked, 16)).toBeNull();
    const message = 'You must be at least 16 to apply for Food safety.';
    expect(inEnglish(refused(asked, 15))).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(inEnglish(refused(asked, null))).toMatchObject({ message });
  });

  it('at least one module that the quest asks for is chosen', () => {
    expect(inEnglish(refused([]))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(inEnglish(refused([null]))).toMatchObject({
      message: 'This Quest needs other Training.',
    });
  });
});
