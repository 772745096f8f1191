import { describe, expect, it } from 'vitest';
import { readFirstChoice, readPrivacyForm } from './privacy-form.ts';

function formOf(fields: readonly [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe('the form of who sees one', () => {
  it('reads the switches that are on, and nothing that is no switch [SAF-05]', () => {
    const form = formOf([
      ['part[]', 'types'],
      ['part[]', 'name'],
      ['part[]', 'diary'],
      ['audience', 'shared'],
    ]);
    expect(readPrivacyForm(form)).toEqual({
      hidesUsername: true,
      profileParts: ['name', 'types'],
      hidesPictures: true,
    });
  });

  it('leaves the user name as it is when it is not asked, as of the young [SAF-03]', () => {
    expect(readPrivacyForm(formOf([]))).not.toHaveProperty('hidesUsername');
    expect(readPrivacyForm(formOf([['audience', 'everybody']]))).not.toHaveProperty('hidesUsername');
    expect(readPrivacyForm(formOf([['audience', 'volunteers']]))).toMatchObject({ hidesUsername: false });
  });

  it('the box of pictures is on, or it is not [VHM-09: the switch]', () => {
    expect(readPrivacyForm(formOf([['pictures', 'yes']]))).toMatchObject({ hidesPictures: false });
    expect(readPrivacyForm(formOf([['pictures', 'no']]))).toMatchObject({ hidesPictures: true });
  });

  it('at the first sign-up an unticked box says no, a missing question says nothing [SAF-03]', () => {
    expect(
      readFirstChoice(
        formOf([
          ['asks-audience', 'yes'],
          ['shows-username', 'yes'],
        ]),
      ),
    ).toBe(true);
    expect(readFirstChoice(formOf([['asks-audience', 'yes']]))).toBe(false);
    expect(readFirstChoice(formOf([['shows-username', 'yes']]))).toBeNull();
  });
});
