/** Digits and numbers in words, and how many digits they stand for. */
const DIGITS: Readonly<Record<string, string>> = {
  ...spelled('zero one two three four five six seven eight nine'),
  ...spelled('cero uno dos tres cuatro cinco seis siete ocho nueve'),
  ...spelled('صفر واحد اثنان ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه'),
  ...spelled('صفر واحد اثنين ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة'),
  ...spelled('صفر واحد اثنين ثلاث اربع خمس ست سبع ثماني تسع'),
  ...spelled('zeros ones twos threes fours fives sixes sevens eights nines'),
  ...spelled('ceros unos doses treses cuatros cincos seises sietes ochos nueves'),
  ...{ واحدات: '1', ثلاثات: '3', اربعات: '4', خمسات: '5', ستات: '6', سبعات: '7', ثمانيات: '8', تسعات: '9' },
  zeroes: '0',
  ohs: '0',
  oh: '0',
  nought: '0',
  una: '1',
};

const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen|diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve';
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SPANISH_TENS = ' diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const TWENTIES =
  'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const HUNDREDS =
  ' cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

/** Words for numbers of two and three digits. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...TEENS.split('|').flatMap((row) => row.split(' ').map((word, at) => [word, String(10 + at)] as const)),
  ...[TENS, SPANISH_TENS].flatMap((row) =>
    row.flatMap((word, at) => (at > 1 ? [[word, `${at}0`] as const] : [])),
  ),
  ...TWENTIES.map((word, at) => [word, String(21 + at)] as const),
  ...HUNDREDS.flatMap((word, at) => (at > 0 ? [[word, `${at}00`] as const] : [])),
  ['ciento', '100'],
]);

/** Words that sound like a digit: they count between two digits in words. */
const SOUNDS: Readonly<Record<string, string>> = {
  won: '1',
  to: '2',
  too: '2',
  tree: '3',
  for: '4',
  fore: '4',
  fo: '4',
  ate: '8',
  nein: '9',
  o: '0',
};

const REPEATS: Readonly<Record<string, number>> = {
  ...{ double: 2, dbl: 2, doble: 2, dobles: 2, triple: 3, triples: 3, quadruple: 4, cuadruple: 4 },
};
const PLURALS =
  /^(?:zeroe?s|ohs|twos|threes|fours|fives|sixes|sevens|eights|nines|ceros|unos|doses|treses|cuatros|cincos|seises|sietes|ochos|nueves|واحدات|ثلاثات|اربعات|خمسات|ستات|سبعات|ثمانيات|تسعات)$/;

/** The digits that a word says; several words in one too (“cincocinco”), at most a telephone number's worth. */
export function digitsIn(word: string): string | null {
  const known = digitOf(word) ?? NUMBERS.get(word);
  if (known !== undefined) return known;
  return word.length >= 6 && word.length <= 80 ? severalDigits(word) : null;
}

export function digitOf(word: string): string | undefined {
  return Object.hasOwn(DIGITS, word) ? DIGITS[word] : undefined;
}

/** A digit by its sound, which a reader takes for one between other digits. */
export function soundOf(word: string): string | undefined {
  return Object.hasOwn(SOUNDS, word) ? SOUNDS[word] : undefined;
}

/** How often the next digit is said: “double five”, “three fives”. */
export function repeatsOf(word: string, next = ''): number | undefined {
  if (Object.hasOwn(REPEATS, word)) return REPEATS[word];
  const times = PLURALS.test(next) ? Number(digitOf(word) ?? word) : Number.NaN;
  return times > 1 && times < 5 ? times : undefined;
}

const LONGEST = 6;

function severalDigits(word: string): string | null {
  let digits = '';
  let at = 0;
  while (at < word.length) {
    let length = LONGEST;
    while (length > 2 && digitOf(word.slice(at, at + length)) === undefined) length--;
    const digit = digitOf(word.slice(at, at + length));
    if (length <= 2 || digit === undefined) return null;
    digits += digit;
    at += length;
  }
  return digits.length > 1 ? digits : null;
}

function spelled(row: string): Record<string, string> {
  return Object.fromEntries(row.split(' ').map((word, at) => [word, String(at)]));
}
