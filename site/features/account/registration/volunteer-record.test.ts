import { expect, it } from 'vitest';
import { ADULT, formOf, GUARDIAN, NOW, TEEN_BIRTH } from '../account-fixture.ts';
import { problemsOf, readRegistration, registrationWords } from './registration-form.ts';
import { fieldsToAsk, knownPersonOf, recordInput, withKnown } from './volunteer-record.ts';

const { nameFirst, nameLast, phoneNumber, dateOfBirth, username, emailAddress } = ADULT;
const person = { nameFirst, nameLast, phoneNumber, dateOfBirth };
const data = (changes: Partial<Record<keyof typeof person, string | null>> = {}) => ({
  getAccountInfo: { username, email: emailAddress },
  getPublisherReadOnlyData: { ...person, ...changes },
});

function known(changes = {}) {
  const found = knownPersonOf(data(changes));
  if (!found) throw new Error('Nobody is known');
  return found;
}

it('an account that knows its person is asked for the emergency contact only [OPEN-HOME-04]', () => {
  expect(fieldsToAsk(known(), NOW)).toEqual(['emergencyContactName', 'emergencyContactNumber']);
});

it('what the account lacks or cannot be is asked too [HOME-06]', () => {
  expect(fieldsToAsk(known({ nameFirst: null, phoneNumber: '12' }), NOW)).toEqual([
    'nameFirst',
    'phoneNumber',
    'emergencyContactName',
    'emergencyContactNumber',
  ]);
});

it('the record is made from the data shown; a client cannot put other data in their place [HOME-06]', () => {
  const asked = fieldsToAsk(known(), NOW);
  const typed = { emergencyContactName: 'Ottilie (sister)', emergencyContactNumber: '9735550143' };
  const sent = readRegistration(formOf({ ...typed, nameFirst: 'Somebody else', dateOfBirth: TEEN_BIRTH }));
  const complete = withKnown(sent, known(), asked);
  expect(problemsOf(registrationWords('en'), complete, asked, NOW)).toEqual([]);
  expect(recordInput(complete, 'v-1', NOW)).toEqual({
    ...person,
    ...typed,
    id: 'v-1',
    username,
    emailAddress,
    playerAccountType: 'Chariteer',
    guardian: null,
  });
});

it('the emergency contact follows the rules of the registration [ACC-13, ACC-14, ACC-22, OPEN-HOME-04]', () => {
  const asked = fieldsToAsk(known(), NOW);
  const sent = readRegistration(
    formOf({ emergencyContactName: 'x'.repeat(256), emergencyContactNumber: '911' }),
  );
  expect(problemsOf(registrationWords('en'), withKnown(sent, known(), asked), asked, NOW)).toEqual([
    {
      field: 'emergencyContactName',
      text: 'Use at most 255 characters.',
      label: 'Emergency Contact',
    },
    {
      field: 'emergencyContactNumber',
      text: 'Your emergency contact number cannot be an emergency service such as 911.',
    },
  ]);
});

it('a minor’s record takes the guardian along [DEC-14]', () => {
  const teen = known({ dateOfBirth: TEEN_BIRTH });
  const sent = readRegistration(formOf({ ...GUARDIAN, hasConsented: 'on' }));
  expect(recordInput(withKnown(sent, teen, []), 'v-1', NOW).guardian).toEqual({
    ...GUARDIAN,
    hasConsented: true,
  });
});

it('without an account there is nobody to know', () => {
  expect(knownPersonOf({ getAccountInfo: null, getPublisherReadOnlyData: null })).toBeNull();
});
