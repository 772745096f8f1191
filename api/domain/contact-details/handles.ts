import { ELSEWHERE, MESSENGERS, NO_NAMES, OWNED, PEOPLE, STATES, TALKS, THINGS } from './handle-words.ts';
import { namesServiceElsewhere } from './other-scripts.ts';
import { chunkAt, type Found, isNameLike, isPlainGap, sentenceEndsAt, textAt } from './reading.ts';
import type { TextPart } from './text-parts.ts';
import {
  ABOUT_SERVICES,
  CONTACT_VERBS,
  IS_WORDS,
  OWN,
  PAST_VERBS,
  PREPOSITIONS,
  SELF,
  SERVICES,
  UNCERTAIN_SERVICES,
  YOUR,
} from './words.ts';

const WINDOW = 8;

/** Names that someone has at a service, and invitations to find or write to someone there. */
export function handlesIn(parts: readonly TextPart[]): Found[] {
  return parts.flatMap((_part, at) => {
    if (SURE.some((isMeant) => isMeant(parts, at))) return [spanAround(parts, at)];
    const rule = isService(parts, at) ? RULES.find((isMeant) => isMeant(parts, at)) : undefined;
    return rule ? [spanAround(parts, at)] : [];
  });
}

type Rule = (parts: readonly TextPart[], at: number) => boolean;

const isStrong: Rule = (parts, at) => SERVICES.has(textAt(parts, at));
/** The food program is written in capitals, the service is not. */
const isProgram: Rule = (parts, at) => textAt(parts, at) === 'snap' && parts[at]?.isUpper === true;
const isService: Rule = (parts, at) => isStrong(parts, at) || UNCERTAIN_SERVICES.has(textAt(parts, at));
const isOwned: Rule = (parts, at) =>
  isStrong(parts, at) || (OWNED.has(textAt(parts, at)) && !isProgram(parts, at));
const isAbout: Rule = (parts, at) =>
  !sentenceEndsAt(parts, at) && isPlainGap(parts[at + 1]) && ABOUT_SERVICES.has(textAt(parts, at + 1));

/** “insta: kim”, “snap = kim_k”; of an uncertain one the name is all that follows, or looks like one. */
const isNamedAfterColon: Rule = (parts, at) => {
  const next = parts[at + 1];
  if (!next || !/[:=>@\p{So}→]|^ ?[-–—]+ ?$/u.test(next.before)) return false;
  if (isStrong(parts, at) && /[:=>→]/.test(next.before)) return true;
  if (isNameLike(parts, at + 1)) return true;
  return isOwned(parts, at) && parts.length - at <= 3;
};

/** “kik kimrey99”, “kim_k on insta”. */
const isBesideName: Rule = (parts, at) => {
  const isAfter = isPlainGap(parts[at + 1]) && parts[at + 1]?.chunk !== parts[at]?.chunk;
  if (isAfter && isNameLike(parts, at + 1)) return true;
  const before = PREPOSITIONS.has(textAt(parts, at - 1)) ? at - 2 : at - 1;
  if (before >= 0 && parts[before]?.chunk !== parts[at]?.chunk && isNameLike(parts, before)) return true;
  return isStrong(parts, at) && NEARBY.some((step) => isNamed(parts, at, at + step));
};

const NEARBY = [-5, -4, -3, -2, 2, 3, 4, 5];
const isNamed = (parts: readonly TextPart[], at: number, beside: number) =>
  parts[beside]?.sentence === parts[at]?.sentence &&
  parts[beside]?.chunk !== parts[at]?.chunk &&
  parts[beside]?.isNumber === false &&
  isNameLike(parts, beside);

/** “my insta”, “mi face”, “what’s your snap”; not “your Instagram page”. */
const isSomebodys: Rule = (parts, at) => {
  const before = textAt(parts, at - 1);
  if (!OWN.has(before) && !YOUR.has(before)) return false;
  // “Your face” is not “tu face”.
  if (textAt(parts, at) === 'face' && /^(?:my|your|ur)$/.test(before)) return false;
  return isOwned(parts, at) && (!isAbout(parts, at) || leadsToName(parts, at));
};

/** “instagram handle”, “insta is kim_k”, “my signal is kim.99”. */
const leadsToName: Rule = (parts, at) => {
  const next = textAt(parts, at + 1);
  if (sentenceEndsAt(parts, at) || !IS_WORDS.has(next)) return false;
  const isOwn = OWN.has(textAt(parts, at - 1));
  if (isStrong(parts, at) && (isOwn || /^(?:name|handle|id|user|username|usuario)$/.test(next))) return true;
  if (isOwn && isOwned(parts, at)) return true;
  return [2, 3, 4].some((steps) => isNameLike(parts, at + steps));
};

/** “find me on TikTok”, “escríbeme por WhatsApp”, “let’s chat on discord”. */
const isWayToTalk: Rule = (parts, at) => {
  const joint = joinedBy(parts, at);
  const isArabicVerb = /\p{Script=Arabic}/u.test(textAt(parts, at));
  if (joint === null && !isArabicVerb) return false;
  const from = firstOfWindow(parts, at);
  const earlier = parts.slice(from, at).map(({ text }) => text);
  if (earlier.some((word) => PAST_VERBS.has(word))) return false;
  return earlier.some((word, step) => CONTACT_VERBS.has(word) && isTalking(parts, at, from + step));
};

function isTalking(parts: readonly TextPart[], at: number, verb: number): boolean {
  const word = textAt(parts, verb);
  const object = textAt(parts, verb + 1);
  const objects = [1, 2, 3].map((step) => textAt(parts, verb + step));
  const isToMe =
    objects.some((one) => PEOPLE.has(one)) || OWN.has(object) || /^(?!ha).{4,}(?:me|nos|ني|نا)$/u.test(word);
  if (!isStrong(parts, at)) {
    const isElsewhere =
      ELSEWHERE.has(word) && (OWNED.has(textAt(parts, at)) || textAt(parts, at) === 'signal');
    if (isElsewhere) return true;
    return isToMe && object !== 'us' && joinedBy(parts, at) !== 'in' && parts[at + 1]?.isNumber !== true;
  }
  if (isToMe || TALKS.has(word) || /\p{Script=Arabic}/u.test(word)) return true;
  return !THINGS.has(object) && joinedBy(parts, at) !== null && at - verb <= 4;
}

/** “I’m on insta”, “soy kim en insta”, “estoy en facebook”. */
const isWhereIAm: Rule = (parts, at) => {
  if (!isOwned(parts, at) || !PREPOSITIONS.has(textAt(parts, at - 1))) return false;
  if (SELF.has(textAt(parts, at - 2)) || textAt(parts, at - 3) === 'same') return true;
  if (/^(?:estas|apareces|sales)$/.test(textAt(parts, at - 2)) && textAt(parts, at - 3) === 'como')
    return true;
  if (/^(?:im|soy|iam)$/.test(textAt(parts, at + 1))) return true;
  return SELF.has(textAt(parts, at - 3)) && !STATES.has(textAt(parts, at - 2));
};

/** “do you have insta?”, “tienes whatsapp?”. */
const isAskedFor: Rule = (parts, at) => {
  if (!isOwned(parts, at) || !sentenceEndsAt(parts, at)) return false;
  const earlier = parts.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  if (earlier.some((word) => PAST_VERBS.has(word))) return false;
  if (at < 3 && /^(?:got|have|tienes|usas)$/.test(textAt(parts, at - 1))) return true;
  if (at < 4 && textAt(parts, at - 1) === 'on' && /^(?:you|u)$/.test(textAt(parts, at - 2))) return true;
  const isYou = earlier.some((word) => /^(?:you|u|ya|tienes|usas|teneis|tenes)$/.test(word));
  return isYou && earlier.some((word) => /^(?:have|got|use|tienes|usas|tenes)$/.test(word));
};

/** “I use Telegram”, “mi usuario de discord es kim”. */
const isUsed: Rule = (parts, at) => {
  if (!isStrong(parts, at)) return false;
  const before = `${textAt(parts, at - 2)} ${textAt(parts, at - 1)}`;
  const isUse = /^(?:i|we) use$|(?:^| )(?:uso|usamos)$/.test(before);
  if (isUse && MESSENGERS.has(textAt(parts, at))) return true;
  const isName =
    /^(?:user|username|usuario|name|handle|nick|id|cuenta|account|nombre) (?:de|en|on|for|in)$/.test(before);
  return isName && (OWN.has(textAt(parts, at - 3)) || YOUR.has(textAt(parts, at - 3)));
};

/** “snap me”, “facetime me”. */
const isDoneToMe: Rule = (parts, at) => {
  const isMe = /^(?:me|us)$/.test(textAt(parts, at + 1)) && isPlainGap(parts[at + 1]);
  return isMe && (isStrong(parts, at) || textAt(parts, at) === 'snap');
};

/** “insta kimrey” and “kimrey insta” as all that is said. */
const isAllThatIsSaid: Rule = (parts, at) => {
  if (!isStrong(parts, at) || parts.length > 3) return false;
  const [before, next] = [textAt(parts, at - 1), textAt(parts, at + 1)];
  const follows = at === 0 && parts.length === 2 && isPlainGap(parts[1]) && !SERVICES.has(next);
  if (follows) return !isAbout(parts, at);
  const isLast = at > 0 && at === parts.length - 1 && parts.length === 2 && isPlainGap(parts[at]);
  return isLast && !NO_NAMES.has(before) && !SERVICES.has(before);
};

/** Letters that were taken apart hide the name. */
const isTakenApart: Rule = (parts, at) => {
  const part = parts[at];
  return part !== undefined && isStrong(parts, at) && part.end - part.start >= 2 * part.text.length - 1;
};

const LOGOS =
  /^(?:(?:yellow|white|little) ghost|(?:ghost|camera|bird|plane|bubble|note) (?:logo|icon|emoji|one)|(?:pink|purple|little) camera|(?:blue|little) bird|(?:paper|blue) plane|(?:green|blue) (?:bubble|phone)|music note|fantasma amarillo|fantasmita amarillo|camara rosada|pajarito azul|avioncito azul|burbuja verde|telefono verde|notita musical)$/;

/** The marks of services, and pictures that people put for one. */
const MARKS = /[🐦🐤🐥👾🎮🎵🎶✈💬]/u;
const NAMED = /[🐦🐤🐥👾🎮🎵🎶✈💬📸📷📱][^\p{L}\p{N}]{0,2}[:=→@]/u;

/** “my 🐦 is riverfox”, “🎮 = river_fox”. */
const isNamedByMark: Rule = (parts, at) => {
  const before = parts[at]?.before ?? '';
  if (NAMED.test(before) && isNameLike(parts, at)) return true;
  if (!MARKS.test(before) || !OWN.has(textAt(parts, at - 1))) return false;
  return IS_WORDS.has(textAt(parts, at)) || /[:=→]/.test(before);
};

/** “handle: riverfox”, which of a door or a box is said with more words. */
const isHandle: Rule = (parts, at) => {
  const next = parts[at + 1];
  if (!/^handles?$/.test(textAt(parts, at)) || !next || !/^ ?[:=→]/.test(next.before)) return false;
  return isNameLike(parts, at + 1) || sentenceEndsAt(parts, at + 1);
};

/** “Yellow ghost: river_fox”: the logo of a service in place of its name. */
const isNamedByLogo: Rule = (parts, at) => {
  if (!LOGOS.test(`${textAt(parts, at - 1)} ${textAt(parts, at)}`)) return false;
  const next = parts[at + 1];
  if (!next) return false;
  if (/^ ?(?:[:=>→@]|[-–—]+ )/.test(next.before)) return true;
  return [1, 2, 3].some(
    (step) => parts[at + step]?.sentence === parts[at]?.sentence && isNameLike(parts, at + step),
  );
};

/** “Пиши в вотсап”: a service in a script of its own. */
const isNamedElsewhere: Rule = (parts, at) => namesServiceElsewhere(textAt(parts, at));

/** “My @ is riverfox”. */
const isNamedBySign: Rule = (parts, at) =>
  /@ $/.test(parts[at]?.before ?? '') && OWN.has(textAt(parts, at - 1)) && IS_WORDS.has(textAt(parts, at));

/** What leads to someone without the name of a service. */
const SURE: readonly Rule[] = [isNamedByMark, isHandle, isNamedByLogo, isNamedElsewhere, isNamedBySign];

const RULES: readonly Rule[] = [
  isTakenApart,
  isNamedAfterColon,
  isBesideName,
  leadsToName,
  isSomebodys,
  isWayToTalk,
  isWhereIAm,
  isAskedFor,
  isUsed,
  isDoneToMe,
  isAllThatIsSaid,
];

/** The preposition before the name, also with “my” or “the” between. */
function joinedBy(parts: readonly TextPart[], at: number): string | null {
  for (const step of [1, 2, 3]) {
    const word = textAt(parts, at - step);
    if (PREPOSITIONS.has(word) || /^(?:in|to)$/.test(word)) return word;
    if (!OWN.has(word) && !/^(?:the|el|la|un|snap|your|ur)$/.test(word)) return null;
  }
  return null;
}

function firstOfWindow(parts: readonly TextPart[], at: number): number {
  let from = at;
  while (from > 0 && at - from < WINDOW && parts[from - 1]?.sentence === parts[at]?.sentence) from--;
  return from;
}

/** The name of the service, and the name beside it where there is one. */
function spanAround(parts: readonly TextPart[], at: number): Found {
  for (const step of [1, 2, -1, -2]) {
    const beside = at + step;
    if (parts[beside]?.sentence !== parts[at]?.sentence || !isNameLike(parts, beside)) continue;
    const { from, to } = chunkAt(parts, beside);
    return { kind: 'handle', from: Math.min(at, from), to: Math.max(at, to) };
  }
  const next = parts[at + 1];
  const isNamed = next !== undefined && /[:=]/.test(next.before);
  return { kind: 'handle', from: at, to: isNamed ? at + 1 : at };
}
