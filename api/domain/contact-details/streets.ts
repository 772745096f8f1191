import { digitsIn } from './digit-words.ts';
import { type Found, sentenceEndsAt, textAt } from './reading.ts';
import type { TextPart } from './text-parts.ts';
import {
  MONTHS,
  NOT_IN_STREETS,
  PLACE_LABELS,
  SPANISH_STREETS,
  STREET_TYPES,
  WEAK_STREET_TYPES,
} from './words.ts';

const NAME_MAX = 4;

/** Addresses of houses: a number with the name of a street, in either order. */
export function streetsIn(parts: readonly TextPart[]): Found[] {
  return parts.flatMap((part, at) => {
    const to = RULES.map((rule) => rule(parts, at, part)).find((end) => end !== null);
    return to === undefined || to === null
      ? []
      : [{ kind: 'street' as const, from: at, to: Math.min(to, parts.length - 1) }];
  });
}

type Rule = (parts: readonly TextPart[], at: number, part: TextPart) => number | null;

const isHouseNumber = ({ text, isNumber }: TextPart) =>
  isNumber ? text.length <= 5 : digitsIn(text) !== null;
const isTight = (part: TextPart | undefined) => part !== undefined && /^[ ,.\n-]{0,3}$/.test(part.before);

/** “12 Elm Street”, “412 W. 5th Ave”, “four twelve Elm St”. */
const numberFirst: Rule = (parts, at, part) => {
  if (!isHouseNumber(part) || isOrdinal(parts, at) || belongsElsewhere(parts, at)) return null;
  let name = at + 1;
  while (name - at < 5 && parts[name] && isHouseNumber(parts[name] as TextPart) && !parts[name]?.isNumber)
    name++;
  if (/^[a-z]$/.test(textAt(parts, name)) && parts[name]?.before === '') name++;
  const isDirection = /^(?:n|s|e|w|north|south|east|west)$/.test(textAt(parts, name));
  const first = isDirection ? name + 1 : name;
  for (let end = first; end <= first + NAME_MAX; end++) {
    const word = parts[end];
    if (!isTight(word) || !word) return null;
    const isNamed = end > first || (isDirection && end > name);
    if (isNamed && STREET_TYPES.has(word.text)) return end;
    if (word.text === 'broadway' && end === first) return end;
    if (isNamed && WEAK_STREET_TYPES.has(word.text) && isWeakStreet(parts, first, end)) return end;
    if (NOT_IN_STREETS.has(word.text) || (/[,.]/.test(word.before) && end > first)) return null;
  }
  return null;
};

/** “5th”. */
const isOrdinal = (parts: readonly TextPart[], at: number) =>
  parts[at + 1]?.before === '' && /^(?:st|nd|rd|th|a|o)$/.test(textAt(parts, at + 1));

/** A word of every day ends an address where all the words before it are names. */
function isWeakStreet(parts: readonly TextPart[], first: number, end: number): boolean {
  const name = parts
    .slice(first, end)
    .filter(({ isNumber, text }) => !isNumber && !/^(?:st|nd|rd|th)$/.test(text));
  const hasOrdinal = name.length < end - first;
  const type = parts[end];
  const next = parts[end + 1];
  // “20 cans St. Mary”, “5 Oak St. James”: a saint.
  const isSaint =
    type?.text === 'st' &&
    next?.isCapital === true &&
    /^\.? $/.test(next.before) &&
    next.sentence === type.sentence &&
    !type.isCapital;
  if (isSaint) return false;
  if (hasOrdinal || name.every(({ isCapital }) => isCapital)) return true;
  const isShort = /^(?:st|dr|ln|ct|pl)$/.test(type?.text ?? '');
  return isShort && name.every(({ isCapital, text }) => !isCapital && text.length > 2 && !text.endsWith('s'));
}

/** A number of an hour, a day, a classroom, or a year before a name. */
function belongsElsewhere(parts: readonly TextPart[], at: number): boolean {
  const [before, part, next] = [textAt(parts, at - 1), parts[at], parts[at + 1]];
  if (!part) return true;
  const isJoined =
    at > 0 && (/[:$€£]$/.test(part.before) || (/[/.-]$/.test(part.before) && parts[at - 1]?.isNumber));
  if (isJoined || MONTHS.has(before) || PLACE_LABELS.has(before)) return true;
  if (/^[:%/+]/.test(next?.before ?? '')) return true;
  return /^(?:19|20)\d\d$/.test(part.text) && !STREET_TYPES.has(textAt(parts, at + 2));
}

/** “Calle Mayor 12”, “calle 8 número 4”, “avenida de los Olivos, 305”. */
const spanishFirst: Rule = (parts, at, part) => {
  const isShort = part.text === 'c' && /^\//.test(parts[at + 1]?.before ?? '');
  if (!SPANISH_STREETS.has(part.text) && !isShort) return null;
  let name = 0;
  for (let end = at + 1; end <= at + 8; end++) {
    const word = parts[end];
    if (!word || !/^[ ,.،#º°/]{0,4}$/.test(word.before)) return null;
    if (name > 0 && digitsIn(word.text) !== null && /^(?:numero|num)$/.test(textAt(parts, end - 1)))
      return end;
    if (word.isNumber && name > 0) return word.text.length <= 5 && !isHour(parts, end) ? end : null;
    if (/^(?:numero|num|no|n|nro|رقم)$/.test(word.text)) {
      name++;
      continue;
    }
    if (word.isNumber) name++;
    else if (/^(?:de|del|la|las|los|el|san|santa)$/.test(word.text)) continue;
    else if (
      NOT_IN_STREETS.has(word.text) ||
      /^(?:a|desde|hasta|esta|abre|cierra|donde|من|الى|مغلق)$/.test(word.text)
    )
      return null;
    else name++;
  }
  return null;
};

/** “de 10 a 12”, “a las 9”. */
function isHour(parts: readonly TextPart[], at: number): boolean {
  return /^(?:de|a|las|desde|hasta)$/.test(textAt(parts, at - 1)) || /^:/.test(parts[at + 1]?.before ?? '');
}

/** “12 calle Mayor”, “305 avenida Central”. */
const numberThenSpanish: Rule = (parts, at, part) => {
  if (!part.isNumber || part.text.length > 5 || belongsElsewhere(parts, at)) return null;
  const isStreet = /^(?:calle|avenida|paseo|bulevar)$/.test(textAt(parts, at + 1)) && isTight(parts[at + 1]);
  const name = textAt(parts, at + 2);
  return isStreet && name !== '' && !NOT_IN_STREETS.has(name) ? at + 2 : null;
};

/** “P.O. Box 12”, “apt 3B”, “apartamento 4”. */
const boxOrFlat: Rule = (parts, at, part) => {
  const [second, third] = [textAt(parts, at + 1), parts[at + 2]];
  if (part.text === 'p' && second === 'o' && third?.text === 'box' && parts[at + 3]?.isNumber) return at + 3;
  if (part.text === 'po' && second === 'box' && third?.isNumber) return at + 2;
  const isFlat = /^(?:apt|apartment|apto|apartamento|depto)$/.test(part.text);
  return isFlat && parts[at + 1]?.isNumber && /^[ .#]{0,3}$/.test(parts[at + 1]?.before ?? '')
    ? at + 1
    : null;
};

const LANDMARKS =
  /^(?:bus|stop|church|pantry|shelter|school|library|park|station|entrance|parking|store|center|kitchen|office|train|market|garden|hall|mosque|synagogue|hospital|museum|food|parada|iglesia|escuela|parque)$/;

/** “Corner of 42nd Street”, where nothing is told that stands there. */
const corner: Rule = (parts, at, part) => {
  if (!/^(?:corner|esquina)$/.test(part.text) || !/^(?:of|de|con)$/.test(textAt(parts, at + 1))) return null;
  const [from, to] = [Math.max(0, at - 8), at + 8];
  const sentence = parts.slice(from, to).filter((other) => other.sentence === part.sentence);
  if (sentence.some(({ text }) => LANDMARKS.test(text))) return null;
  const end = sentence.findIndex(
    ({ text }) => STREET_TYPES.has(text) || /^(?:st|nd|rd|th|calle)$/.test(text),
  );
  return end >= 0 ? at + 3 : null;
};

/** “40.7440, -74.0324”, “87G7PXV4+F2”. */
const coordinates: Rule = (parts, at, part) => {
  const [fraction, second, third] = [parts[at + 1], parts[at + 2], parts[at + 3]];
  const isDegree = part.isNumber && part.text.length <= 3 && fraction?.isNumber && fraction.before === '.';
  if (!isDegree || (fraction?.text.length ?? 0) < 3) return null;
  const isPair = second?.isNumber && /^[,; ]+[-−–]? ?$/.test(second.before) && third?.before === '.';
  return isPair && (third?.text.length ?? 0) >= 3 ? at + 3 : null;
};

/** “I live on Elm Street”. */
const livesOn: Rule = (parts, at, part) => {
  if (!/^(?:live|living|stay|vivo|vivimos)$/.test(part.text)) return null;
  if (!/^(?:on|at|in|en)$/.test(textAt(parts, at + 1))) return null;
  for (let end = at + 2; end <= at + 6; end++) {
    if (parts[end]?.sentence !== part.sentence) return null;
    const { text } = parts[end] as TextPart;
    if (end > at + 2 && (STREET_TYPES.has(text) || /^(?:st|dr|ct|ln|pl)$/.test(text))) return end;
    if (SPANISH_STREETS.has(text)) return end + 1;
  }
  return null;
};

/** “Washington Street 412”, as the last that is said. */
const typeFirst: Rule = (parts, at, part) => {
  const number = parts[at + 1];
  if (!STREET_TYPES.has(part.text) || !number?.isNumber || !/^,? $/.test(number.before)) return null;
  const isNamed =
    at > 0 && !NOT_IN_STREETS.has(textAt(parts, at - 1)) && number.text.length > 1 && number.text.length < 6;
  return isNamed && sentenceEndsAt(parts, at + 1) && !belongsElsewhere(parts, at + 1) ? at + 1 : null;
};

/** “Number 12 on Elm Street”, “la casa 412 de la calle Grand”. */
const numberOn: Rule = (parts, at, part) => {
  if (!/^(?:number|numero|casa|house)$/.test(part.text) || !parts[at + 1]?.isNumber) return null;
  if (!/^(?:on|of|de|en)$/.test(textAt(parts, at + 2))) return null;
  const end = [3, 4, 5, 6].find(
    (step) => STREET_TYPES.has(textAt(parts, at + step)) || SPANISH_STREETS.has(textAt(parts, at + step)),
  );
  return end === undefined ? null : at + end;
};

const TOWARD = /^(?:come|go|live|meet|over|address|vivo|ven|house|casa|im|am|estoy)$/;

/** “Come to 412 Washington”. */
const bareName: Rule = (parts, at, part) => {
  const [name, before] = [parts[at + 1], textAt(parts, at - 1)];
  if (
    !part.isNumber ||
    part.text.length > 5 ||
    !/^(?:at|to|is|en|al|a)$/.test(before) ||
    belongsElsewhere(parts, at)
  )
    return null;
  const isName =
    name?.isCapital &&
    name.before === ' ' &&
    !name.isUpper &&
    !NOT_IN_STREETS.has(name.text) &&
    !MONTHS.has(name.text);
  const isGoal = [2, 3, 4].some((step) => TOWARD.test(textAt(parts, at - step)));
  return isName && isGoal && sentenceEndsAt(parts, at + 1) ? at + 1 : null;
};

const RULES: readonly Rule[] = [
  typeFirst,
  numberOn,
  bareName,
  numberFirst,
  spanishFirst,
  numberThenSpanish,
  boxOrFlat,
  corner,
  coordinates,
  livesOn,
];
