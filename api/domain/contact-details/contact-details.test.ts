import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { CONTACT_TEXT_MAX, findContactDetail, publishedDetails } from './contact-details.ts';
import { contactRefusal } from './contact-refusal.ts';
import type { ContactDetail } from './reading.ts';

const REFUSED: [ContactDetail, string][] = [
  ['phone', 'Call me: 5551234'],
  ['phone', 'Call 212-555-0143'],
  ['phone', '(212) 555 0143'],
  ['phone', '+1 212.555.0143'],
  ['phone', '2 1 2 5 5 5 0 1 4 3'],
  ['phone', '2.1.2.5.5.5.0.1.4.3'],
  ['phone', '2, 1, 2, 5, 5, 5, 0'],
  ['phone', '2,1,2,5,5,5,0,1'],
  ['phone', 'two one two five five five zero one four three'],
  ['phone', 'two-one-two, 555 oh one four three'],
  ['phone', '212 555 O143'],
  ['phone', '2l2-555-0143'],
  ['phone', '２１２５５５０１４３'],
  ['phone', '٢١٢٥٥٥٠١٤٣'],
  ['phone', '2️⃣1️⃣2️⃣5️⃣5️⃣5️⃣0️⃣1️⃣4️⃣3️⃣'],
  ['phone', '<b>212</b>-<i>555</i>-0143'],
  ['phone', 'Ring <2125550143> soon'],
  ['phone', '212\u200b555\u200b0143'],
  ['phone', 'My number is 21:25:55:01:43'],
  ['phone', 'the 212-555-2012 one'],
  ['phone', '212_555_0143'],
  ['phone', 'Ring 212/555/0143 after 10:30'],
  ['mail', 'Write to kim@example.org'],
  ['mail', 'kim @ example . org'],
  ['mail', 'kim at gmail dot com'],
  ['mail', 'kim (at) example (dot) org'],
  ['mail', 'kim[at]example.org'],
  ['mail', 'KIM AT GMAIL'],
  ['mail', 'my gmail is kimk'],
  ['mail', 'kim.k+food@mail.example.co.uk'],
  ['mail', 'kim&#64;example.org'.replace('&#64;', '@')],
  ['link', 'See https://chat.example/room'],
  ['link', 'http : //chat.example'],
  ['link', 'www.kims-page.example'],
  ['link', 'look at kims-page.com'],
  ['link', 'kimspage dot com'],
  ['link', 'wa.me/12125550143'],
  ['link', 't.me/kim'],
  ['link', 'bit.ly/3xyz'],
  ['link', 'discord.gg/abc'],
  ['handle', 'I am @kim_k there'],
  ['handle', 'insta: kim_k'],
  ['handle', 'Snapchat kim.k99 is mine, so snapchat name kim'],
  ['handle', 'my instagram is kim_k'],
  ['handle', 'find me on TikTok'],
  ['handle', 'text me on WhatsApp'],
  ['handle', 'Add me'],
  ['handle', 'IG: kimk'],
  ['street', 'Come to 12 Elm Street'],
  ['street', 'come to 12 elm street'],
  ['street', '305 Monument St, door 2'],
  ['street', '12 W. Kings Park Road'],
  ['street', 'Corner of 42nd Street'],
  ['street', '7 Oak Ct'],
  ['street', 'P.O. Box 12'],
  ['phone', 'Llama al nueve uno siete, cinco cinco cinco, cero uno dos tres'],
  ['phone', 'nueve-uno-siete 555 cero 1 2 3'],
  ['phone', 'رقمي تسعة واحد سبعة خمسة خمسة خمسة صفر واحد اثنان ثلاثة'],
  ['mail', 'kim arroba gmail punto com'],
  ['mail', 'kim (arroba) correo (punto) es'],
  ['mail', 'kim arroba example.org'],
  ['mail', 'kim آت gmail دوت com'],
  ['link', 'mira kimspage punto com'],
  ['link', 'kimspage دوت كوم'],
  ['handle', 'mi insta es kim_rey'],
  ['handle', 'Escríbeme por WhatsApp'],
  ['handle', 'mándame un mensaje por instagram'],
  ['handle', 'agregame en snapchat'],
  ['handle', 'Sígueme'],
  ['handle', 'راسلني على واتساب'],
  ['handle', 'حسابي على انستغرام kim'],
  ['handle', 'سناب: kim'],
  ['street', 'Ven a la Calle Mayor 12'],
  ['street', 'avenida de los Olivos, 305'],
  ['street', 'تعال إلى شارع النيل رقم ١٢'],
];

const ALLOWED = [
  '',
  'Room 12 at 10:30',
  'Well done! See you on 11/22/2026 at 9:30.',
  'Come on 2026-11-22 from 10:30 to 12:30 or 14:00-16:00.',
  'From 10:30-12:30, 13:00-14:30 and 15:15-17:00',
  'We meet on 12.11., 14.11. and 16.11.',
  'On November 3, 10, 17 and 24 at 4 pm, room 201, desk 3.',
  'School year 2025-2026, class 10',
  'It costs $1,250,000 to build, or $12.50 a meal.',
  'You did 12 of 15 hours; 3 are left.',
  'Bring 2 forms, 1 photo and 10 dollars to the front desk at noon.',
  'Sorry, the training was at 4 p.m. Please come earlier.',
  'Well done.Then come again.',
  'Thank you so much. Me and the team loved it.',
  'You were late three times: one, two and three weeks ago.',
  'Look at us. Net gain for everybody!',
  'It is 5 minutes down the road, 2 stops on the bus.',
  'Your place is at table 4, seat 17.',
  'Please ask at the desk. It is on floor 2, room 5.',
  'We post pictures on Instagram only with consent.',
  'Score: 98/100, 47 out of 50.',
  'Ages 10-12 and 13-17 together, 18-25 apart.',
  'Ticket 123456',
  'Zip 10001',
  'Bring the signal vest and wait in line.',
  'Temperature 165 F, hold 15 seconds.',
  'Trae a uno o dos amigos; somos cinco o seis, de tres a siete.',
  'El punto de encuentro es la puerta; el punto es que nadie espere.',
  'Nos vemos en el punto de la calle donde está el mercado.',
  'La calle estará cerrada de 10 a 12, y la avenida también.',
  'Publicamos fotos en Instagram solo con permiso.',
  'Lleguen el 22/11/2026 a las 9:30, o de 10:30 a 12:30.',
  'كونوا هنا من 10:30 إلى 12:30 مع صديق واحد أو اثنين.',
  'الشارع مغلق من 10 إلى 12.',
  'نقطة اللقاء عند الباب، ننشر الصور على انستغرام بعد الموافقة فقط.',
];

describe('telephone numbers and addresses in a text', () => {
  it.each(REFUSED)('%s is found in «%s» [SAF-12]', (kind, text) => {
    expect(findContactDetail(text)?.kind).toBe(kind);
  });

  it.each(ALLOWED)('«%s» is not refused [SAF-12]', (text) => {
    expect(findContactDetail(text)).toBeNull();
  });

  it('quotes the part to take out, for people and as data [SAF-12]', () => {
    expect(inEnglish(contactRefusal('Ring me after 5: 212-555-0143, ok?', 'recipient'))).toEqual({
      message:
        'This volunteer is under 18: no contact details or meeting places. Take out this phone number: “212-555-0143”',
      contactDetail: { kind: 'phone', part: '212-555-0143' },
    });
    expect(contactRefusal('See you at 10:30', 'recipient')).toBeNull();
  });

  it.each([
    ['hi, my insta is kim_rey99 ok', 'insta is kim_rey99'],
    ['<p>Write to <b>kim</b>@example.org now</p>', 'kim@example.org'],
    ['tw0 z3r0 0ne f1ve f1ve f1ve zer0 then bye', 'tw0 z3r0 0ne f1ve f1ve f1ve zer0'],
    ['so come to 12 elm\nstreet', '12 elm street'],
  ])('quotes of “%s” what was typed: “%s” [SAF-12]', (text, part) => {
    expect(findContactDetail(text)?.part).toBe(part);
  });

  it.each(['1 ', 'a@', '12 a ', '<', '<a', 'meet me ', 'uno ', 'i n s ', 'a'])(
    'refuses a text longer than any field unread: “%s” [SAF-12]',
    (piece) => {
      for (const length of [20_000, 200_000]) {
        const text = piece.repeat(length / piece.length);
        expect(findContactDetail(text)).toMatchObject({ kind: 'length' });
      }
      expect(findContactDetail('a'.repeat(CONTACT_TEXT_MAX))).toBeNull();
    },
  );

  it('walks once over what is long: no pattern repeats a repetition without a bound [SAF-12]', () => {
    const sources = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true });
    const patterns = Object.entries(sources)
      .filter(([name]) => !name.includes('.test.'))
      .flatMap(([, source]) => source.match(/\((?:[^()]|\\[()])*[*+](?:[^()]|\\[()])*\)[*+]/g) ?? []);
    expect(Object.keys(sources).length).toBeGreaterThan(10);
    expect(patterns).toEqual([]);
  });
});

describe('what a charity has published', () => {
  const KNOWN = [
    '305 Monument Street, Hoboken, NJ 07030',
    '(201) 555-0143',
    'https://www.pantry-hoboken.org',
  ];

  it.each([
    'Come to 305 Monument St, door 2',
    'Come to 305 monument street.',
    'Call 201-555-0143 or 201.555.0143',
    'Call 2015550143, or 1 201 555 0143',
    'See pantry-hoboken.org or www.pantry-hoboken.org',
  ])('may be written: “%s” [SAF-12]', (text) => {
    expect(findContactDetail(text)).not.toBeNull();
    expect(findContactDetail(text, KNOWN)).toBeNull();
  });

  it.each([
    ['street', 'Come to 306 Monument St'],
    ['street', '305 Monument St or 12 Elm Street'],
    ['phone', 'Call 201-555-0144'],
    ['phone', '201-555-0143 or 201-555-0199'],
    ['link', 'pantry-hoboken.org.evil.com'],
  ])('does not cover another %s: “%s” [SAF-12]', (kind, text) => {
    expect(findContactDetail(text, KNOWN)?.kind).toBe(kind);
  });

  it('is found in its texts [SAF-12]', () => {
    expect(publishedDetails('<p>Ring 201-555-0143 at 12 Elm Street.</p>')).toEqual([
      '201-555-0143',
      '12 Elm Street',
    ]);
  });
});
