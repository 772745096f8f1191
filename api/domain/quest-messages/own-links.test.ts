import { describe, expect, it } from 'vitest';
import { holdsForeignLink } from './own-links.ts';

const ORIGIN = 'https://quests.example.org';
const isForeign = (text: string) => holdsForeignLink(text, ORIGIN);

describe('no links but the product’s own [MSG-20]', () => {
  it.each([
    'Please bring gloves. We meet at 9.30 a.m. at Gate 4.',
    'It is $12.50 for lunch; ask Kim e.g. at the door.',
    'See https://quests.example.org/questList/1/quest/2 for the map.',
    'See quests.example.org/es/home, please!',
    'The page (https://quests.example.org) says so.',
    'Write to kim@harbor.org or to Kim.Lee@mail.harbor-table.com.',
    'Come in.To the left is the kitchen',
    'Version 1.2.3 of the plan',
    'شكرًا لكم. نلتقي عند الباب',
  ])('lets through: %s', (text) => expect(isForeign(text)).toBe(false));

  it.each([
    'http://evil.example',
    'https://evil.com/x',
    'HTTPS : // evil.com',
    'hxxps://evil.com',
    'ftp://files.example',
    'evil.com',
    'www.evil.example',
    'bit.ly/abc',
    't.me/joinchat',
    'evil[.]com',
    'evil (dot) com',
    'evil dot com',
    'evil . com',
    'evil. com',
    'evil。com',
    'ｅｖｉｌ．ｃｏｍ',
    'ev\u200bil.c\u200bom',
    'shop.buzz',
    'xn--e1afmkfd.xn--p1ai',
    'пример.рф/страница',
    '93.184.216.34',
    'javascript://quests.example.org/%0aalert(1)',
    'https://quests.example.org.evil.com/login',
    'https://quests.example.org@evil.com',
    'https://evil.com@quests.example.org.evil.net',
    'https://quests.example.org/out?to=https://evil.com',
    'https://quests.example.org/out?to=https%3A%2F%2Fevil.com',
    'https://quests.example.org//evil.com',
    'https://quests.example.org:8443/x',
    'http://quests.example.org/x',
    'notquests.example.org/x',
    'https://evil.com/https://quests.example.org/',
    '<a href="https://evil.com">here</a>',
    'kim@harbor.org/evil.com/x',
  ])('refuses: %s', (text) => expect(isForeign(text)).toBe(true));
});
