import { plainText } from '../text/plain-text.ts';
import { chunkAt, type Found, isNameLike, isPlainGap, sentenceEndsAt, textAt } from './reading.ts';
import type { TextPart } from './text-parts.ts';
import { partsOf } from './text-parts.ts';
import {
  AT_WORDS,
  DOT_WORDS,
  MAIL_HOSTS,
  OWN,
  PLAIN_TLDS,
  SHORTENERS,
  SPOKEN_TLDS,
  UNCERTAIN_MAIL_HOSTS,
  WORD_TLDS,
  YOUR,
} from './words.ts';

const SCHEMES = /^(?:https?|hxxps?|ftp|tel|sms|mailto)$/;
const OPENED = /[[({<]\s*$/;
const CLOSED = /^\s*[\])}>]/;

/** Web addresses, also spelled out (“dot com”) or taken apart. */
export function linksIn(parts: readonly TextPart[]): Found[] {
  return parts.flatMap((part, at) => {
    const length = linkFrom(parts, part, at);
    if (length === null) return [];
    const { from } = chunkAt(parts, at);
    return [{ kind: 'link' as const, from: Math.min(from, at), to: at + length }];
  });
}

/** How many parts after this one a link goes on, or null where none is. */
function linkFrom(parts: readonly TextPart[], part: TextPart, at: number): number | null {
  const next = parts[at + 1];
  if (!next) return null;
  if (SCHEMES.test(part.text) && /^ ?:/.test(next.before)) return 1;
  if (part.text === 'www' || (/^https?$/.test(part.text) && isPlainGap(next))) return 1;
  if (isPlainGap(next) && /^(?:bit ly|discord gg|youtu be)$/.test(`${part.text} ${next.text}`)) return 1;
  if (/\/\/\/$/.test(part.before) && next.before === '.') return 1;
  if (isAddressEnd(parts, at + 1)) return 1;
  return isSpelledEnd(parts, at) ? 1 : null;
}

/** “kimspage.com”, “wa.me/1”, “kimspage . com”, “kimspage(.)com”. */
function isAddressEnd(parts: readonly TextPart[], at: number): boolean {
  const part = parts[at];
  if (!part) return false;
  const { text, before } = part;
  if (before === '.') {
    const host = `${textAt(parts, at - 1)}.${text}`;
    if (PLAIN_TLDS.has(text) || SHORTENERS.has(host)) return true;
    return WORD_TLDS.has(text) && /^\/$/.test(parts[at + 1]?.before ?? '');
  }
  if (text === 'com' && !part.isCapital) return /[.,]/.test(before) || MAIL_HOSTS.has(textAt(parts, at - 1));
  return SPOKEN_TLDS.has(text) && /^(?: \. ?|\s*[[({<] ?\. ?[\])}>]\s*)$/.test(before);
}

/** “kimspage dot com”, “punto com”. */
function isSpelledEnd(parts: readonly TextPart[], at: number): boolean {
  const [dot, end] = [textAt(parts, at), textAt(parts, at + 1)];
  if (at === 0 || !DOT_WORDS.has(dot) || parts[at + 1]?.sentence !== parts[at]?.sentence) return false;
  if (dot === 'dot') return PLAIN_TLDS.has(end) || WORD_TLDS.has(end);
  return SPOKEN_TLDS.has(end);
}

/** Addresses of email, also spelled out. */
export function mailsIn(parts: readonly TextPart[]): Found[] {
  return parts.flatMap((_part, at) => {
    const to = MAILS.map((rule) => rule(parts, at)).find((end) => end !== null);
    if (to === undefined || to === null) return [];
    const { from } = chunkAt(parts, Math.max(0, at - 1));
    return [{ kind: 'mail' as const, from, to: Math.min(to, parts.length - 1) }];
  });
}

type MailRule = (parts: readonly TextPart[], at: number) => number | null;

/** “kim@example.org”, “kim @ example . org”, “kim[@]example”. */
const afterSign: MailRule = (parts, at) => {
  const part = parts[at];
  if (at === 0 || !part?.before.includes('@')) return null;
  if (MAIL_HOSTS.has(part.text)) return at;
  const isBracketed = /[[({<] ?@ ?[\])}>]/.test(part.before);
  // Letters on both sides that were taken apart: “k i m @ e x a m p l e”.
  const isTakenApart = [at - 2, at - 1, at, at + 1].every((beside) => textAt(parts, beside).length === 1);
  return isBracketed || isTakenApart ? at : hostEnd(parts, at);
};

/** The end of a host that starts here: a dot or the word for it, and an end of addresses. */
function hostEnd(parts: readonly TextPart[], at: number): number | null {
  for (let end = at + 1; end <= at + 5; end++) {
    const part = parts[end];
    if (!part) return null;
    const isDot =
      part.before === '.' || (/^ ?[[({<]?\.[\])}>]? ?$/.test(part.before) && PLAIN_TLDS.has(part.text));
    if (isDot && part.text.length > 1) return end;
    if (DOT_WORDS.has(part.text)) return end + 1;
    if (part.before !== '.' && !/^[-_ ]?$/.test(part.before)) return null;
  }
  return null;
}

/** “kim at gmail dot com”, “kim arroba correo punto es”, “kim (at) example”. */
const afterAtWord: MailRule = (parts, at) => {
  const word = textAt(parts, at);
  const isFilled = /^(?:the|my|a)$/.test(textAt(parts, at + 1)) && MAIL_HOSTS.has(textAt(parts, at + 2));
  const next = parts[isFilled ? at + 2 : at + 1];
  if (at === 0 || !next || (word !== 'at' && !AT_WORDS.has(word))) return null;
  const isBracketed = OPENED.test(parts[at]?.before ?? '') && CLOSED.test(next.before);
  if (isBracketed || MAIL_HOSTS.has(next.text)) return at + 1;
  const end = hostEnd(parts, at + 1);
  if (end === null) return null;
  // “Look at kims-page.com” is a link.
  return word === 'at' && !DOT_WORDS.has(textAt(parts, end - 1)) ? null : end;
};

/** “kim gmail com”, “my gmail is kim”, “kim_99 hotmail”, “g email punto com”. */
const besideHost: MailRule = (parts, at) => {
  const word = textAt(parts, at);
  const isKnown =
    MAIL_HOSTS.has(word) || (/^(?:g|gee|hot)$/.test(word) && /^(?:mail|male)$/.test(textAt(parts, at + 1)));
  const end = MAIL_HOSTS.has(word) ? at : at + 1;
  const next = textAt(parts, end + 1);
  if (word.length > 6 && /gmail|hotmail|icloud|yahoo/.test(word) && !MAIL_HOSTS.has(word)) return at;
  if (!isKnown && !UNCERTAIN_MAIL_HOSTS.has(word)) return null;
  if (isKnown && (DOT_WORDS.has(next) || PLAIN_TLDS.has(next))) return end + 1;
  if (!isKnown) return null;
  if (/^ ?[:=]/.test(parts[end + 1]?.before ?? '') || /^(?:on|via|en|por)$/.test(textAt(parts, at - 1)))
    return end;
  const before = textAt(parts, at - 1);
  const isOfAccounts =
    isPlainGap(parts[end + 1]) && /^(?:account|inbox|folder|spam|app|users?|tab|cuenta)$/.test(next);
  if (isOfAccounts && !isNameLike(parts, at - 1)) return null;
  if (OWN.has(before) || (YOUR.has(before) && sentenceEndsAt(parts, end))) return end;
  if (at > 0 && parts[at - 1]?.chunk !== parts[at]?.chunk && isNameLike(parts, at - 1)) return end;
  const isAllThatIsSaid = parts.length <= 3 && at > 0 && end === parts.length - 1;
  return isAllThatIsSaid || (at > 0 && isTakenApart(parts, at)) || isSaidOfMail(parts, at) ? end : null;
};

function isTakenApart(parts: readonly TextPart[], at: number): boolean {
  const part = parts[at];
  return part !== undefined && part.end - part.start >= 2 * part.text.length - 1;
}

/** “my email is kim and then gmail”. */
function isSaidOfMail(parts: readonly TextPart[], at: number): boolean {
  const earlier = parts.slice(Math.max(0, at - 8), at).map(({ text }) => text);
  const isMail = earlier.some((word) => /^(?:e?mail|correo|email|write|escribeme)$/.test(word));
  return isMail && earlier.some((word) => OWN.has(word) || /^(?:me|escribeme)$/.test(word));
}

const MAILS: readonly MailRule[] = [afterSign, afterAtWord, besideHost];

/** Names behind a sign: “@kim”, “kim#1234”, “u/kim”. */
export function signedNamesIn(parts: readonly TextPart[]): Found[] {
  return parts.flatMap((part, at) =>
    isSigned(parts, part, at) ? [{ kind: 'handle' as const, from: at, to: chunkAt(parts, at).to }] : [],
  );
}

const PLACES =
  /^(?:the|a|an|noon|our|door|church|pantry|shelter|school|park|home|work|front|main|pier|la|el|las|los)$/;
const SOUGHT = /^(?:add|follow|dm|find|search|agrega|sigue|busca)$/;

/** “Add kimrey99”, “look for kim_rey”. */
function isSought(parts: readonly TextPart[], at: number): boolean {
  const [before, earlier] = [textAt(parts, at - 1), textAt(parts, at - 2)];
  const isAsked = SOUGHT.test(before) || (before === 'for' && /^(?:look|search)$/.test(earlier));
  const name = textAt(parts, at);
  return isAsked && name.length > 2 && !parts[at]?.isNumber && !NUMBERED.test(name) && isNameLike(parts, at);
}

const NUMBERED =
  /^(?:room|apt|unit|bus|gate|table|no|suite|pier|train|locker|order|item|box|ticket|badge|id|line|route|door|class|grade|lot|shift|quest|team|group)$/;

function isSigned(parts: readonly TextPart[], part: TextPart, at: number): boolean {
  const { before, text, isNumber } = part;
  if (/@$/.test(before)) return !isNumber && text.length > 1 && !PLACES.test(text);
  if (/@ $/.test(before)) return isNameLike(parts, at);
  if (isSought(parts, at)) return true;
  if (isNumber && before === '#')
    return at > 0 && /^\d{4}$/.test(text) && !NUMBERED.test(textAt(parts, at - 1));
  return before === '/' && textAt(parts, at - 1) === 'u' && !isNumber && text.length > 2;
}

/** Whether a text holds a web address or link, also one that is spelled out or taken apart. */
export function holdsLink(text: string): boolean {
  return [plainText(text), text].some((reading) => linksIn(partsOf(reading)).length > 0);
}
