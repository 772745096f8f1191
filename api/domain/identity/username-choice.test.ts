import { describe, expect, it } from 'vitest';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { checkUsernameChoice } from './username-choice.ts';

const t = fieldProblemsTexts('en');

const REFUSED = /^Others see your username, so leave out your/;

describe('a user name tells nothing of its owner [SAF-06]', () => {
  it.each([
    ['Garcia', 'Garcia'],
    ['Garcia', 'garcia1'],
    ['Garcia', 'TheGARCIAs'],
    ['Garcia', 'Gar1cia'],
    ['García', 'garcia1'],
    ['Müller-Lüdenscheidt', 'ludenscheidt'],
    ['O’Brien', 'obrien7'],
    ["O'Brien", 'JBrien'],
    ['de la Garza', 'garza99'],
    ['Strauß', 'strauss'],
    ['Łukasz', 'lukasz'],
    ['Lee', 'BruceLee'],
    ['Li', 'Li88'],
    ['X', 'X12'],
  ])(
    'the last name %s is refused in %s, whatever case, digits and accents [SAF-06]',
    (nameLast, username) => {
      expect(checkUsernameChoice(t, username, { nameLast })).toMatch(/leave out your last name/);
    },
  );

  it.each([
    ['Li', 'Lily'],
    ['Wu', 'Wunderbar'],
    ['de la Garza', 'lavender'],
    ['van Dyke', 'vantage'],
    ['Garcia', 'QuietHeron42'],
    ['Иванов', 'ivan'],
    ['', 'heron'],
    [' - ', 'heron'],
  ])('with the last name «%s» somebody may be called %s [SAF-06]', (nameLast, username) => {
    expect(checkUsernameChoice(t, username, { nameLast })).toBeNull();
  });

  it.each([
    ['mina.zucker@new.example', 'MinaZucker'],
    ['mina.zucker@new.example', 'minazucker87'],
    ['mina+quests@new.example', 'mina2'],
    ['mina_z@new.example', 'xxMinaZ'],
    ['ann@new.example', 'ANN'],
    ['heron@new.example', 'heronnewexample'],
  ])('the address %s, or its part before the @, is refused in %s [SAF-06]', (emailAddress, username) => {
    expect(checkUsernameChoice(t, username, { emailAddress })).toMatch(/leave out your email/);
  });

  it.each([
    ['ann@new.example', 'ann90'],
    ['mina.zucker@new.example', 'Mina'],
    ['', 'heron'],
    ['@', 'heron'],
  ])('with the address «%s» somebody may be called %s [SAF-06]', (emailAddress, username) => {
    expect(checkUsernameChoice(t, username, { emailAddress })).toBeNull();
  });

  it.each(['9735550142', 'call9735550142', 'm5550142', '973x5550142'])(
    'the telephone number is refused in %s [SAF-06]',
    (username) => {
      expect(checkUsernameChoice(t, username, { phoneNumber: '9735550142' })).toMatch(/your phone number/);
    },
  );

  it('some digits of it are nobody’s number, and who gave none has none [SAF-06]', () => {
    expect(checkUsernameChoice(t, 'heron0142', { phoneNumber: '9735550142' })).toBeNull();
    expect(checkUsernameChoice(t, '9735550142', {})).toBeNull();
    expect(checkUsernameChoice(t, '9735550142', { phoneNumber: '42' })).toBeNull();
  });

  it('each refusal says why [SAF-06]', () => {
    expect(checkUsernameChoice(t, 'garcia', { nameLast: 'Garcia' })).toMatch(REFUSED);
  });
});
