/*
 * Characters that look like a Latin letter or a digit, and what they are read as. What Unicode itself relates (full
 * width, mathematical, circled, small and raised letters) is left to its compatibility form.
 */

/** Each pair of rows: characters, and what each of them looks like. */
const ROWS: readonly (readonly [string, string])[] = [
  ['авсенһіјкмпорѕтухԁԛԝгьӏѵуё', 'abcehhijkmnopstyxdqwrblvye'],
  ['АВСЕНІЈКМОРЅТУХ', 'abcehijkmopstyx'],
  ['αβγεζηικμνορςτυχω', 'abyeznikuvopstuxw'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  ['ոսօհցքյզեաւ', 'nuohgfjqeau'],
  ['ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ', 'abcdeghijklmprstvwz'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  ['ıɑøłđðħŧɡƒɩɛǝ', 'iaolddhtgfiee'],
  ['ǃ∅〇零一二三四五六七八九', '!000123456789'],
  ['£¢€', 'lce'],
];

/** Characters that stand in a row of the code table as their letters or digits do: the first one, and what it is. */
const RANGES: readonly { first: number; values: readonly string[] }[] = [
  { first: 0x2776, values: numbers(1, 10) },
  { first: 0x2780, values: numbers(1, 10) },
  { first: 0x278a, values: numbers(1, 10) },
  { first: 0x24eb, values: numbers(11, 20) },
  { first: 0x24f5, values: numbers(1, 10) },
  { first: 0x1f150, values: [...'abcdefghijklmnopqrstuvwxyz'] },
  { first: 0x1f170, values: [...'abcdefghijklmnopqrstuvwxyz'] },
  { first: 0x1f1e6, values: [...'abcdefghijklmnopqrstuvwxyz'] },
];

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(([from, to]) => {
    const targets = [...to];
    return [...from].map((character, at) => [character, targets[at] ?? ''] as const);
  }),
  ...RANGES.flatMap(({ first, values }) =>
    values.map((value, at) => [String.fromCodePoint(first + at), value] as const),
  ),
  ['🔟', '10'],
  ['💯', '100'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  // The mark of a service, which people write in place of its name.
  ['👻', ' snapchat '],
]);

/** Characters that show nothing, beside those of Unicode's own format class. */
const UNSEEN = /[\p{Cf}\p{M}]|[\u115f\u1160\u3164\uffa0]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

/**
 * One character as a reader takes it: lower-case letters without accents, ASCII digits; empty for what shows nothing.
 */
export function asSeen(character: string): string {
  let seen = '';
  for (const part of character.normalize('NFKD')) {
    if (UNSEEN.test(part)) continue;
    const alike = LOOK_ALIKES.get(part);
    seen += alike ?? (LETTER_OR_DIGIT.test(part) ? plain(part) : part);
  }
  return seen;
}

function plain(part: string): string {
  if (/\p{L}/u.test(part)) return part.toLowerCase();
  // Every script has its ten digits in one row, the zero first.
  const code = part.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
}
