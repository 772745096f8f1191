import { describe, expect, it } from 'vitest';
import { readFirstChoice, readPrivacyForm } from './privacy-form.ts';

function formOf(fields: readonly [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe('the form of who sees one', () => {
  it('SAF-05 reads the switches that are on, and nothing that is no switch', () => {
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

  it('SAF-03 leaves the user name as it is when it is not asked, as of the young', () => {
    expect(readPrivacyForm(formOf([]))).not.toHaveProperty('hidesUsername');
    expect(readPrivacyForm(formOf([['audience', 'everybody']]))).not.toHaveProperty('hidesUsername');
    expect(readPrivacyForm(formOf([['audience', 'volunteers']]))).toMatchObject({ hidesUsername: false });
  });

  it('VHM-09 (part: the switch) the box of pictures is on, or it is not', () => {
    expect(readPrivacyForm(formOf([['pictures', 'yes']]))).toMatchObject({ hidesPictures: false });
    expect(readPrivacyForm(formOf([['pictures', 'no']]))).toMatchObject({ hidesPictures: true });
  });

  it('SAF-03 at the first sign-up an unticked box says no, a missing question says nothing', () => {
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
