/*
 * What `contact-details.ts` looks for in the languages of the product besides English. Parts of patterns with the flags
 * «iu»; letters with and without their accents, as people type them.
 */

/** Not within a longer word, in any alphabet: `\b` knows Latin letters only. */
const wordOf = (either: string) => String.raw`(?<!\p{L})(?:${either})(?!\p{L})`;

/** «At» and «dot» as one says them. */
export const AT_WORDS = wordOf('arroba|[آأا]ت');
export const DOT_WORDS = wordOf('punto|دوت|نقطة');
/** Ends of addresses after such a dot: «punto es» and «punto de» are plain Spanish. */
export const SPOKEN_TLDS = 'com|org|net|edu|gov|info|io|app|gg|tv|co|mx|كوم|نت|اورج';

const SERVICES =
  'واتس ?اب|[إاأ]نست[غقج]رام|[إاأ]نستا|سناب ?شات|سناب|تيك ?توك|تلي?[غقج]رام|فيس ?بوك|ماسنجر|ديسكورد|تويتر';
const ADD_ME = wordOf('(?:agr[eé]ga|s[ií]gue|a[ñn][aá]de)me|(?:ضيف|[أا]ضف|تابع)ني');
const WRITE_TO_ME = wordOf(
  '(?:escr[ií]be|escr[ií]ba|b[uú]sca|m[aá]nda|ll[aá]ma|cont[aá]cta|h[aá]bla|env[ií]a|encu[eé]ntra)(?:me|nos)|' +
    '(?:راسل|كلم)(?:ني|نا|وني|ونا)|تواصلوا? مع(?:ي|نا)|حساب(?:ي|نا)',
);

/** Names at services, and how one asks to be found there; `latin`: the names of services in Latin letters. */
export function handlesBeside(latin: string): string[] {
  const any = wordOf(`${SERVICES}|${latin}`);
  return [
    ADD_ME,
    `${WRITE_TO_ME}[^.!?؟]{0,40}?${any}`,
    `${any}[^.!?؟]{0,20}?(?<!\\p{L})(?:es|como|هو)\\s+\\S*[\\d._]\\S*\\w`,
    `${wordOf(SERVICES)}\\s*[:=]\\s*\\S`,
  ];
}

const SPANISH_STREET = '(?:[Cc]alle|[Aa]venida|[Pp]aseo|[Bb]ulevar|[Cc]arretera|[Aa]vda?\\.)';
/** With a number behind a name: a street alone is a way to go. The flag is «u» alone: the name has a capital. */
export const STREETS_BESIDE = [
  `${SPANISH_STREET}\\s+(?:(?:de|del|la|las|los|el)\\s+){0,3}\\p{Lu}[\\p{L}'’.]*(?:\\s+(?:(?:de|del|la|los)\\s+)?\\p{Lu}[\\p{L}'’.]*){0,3},?\\s+(?:n[.ºo°]{1,2}\\s*)?\\d{1,5}`,
  String.raw`(?<!\p{L})شارع\s+\p{L}+(?:\s+\p{L}+){0,3}?[،,]?\s*(?:رقم\s*)?\d{1,5}`,
];

/** Digits in words. */
export const DIGIT_WORDS_BESIDE: Readonly<Record<string, string>> = {
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  صفر: '0',
  واحد: '1',
  اثنان: '2',
  اثنين: '2',
  إثنان: '2',
  إثنين: '2',
  ثلاثة: '3',
  ثلاث: '3',
  أربعة: '4',
  اربعة: '4',
  أربع: '4',
  خمسة: '5',
  خمس: '5',
  ستة: '6',
  ست: '6',
  سبعة: '7',
  سبع: '7',
  ثمانية: '8',
  ثماني: '8',
  تسعة: '9',
  تسع: '9',
};
