import { describe, expect, it } from 'vitest';
import { refusalOfFields, refusalOfSecondBirth } from '../accounts/registration-gate.ts';
import { contactRefusal } from '../contact-details/contact-refusal.ts';
import { refusalOfAsking } from '../guardians/guardian-consent.ts';
import { problemOfGivenCode, problemOfGuild } from '../guilds/guild-form.ts';
import { ALL_FIELDS, type Registration } from '../identity/registration.ts';
import { problemOfTranslation } from '../quests/quest-translation.ts';
import { refusedApplication } from '../trainings/training-application.ts';
import { consoleRefusalsTexts } from './generated/console-refusals.ts';
import { fieldLabelsTexts } from './generated/field-labels.ts';
import type { Locale } from './locale.ts';
import { englishOnly, refsOf, type TextRef, textAbout, textIn } from './text-ref.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const FORM: Registration = {
  nameFirst: 'Ann',
  nameLast: 'Smith',
  phoneNumber: '2015550123',
  dateOfBirth: '1990-05-01',
  emailAddress: 'ann@demo.example',
  username: 'lantern7',
  password: 'correct horse battery',
  passwordConfirmation: 'correct horse battery',
  emergencyContactName: 'Bob (father)',
  emergencyContactNumber: '2015550199',
};

/** What the API says of a form with one field that cannot be. */
const refusedField = (changes: Partial<Registration>) =>
  refusalOfFields({ ...FORM, ...changes }, ALL_FIELDS, NOW)?.message;
const SAID_NO = { state: 'declined', mailboxKey: 'other@demo.example', endedAt: NOW - 1 } as const;

describe('what the API refuses', () => {
  it.each<[string, TextRef | null | undefined, string]>([
    [
      'the name of a field, and what is wrong with any',
      refusedField({ nameFirst: ' ' }),
      'Nombre: Completa este campo.',
    ],
    [
      'a number in it',
      refusedField({ nameLast: 'x'.repeat(256) }),
      'Apellido: Usa como máximo 255 caracteres.',
    ],
    [
      'a choice in it',
      refusedField({ emergencyContactNumber: '12' }),
      'El número de tu contacto de emergencia debe tener 10 dígitos.',
    ],
    [
      'a choice within a sentence',
      refusedField({ username: 'smithy' }),
      'Las demás personas ven tu nombre de usuario, así que no pongas tu apellido.',
    ],
    ['two texts of ours', refusedField({ emailAddress: 'ann@demo.con' }), '¿Quisiste decir .com, no .con?'],
    ['a password', refusedField({ password: 'short' }), 'Tu contraseña debe tener al menos 8 caracteres.'],
    [
      'the address for support',
      refusalOfSecondBirth('2011-06-05', '1987-06-05', NOW, 'help@demo.example')?.message,
      'Primero diste una fecha de nacimiento de menos de 18 años, y esa vale. ¿Es un error? Escribe a help@demo.example.',
    ],
    [
      'no address for support',
      refusalOfAsking(SAID_NO as never, 'philippa@family.example', NOW, null)?.message,
      'El tutor que nombraste primero dijo que no, y solo esa persona puede cambiarlo. ¿No es tu tutor? Díselo a una organización de aquí.',
    ],
    [
      'the field of a guild',
      problemOfGuild({ classification: 'family', name: '!!', description: 'Us.', question: '' }),
      'Nombre del Gremio: Usa letras y números.',
    ],
    ['a code that a client chose for a guild', problemOfGivenCode('RUN7'), 'El código lo hacemos nosotros.'],
    [
      'the name of a training',
      (
        refusedApplication(
          [
            {
              name: 'First Aid',
              ageThreshold: 16,
              record: { resolution: null, expiredAt: null },
            },
          ],
          { age: 14, now: NOW },
        ) as { message: TextRef }
      ).message,
      'Debes tener al menos 16 años para solicitar First Aid.',
    ],
    [
      'what cannot go to the young',
      contactRefusal('Call 212-555-0143', 'oneOfThem')?.message,
      'Puede que alguien aquí tenga menos de 18 años: nada de datos de contacto ni lugares de encuentro. Quita este número de teléfono: “212-555-0143”',
    ],
    [
      'what the young keep to themselves',
      contactRefusal('12 Quay Street', 'writer')?.message,
      'Tienes menos de 18 años: nada de datos de contacto ni lugares de encuentro. Quita esta dirección: “12 Quay Street”',
    ],
    [
      'a language',
      problemOfTranslation('xx', { eventTitle: 'a', description: 'b', firstMinutes: '', equipment: '' }),
      'Ese idioma no existe aquí.',
    ],
  ])('with %s has its words in Spanish [LNG-01: refusals of a value]', (_what, refused, spanish) => {
    const said = (locale: Locale) => refused && textIn(locale, refused);
    expect(said('es')).toBe(spanish);
    expect(said('ar')).toMatch(/[\u0621-\u064a]{3}/);
  });
});

it('what only the console is told is in the languages that it speaks [LNG-07: refusals of a verb]', () => {
  const { itemAt, noDraft } = refsOf(consoleRefusalsTexts);
  const refused = itemAt({ position: '2', problem: noDraft });
  expect(textIn('es', refused)).toBe('Entrada 2: Eso no es un borrador.');
  expect(textIn('ar', refused)).toBeNull();
});

it('words for programs alone are said to no one in another language [LNG-01: refusals of a value]', () => {
  const refused = textAbout(refsOf(fieldLabelsTexts).nameFirst, englishOnly('The lantern is out.'));
  expect(textIn('en', refused)).toBe('First Name: The lantern is out.');
  expect(textIn('es', refused)).toBeNull();
});

it('a key that the catalogue has not does not compile [LNG-01]', () => {
  // @ts-expect-error: no such text.
  expect(refsOf(consoleRefusalsTexts).lanternOut).toBeUndefined();
  // @ts-expect-error: it needs its position.
  expect(textIn('en', refsOf(consoleRefusalsTexts).itemAt({ problem: 'x' }))).toBe('Item : x');
});
