import { describe, expect, it } from 'vitest';
import { refusalOfFields, refusalOfSecondBirth } from '../accounts/registration-gate.ts';
import { contactRefusal } from '../contact-details/contact-refusal.ts';
import { refusalOfAsking } from '../guardians/guardian-consent.ts';
import { problemOfGivenCode, problemOfGuild } from '../guilds/guild-form.ts';
import { ALL_FIELDS, type Registration } from '../identity/registration.ts';
import { problemOfTranslation } from '../quests/quest-translation.ts';
import { refusedApplication } from '../trainings/training-application.ts';
import { refusalIn } from './refusal-in.ts';

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
  refusalOfFields({ ...FORM, ...changes }, ALL_FIELDS, NOW)?.message ?? '';
const SAID_NO = { state: 'declined', mailboxKey: 'other@demo.example', endedAt: NOW - 1 } as const;

describe('what the API says in English', () => {
  it.each<[string, string, string]>([
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
      '¡El número de tu contacto de emergencia debe tener exactamente 10 dígitos!',
    ],
    [
      'a choice within a sentence',
      refusedField({ username: 'smithy' }),
      'Las demás personas ven tu nombre de usuario, así que no debe contener tu apellido. Elige otro.',
    ],
    [
      'two texts of ours',
      refusedField({ emailAddress: 'ann@demo.con' }),
      '¿Quisiste decir .com? Tu correo termina en .con.',
    ],
    ['a password', refusedField({ password: 'short' }), 'Tu contraseña debe tener al menos 8 caracteres.'],
    [
      'the address for support',
      refusalOfSecondBirth('2011-06-05', '1987-06-05', NOW, 'help@demo.example')?.message ?? '',
      'Antes diste otra fecha de nacimiento, de una persona menor de 18 años. Esa es la que vale. Si fue un error, escribe a help@demo.example.',
    ],
    [
      'no address for support',
      refusalOfAsking(SAID_NO as never, 'philippa@family.example', NOW, null)?.message ?? '',
      'La persona que nombraste primero dijo que no. Solo ella puede cambiarlo; si no es quien responde por ti, díselo a una organización de aquí: su gente lo hace llegar a nuestro equipo.',
    ],
    [
      'the field of a guild',
      problemOfGuild({ classification: 'family', name: '!!', description: 'Us.', question: '' }) ?? '',
      'Nombre del Gremio: Usa letras y números.',
    ],
    [
      'a code that a client chose for a guild',
      problemOfGivenCode('RUN7') ?? '',
      'El código para unirse lo creamos nosotros, así que no se puede elegir.',
    ],
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
        ) as { message: string }
      ).message,
      'Debes tener al menos 16 años para solicitar First Aid.',
    ],
    [
      'what cannot go to the young',
      contactRefusal('Call 212-555-0143', 'oneOfThem')?.message ?? '',
      'Puede que alguien aquí tenga menos de 18 años, así que no puedes enviar datos de contacto ni lugares de encuentro. Quita este número de teléfono: “212-555-0143”',
    ],
    [
      'what the young keep to themselves',
      contactRefusal('12 Quay Street', 'writer')?.message ?? '',
      'Tienes menos de 18 años, así que guárdate tus datos de contacto y lugares de encuentro. Quita esta dirección: “12 Quay Street”',
    ],
    [
      'a language',
      problemOfTranslation('xx', { eventTitle: 'a', description: 'b' }) ?? '',
      'Ese idioma no existe aquí.',
    ],
  ])('with %s has its words in Spanish [LNG-01: refusals of a value]', (_what, english, spanish) => {
    expect(english).not.toBe('');
    expect(refusalIn('es', english)).toBe(spanish);
    expect(refusalIn('ar', english)).toMatch(/[\u0621-\u064a]{3}/);
    expect(refusalIn('en', english)).toBe(english);
  });

  it('words that the catalogue has not stay unknown [LNG-01: refusals of a value]', () => {
    expect(refusalIn('es', 'The lantern is out.')).toBeNull();
    expect(refusalIn('es', 'First Name: The lantern is out.')).toBeNull();
    expect(refusalIn('ar', 'constructor')).toBeNull();
  });
});

describe('what only the console is told', () => {
  it.each([
    ['That’s not a draft.', 'Eso no es un borrador.'],
    ['Item 2: That’s not a draft.', 'Entrada 2: Eso no es un borrador.'],
    ['A charity can have up to 300 stamps.', 'Una organización puede tener hasta 300 sellos.'],
    ['The description is too long.', 'La descripción es demasiado larga.'],
    ['Keep the equipment to 1,000 characters.', 'El equipo necesario puede tener hasta 1,000 caracteres.'],
    ['Choose up to 500 neighborhoods.', 'Elige hasta 500 barrios.'],
  ])(
    'is said in Spanish, and in no language that it does not speak: %s [LNG-07: refusals of a verb]',
    (message, said) => {
      expect(refusalIn('es', message)).toBe(said);
      expect(refusalIn('ar', message)).toBeNull();
    },
  );
});
