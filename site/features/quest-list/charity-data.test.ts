import { expect, it } from 'vitest';
import { charityData } from './charity-data.ts';

const picture = { id: 'a1', width: 800, height: 400, widths: [400, 800], color: '#ffffff', altText: '' };
const charity = { id: 'h/t', name: 'Harbor Table', mission: 'Warm meals.', logo: null, cover: null };
const data = (changes: object) =>
  charityData(
    { ...charity, district: { id: '1', name: 'Hoboken' }, ...changes } as never,
    'https://site.example',
  );

it('search engines read of a charity its name, what it does, where, and its address [EDG-07]', () => {
  expect(data({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: 'Harbor Table',
    url: 'https://site.example/questList/h%2Ft',
    description: 'Warm meals.',
    areaServed: 'Hoboken',
  });
});

it('of a charity that gives its website and phone number, they read those [EDG-07]', () => {
  const found = data({ website: 'https://harbor.example', telephone: '2015550142' });
  expect(found).toMatchObject({ sameAs: 'https://harbor.example', telephone: '+12015550142' });
});

it('of a charity with pictures they read their addresses; without a mission, none [EDG-07]', () => {
  const found = data({ logo: picture, cover: picture, mission: '' });
  expect(found).toMatchObject({
    logo: expect.stringMatching(/^https:\/\/site\.example\/pictures?\//),
    image: expect.stringMatching(/^https:\/\/site\.example\/pictures?\//),
  });
  expect(found).not.toHaveProperty('description');
});
