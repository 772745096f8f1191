/** The letters of text messages (GSM 03.38) that take one place, and those that take two. */
const ONE_PLACE =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const TWO_PLACES = '\f^{}\\[~]|€';

/** Signs that have a plain form of their own. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '·': '-',
  '•': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

const placesOf = new Map([
  ...[...ONE_PLACE].map((letter) => [letter, 1] as const),
  ...[...TWO_PLACES].map((letter) => [letter, 2] as const),
]);

/**
 * The same in letters of text messages: accents that are not among them go (á → a; é, ñ and ü stay), signs get their
 * plain form, pictures go. Null where a letter or digit has none, as in Arabic.
 */
export function inGsm(text: string): string | null {
  let plain = '';
  for (const sign of text.normalize('NFC')) {
    const known = placesOf.has(sign) ? sign : (PLAIN[sign] ?? withoutAccent(sign));
    if (known === null && /[\p{L}\p{N}]/u.test(sign)) return null;
    plain += known ?? '';
  }
  return plain;
}

/** How many places a text in these letters takes. */
export function gsmLength(text: string): number {
  return [...text].reduce((sum, letter) => sum + (placesOf.get(letter) ?? 0), 0);
}

function withoutAccent(sign: string): string | null {
  const [base = ''] = sign.normalize('NFD');
  return base !== sign && placesOf.has(base) ? base : null;
}
