import { expect, it } from 'vitest';
import { isPersonalAddress } from './personal-address.ts';

it.each([
  'https://wa.me/19175550199',
  'https://api.whatsapp.com/send?phone=1',
  'https://www.instagram.com/jess.runner22',
  'https://t.me/jess22',
  'https://discord.gg/abc12',
  'https://snapchat.com/add/jess',
  'https://linktr.ee/jess',
  'https://www.tiktok.com/@jess',
  'https://example.org/call/9175550199',
  'https://example.org/?write=jess%40example.org',
])('takes %s for a way to a person [SAF-12]', (url) => {
  expect(isPersonalAddress(url)).toBe(true);
});

it.each([
  'https://training.example/food-handler?course=2026',
  'https://www.redcross.org/take-a-class/first-aid',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/123456789',
  'https://docs.google.com/document/d/1abc/edit',
  'not an address',
])('takes %s for a page [SAF-12]', (url) => {
  expect(isPersonalAddress(url)).toBe(false);
});
