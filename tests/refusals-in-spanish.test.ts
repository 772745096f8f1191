import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorCode } from '#domain/errors/errors.ts';
import { consoleErrorCopy } from '#domain/wording/console-error-copy.ts';
import { sentWordsIn } from '#domain/wording/error-copy-in.ts';
import { refusalIn } from '#domain/wording/refusal-in.ts';
import type { ErrorCopyContext } from '#domain/wording/shown-error.ts';
import { atLeast } from './support/at-least.ts';
import { englishOf, sentencesInCode, subjectsInEnglish } from './support/refusal-words.ts';

/*
 * Whatever the API may refuse, and how: by a code alone, by a sentence in its code, or by a text of the catalogue that
 * it opens in English. Each has Spanish words where the console shows it.
 */

/** Sentences that no one is refused with, or that no page can lead to. */
const NO_REFUSALS: Readonly<Record<string, string>> = {
  'api/domain/books/supply-faq.ts': 'what donors ask: written by staff, in their language',
  'api/domain/charities/provider-form.ts': 'help beside fields, which the console says itself',
  'api/domain/errors/errors.ts': 'told by the code',
  'api/domain/messages/delivery-failure.ts': 'for the log; the console says the kind itself',
  'api/domain/messages/mail-delivery.ts': 'for the log; the console says the kind itself',
  'api/domain/quests/quest-field.ts': 'help beside fields, which the console says itself',
  'api/domain/sign-up/contract-form.ts': 'told to who writes the API by hand',
  'api/domain/sign-up/feast-form.ts': 'answers as they are kept',
  'api/domain/wording/feast-copy.ts': 'answers as they are kept',
  'api/domain/wording/script-error-copy.ts': 'verbatim texts of older scripts',
  'api/http/console-call.ts': 'told by the code',
  'api/verbs/messages/set-message-choices.ts': 'told to who writes the API by hand',
};

/** Subjects that say much else: those of their texts that refuse something. */
const REFUSING: Readonly<Record<string, readonly string[]>> = {
  'console-accounts': ['reasonMissing', 'reasonTooLong'],
  'console-alert-filters': [
    ...['ages', 'ageSpan', 'options', 'monthSpan', 'nobody', 'noEmails', 'noTexts', 'noPush'],
    ...['manyNeighborhoods', 'longPeriod', 'manyVolunteers'],
  ],
  'console-contest': ['yearOutside'],
  'console-training-records': ['wholeDate', 'afterStart', 'before2100'],
  'console-wallet': ['wholeNumber', 'most', 'tooLittle', 'reasonMissing', 'reasonTooLong'],
};

/** Subjects that are opened in English for another reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'age-rules': 'a requirement, which pages say in their language',
  feedback: 'the page of the thanks says it itself',
  'field-labels': 'stands before a refusal',
  'guild-fields': 'stands before a refusal',
  'charity-request': 'stands before a refusal',
  'console-guild-letter': 'stands before a refusal',
  'console-site-settings': 'asked below, with its label',
  form: 'several subjects at once, each of them asked here as well',
};

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

  it('is in Spanish where its words stand in the code [LNG-07: every sentence]', () => {
    const found = sentencesInCode();
    expect(found.length).toBeGreaterThan(40);
    const unsaid = found.filter(({ words }) => refusalIn('es', words) === null);
    expect(unsaid.filter(({ file }) => !(file in NO_REFUSALS))).toEqual([]);
    const files = new Set(unsaid.map(({ file }) => file));
    expect(Object.keys(NO_REFUSALS).filter((file) => !files.has(file))).toEqual([]);
  });

  it('is in Spanish where its words come from the catalogue [LNG-07: every subject]', async () => {
    const opened = subjectsInEnglish();
    expect(opened.length).toBeGreaterThan(90);
    for (const { file, subject, key } of opened) {
      if (subject in ELSEWHERE) continue;
      const english = await englishOf(subject);
      const keys = key === null ? (REFUSING[subject] ?? [...english.keys()]) : [key];
      for (const one of keys) {
        const words = english.get(one);
        if (words !== undefined) expect(refusalIn('es', words), `${file}: «${words}»`).not.toBeNull();
      }
    }
  });
});

describe('what a refusal names', () => {
  it.each([
    ['Support email must be an email address.', 'Correo de ayuda: tiene que ser un correo.'],
    [
      'ada: This volunteer dropped out of the quest.',
      'ada: Esta persona voluntaria se dio de baja de la Misión.',
    ],
    ['Saturday, November 28, 2026 is in the past.', 'Esa fecha ya pasó: sábado, 28 de noviembre de 2026.'],
    ['Item 2: Mission is required.', 'Entrada 2: Falta la misión.'],
  ])('is in Spanish as well: %s [LNG-07: values]', (english, spanish) => {
    expect(refusalIn('es', english)).toBe(spanish);
  });

  it.each([
    'It may stay or go, as you like.',
    'Ann, Bob to Cleo: the lantern is out.',
    'ada: The lantern is out.',
    'Item 2: The lantern is out.',
    'Support email is blue.',
  ])('nothing is taken for a refusal that is none: %s [LNG-07: values]', (words) => {
    expect(refusalIn('es', words)).toBeNull();
  });
});
