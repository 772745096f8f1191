import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileMessage } from '../scripts/generate/texts/compile-message.ts';
import { writeSubject } from '../scripts/generate/texts/write-texts.ts';
import { textsIn, withoutMessages } from './vite-one-language.ts';

const compiled = (text: string) => ({ hi: compileMessage(text), n: compileMessage('{n, number}') });
const subject = (texts: Record<string, string>) =>
  writeSubject(
    'console-page',
    { hi: 'Hello' },
    Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, compiled(text)])),
  );

it('holds the texts of its language and no other’s [LNG-06: a build of the console]', () => {
  const source = subject({ en: 'Hello', es: 'Hola', ar: 'مرحبا' });
  expect(textsIn('es', source)).toContain('"Hola"');
  expect(textsIn('es', source)).not.toMatch(/"Hello"|مرحبا/);
  expect(textsIn('en', source)).not.toMatch(/Hola|مرحبا/);
  expect(textsIn('es', subject({ en: 'Hello' })), 'English stands in').toContain('"Hello"');
});

it('what is generated is understood [LNG-06: a build of the console]', () => {
  const file = new URL('../api/domain/texts/generated/dates.ts', import.meta.url);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('السبت');
  expect(textsIn('es', source)).toContain('sábado');
  expect(textsIn('es', source)).not.toMatch(/"[^"]*(السبت|Saturday \|)/);
});

it('the English console holds no message that other clients are told', () => {
  const source = readFileSync(new URL('../api/domain/errors/errors.ts', import.meta.url), 'utf8');
  const left = withoutMessages(source);
  expect(left).toContain('NOT_LOGGED_IN: {},');
  expect(left).toContain('BAD_USER_INPUT: { statusCode: 400 },');
  expect(left.match(/message: ['"]|statusCode: [1-35-9]/g) ?? []).toEqual([]);
});
