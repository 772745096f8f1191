import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorCode } from '#domain/errors/errors.ts';
import { consoleErrorCopy } from '#domain/wording/console-error-copy.ts';
import { sentWordsIn } from '#domain/wording/error-copy-in.ts';
import type { ErrorCopyContext } from '#domain/wording/shown-error.ts';
import { atLeast } from './support/at-least.ts';

const CONTEXTS: readonly ErrorCopyContext[] = [
  {},
  { isWrite: true },
  ...(
    [
      ...(['quest-update', 'monthly-schedule', 'attendance', 'boot', 'training-record-update'] as const),
      ...(['group-member', 'alert', 'login'] as const),
    ] as const
  ).map((operation) => ({ operation })),
];

describe('each refusal that the console can show', () => {
  it('is in Spanish where it is told by its code, whatever was tried [LNG-07: every code]', () => {
    for (const code of atLeast(100, Object.keys(ERRORS) as ErrorCode[]))
      for (const context of CONTEXTS) {
        const told = (locale: 'en' | 'es') => {
          const words = sentWordsIn(locale, code, undefined) ?? undefined;
          const { message } = ERRORS[code];
          return consoleErrorCopy(locale, { code, message, words }, { ...context, surface: 'console' });
        };
        expect(told('es'), code).not.toBe('');
        expect(told('es'), code).not.toBe(told('en'));
        expect(told('es'), code).not.toContain(ERRORS[code].message);
      }
  });
});
