import { describe, expect, it } from 'vitest';
import { fakeLocals, formOf } from '../account/account-fixture.ts';
import { readDetails, saveDetails } from './own-details-form.ts';

type Answers = Parameters<typeof fakeLocals>[0];

async function send(fields: Record<string, string>, answers: Answers = []) {
  const form = formOf(fields);
  const sent = readDetails(form);
  if (!sent) throw new Error('No form of the page.');
  const { locals, calls } = fakeLocals(answers);
  return { outcome: await saveDetails(locals, sent, form), sent, calls };
}

const ABOUT = { section: 'about', nameFirst: 'Mina', nameLast: 'Zucker', phoneNumber: '9735550142' };

describe('the forms of «Your details» [SAF-30]', () => {
  it('a form of another page is none of them [SAF-30]', () => {
    expect(readDetails(formOf({ section: 'password', nameFirst: 'Mina' }))).toBeNull();
    expect(readDetails(new FormData())).toBeNull();
  });

  it('name, number and languages go out together [SAF-30]', async () => {
    const { outcome, calls } = await send(
      { ...ABOUT, phoneNumber: '(973) 555-0142', 'languages[]': 'spanish' },
      [{ data: {} }],
    );
    expect(outcome).toEqual({ toast: 'details-saved', problems: [], error: null });
    const { section, ...values } = ABOUT;
    expect(calls[0]?.variables).toEqual({ input: { ...values, languages: ['spanish'] } });
  });

  it('what is wrong stands at its field, nothing is sent, and what was typed stays [SAF-30]', async () => {
    const { outcome, sent, calls } = await send({ ...ABOUT, nameFirst: ' ', phoneNumber: '+1 973' });
    expect(outcome.problems).toEqual([
      { field: 'nameFirst', text: 'Please fill out this field.', label: 'First Name' },
      { field: 'phoneNumber', text: 'Your phone number must have 10 digits.' },
    ]);
    expect(sent.values).toEqual({ nameFirst: ' ', nameLast: 'Zucker', phoneNumber: '+1 973' });
    expect(calls).toEqual([]);
  });

  it('the emergency contact is saved by itself [SAF-30]', async () => {
    const fields = { emergencyContactName: 'Bea (mother)', emergencyContactNumber: '9735550143' };
    const { outcome, calls } = await send({ section: 'emergency', ...fields }, [{ data: {} }]);
    expect(outcome.toast).toBe('emergency-contact-saved');
    expect(calls[0]?.variables).toEqual({ input: fields });
  });

  it.each([
    ['BIRTH_DATE_CROSSES_AGE', /Only our staff can move you past 13 or 18\. Write to help@demo\.example/],
    ['BIRTH_DATE_CORRECTED_ALREADY', /only once\. Write to help@demo\.example/],
  ])('%s is shown at the date and says whom to ask [SAF-30]', async (code, text) => {
    const { outcome } = await send({ section: 'birth', dateOfBirth: '2010-01-01' }, [{ code }]);
    expect(outcome.problems).toEqual([{ field: 'dateOfBirth', text: expect.stringMatching(text) }]);
  });

  it('another address of mail asks for the password first [SAF-30]', async () => {
    const { outcome } = await send({ section: 'email', emailAddress: 'heron@new.example' });
    expect(outcome.problems).toEqual([
      { field: 'currentPassword', text: 'Please fill out this field.', label: 'Password' },
    ]);
  });

  it.each([
    ['INVALID_EMAIL_OR_PASSWORD', 'currentPassword', /Wrong password/],
    ['EMAIL_ADDRESS_NOT_AVAILABLE', 'emailAddress', /That email is taken/],
    ['BAD_USER_INPUT', 'emailAddress', /already your email address/],
    ['INTERNAL', null, /UNKNOWN ERROR/],
  ])('a refusal by %s stands at %s [SAF-30]', async (code, field, text) => {
    const given = { section: 'email', emailAddress: 'heron@new.example', currentPassword: 'lantern' };
    const { outcome } = await send(given, [{ code, message: 'That’s already your email address.' }]);
    expect(outcome.problems).toEqual([{ field, text: expect.stringMatching(text) }]);
  });
});
