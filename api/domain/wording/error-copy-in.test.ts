import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorCode } from '../errors/errors.ts';
import { CATEGORY_IDS, categoryOf } from '../quests/quest-category.ts';
import { EVENT_TYPES, eventTypeLabel } from '../quests/quest-status.ts';
import { categoriesTexts } from '../texts/generated/categories.ts';
import { errorWordsTexts } from '../texts/generated/error-words.ts';
import { questWordsTexts } from '../texts/generated/quest-words.ts';
import { errorCopy } from './error-copy.ts';
import { errorCopyIn } from './error-copy-in.ts';
import type { ErrorCopyContext, ErrorOperation } from './shown-error.ts';

const OTHERS = ['es', 'ar'] as const;
const CODES = Object.keys(ERRORS) as ErrorCode[];
/** What is told is in the message, no one foresaw it, or other clients alone meet it. */
const WORDLESS: readonly ErrorCode[] = ['BAD_USER_INPUT', 'INTERNAL', 'INVALID_TITLE_ID'];
const OPERATIONS: readonly (ErrorOperation | undefined)[] = [
  undefined,
  'login',
  'registration',
  'reset',
  'create-chariteer',
  'sign-up',
  'quest-update',
  'monthly-schedule',
  'attendance',
  'boot',
  'training-apply',
  'training-record-update',
  'group-application',
  'group-member',
  'alert',
];
const CONTEXTS: readonly ErrorCopyContext[] = (['site', 'console'] as const).flatMap((surface) =>
  [undefined, 'help@demo.example'].flatMap((supportEmail) =>
    [undefined, 'Harvest Hall'].flatMap((providerName) =>
      OPERATIONS.map((operation) => ({
        surface,
        supportEmail,
        ...(operation && { operation }),
        ...(providerName && { providerName }),
      })),
    ),
  ),
);

describe('errors in other languages', () => {
  it.each(OTHERS)('each code has its words in «%s», wherever it is shown [LNG-01: errors]', (locale) => {
    const unknown = errorWordsTexts(locale).UNKNOWN;
    for (const code of CODES) {
      const text = errorCopyIn(locale, { code });
      expect([code, text.startsWith(unknown)]).toEqual([
        code,
        WORDLESS.includes(code) && code !== 'BAD_USER_INPUT',
      ]);
      for (const context of CONTEXTS) {
        const said = errorCopyIn(locale, { code, retryAfterSeconds: 90 }, context);
        expect(said.length, `${code} ${context.operation}`).toBeGreaterThan(8);
        expect(said).not.toMatch(/undefined|null|[{}]|ERROR/);
        expect(said).not.toBe(errorCopy({ code, retryAfterSeconds: 90 }, context));
      }
    }
  });

  it('what frightens in English is said plainly elsewhere [LNG-10, DEC-35]', () => {
    const said = (code: ErrorCode) => OTHERS.map((locale) => errorCopyIn(locale, { code }));
    expect(said('QUEST_NOT_FOUND')).toEqual(['No encontramos esa Misión.', 'لم نعثر على هذه المهمة.']);
    expect(said('ALREADY_SIGNED_UP')).toEqual([
      'Ya tienes lugar en esta Misión.',
      'أنت مشارك في هذه المهمة من قبل.',
    ]);
    expect(errorCopy({ code: 'QUEST_NOT_FOUND' })).toBe('We can’t find that Quest.');
  });

  it('the time follows the plural of its language [LNG-02: how long a limit holds]', () => {
    const limited = (locale: (typeof OTHERS)[number], minutes: number) =>
      errorCopyIn(locale, { code: 'RATE_LIMITED', retryAfterSeconds: minutes * 60 });
    expect([1, 2, 60].map((minutes) => limited('es', minutes))).toEqual([
      'Demasiados intentos. Espera 1 minuto e intenta de nuevo.',
      'Demasiados intentos. Espera 2 minutos e intenta de nuevo.',
      'Demasiados intentos. Espera 1 hora e intenta de nuevo.',
    ]);
    expect([1, 2, 3, 11].map((minutes) => limited('ar', minutes).split(': ')[1])).toEqual([
      'دقيقة واحدة.',
      'دقيقتان.',
      '3 دقائق.',
      '11 دقيقة.',
    ]);
    expect(errorCopyIn('es', { code: 'RATE_LIMITED' })).toContain('Espera un rato');
  });

  it('an address keeps its own order within Arabic [LNG-05: errors]', () => {
    const context = { supportEmail: 'help@demo.example' };
    expect(errorCopyIn('ar', { code: 'ACCOUNT_NOT_FOUND' }, context)).toContain(
      '\u2068help@demo.example\u2069',
    );
  });

  it('an unknown code is no code, in every language [LNG-10]', () => {
    for (const locale of OTHERS)
      for (const code of ['toString', 'SOMETHING_NEW', '', undefined])
        expect(errorCopyIn(locale, { code })).toBe(errorCopyIn(locale, { code: 'INTERNAL' }));
  });

  it('what the page knows in its language is said, else that something is wrong [LNG-01: refusals of a value]', () => {
    const refused = { code: 'BAD_USER_INPUT', message: 'Please choose a time.' };
    expect(errorCopyIn('es', { ...refused, said: 'Elige una hora.' })).toBe('Elige una hora.');
    expect(errorCopyIn('es', refused)).toBe(errorWordsTexts('es').inputRefused);
    expect(errorCopyIn('en', refused)).toBe('Please choose a time.');
    expect(errorCopyIn('es', refused, { surface: 'console' })).toBe('Please choose a time.');
  });
});

const EVENT_TYPE_LABELS = {
  OSV: 'On-Site Shift',
  'SUPPLY-REQUEST': 'Supply Request',
  'HYBRID-ROLE': 'Hybrid Role',
};

it('what the console says in English is the English of the catalogue [LNG-10]', () => {
  for (const type of EVENT_TYPES)
    expect(eventTypeLabel(type, questWordsTexts('en'))).toBe(EVENT_TYPE_LABELS[type]);
  for (const id of [...CATEGORY_IDS, 'uncategorized'] as const)
    expect(categoriesTexts('en')[id]).toBe(categoryOf([id]).label);
});
