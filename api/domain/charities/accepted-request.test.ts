import { expect, it } from 'vitest';
import { acceptanceOf, speakerOf, usernameOf } from './accepted-request.ts';

const REQUEST = {
  charityName: 'Óscar’s House of Soup & Bread',
  districtId: null,
  place: '1 Main Street, Hoboken',
  contactName: 'Ana María Müller',
  emailAddress: 'ana@soup.example',
  phoneNumber: '201 555 0142',
  website: 'soup.example',
  message: 'They cook.',
};

it('carries all that a request says into charity, location and account [ONB-03]', () => {
  expect(acceptanceOf(REQUEST)).toEqual({
    name: REQUEST.charityName,
    mission: 'They cook.',
    website: 'https://soup.example',
    districtId: '',
    locationName: REQUEST.charityName,
    address: REQUEST.place,
    contactName: REQUEST.contactName,
    username: 'oscarshouseofsoupbre',
    emailAddress: REQUEST.emailAddress,
    phoneNumber: REQUEST.phoneNumber,
  });
  expect(acceptanceOf({ ...REQUEST, districtId: '2' }).districtId).toBe('2');
  expect(acceptanceOf({ ...REQUEST, website: 'on Facebook' }).website).toBeNull();
});

it('takes the user name from the address where the name of the charity gives none, else leaves it to staff', () => {
  const named = { ...REQUEST, charityName: 'مطبخ الحي' };
  expect(acceptanceOf({ ...named, emailAddress: 'good.kitchen@demo.example' }).username).toBe('goodkitchen');
  expect(acceptanceOf({ ...named, emailAddress: 'a@demo.example' }).username).toBe('');
  expect(usernameOf('مطبخ الحي')).toBe('');
  expect(usernameOf('A!')).toBe('');
});

it('takes the first word of a speaker’s name as the first name', () => {
  expect(speakerOf(' Ana  María Müller ')).toEqual({ nameFirst: 'Ana', nameLast: 'María Müller' });
  expect(speakerOf('Ana')).toEqual({ nameFirst: 'Ana', nameLast: '' });
});
