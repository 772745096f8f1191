import { expect, it } from 'vitest';
import { refusalOf, takesAMinute, VERDICTS } from '#domain/sign-up/sign-up-gate.ts';
import { comeAlongStep } from './come-along.ts';

const none = { viewerClashes: [], canJoinWaitingList: false };

it.each(VERDICTS)('never asks a member along whom the quest would refuse: %s [GUI-44]', (verdict) => {
  const isRefused = refusalOf(verdict) !== null && !takesAMinute(verdict);
  expect(comeAlongStep({ ...none, viewerVerdict: { verdict } })).toBe(isRefused ? null : 'come-along');
});

it('asks no one along at whose time they are somewhere else, and offers the waitlist of a full quest [GUI-44]', () => {
  const open = { ...none, viewerVerdict: { verdict: 'OPEN' } } as const;
  expect(comeAlongStep({ ...open, viewerClashes: [{ id: 'other' }] })).toBeNull();
  const full = { viewerVerdict: { verdict: 'FULL' }, viewerClashes: [], canJoinWaitingList: true } as const;
  expect(comeAlongStep(full)).toBe('waitlist');
});
