import { escapeText } from '../../brand/svg-frame.ts';
import type { MailAction, MailPart } from '../letter.ts';
import { linkedParts } from '../linked-text.ts';
import { look } from './mail-style.ts';

/** A line of facts: a short name, a colon, and what is said of it. */
const FACT = /^([^:>«]{1,40}): (.+)$/u;
const CODE = /^\d{4,10}$/;
const QUOTED = /^> ?/;
const LISTED = /^- /;

/** The parts of an email as HTML. */
export function partsHtml(parts: readonly MailPart[]): string {
  let buttons = 0;
  return parts
    .map((part) => {
      if (typeof part === 'string') return paragraphsHtml(part);
      buttons += 1;
      return actionHtml(part, buttons === 1);
    })
    .join('\n');
}

/** The first button is the one thing to do; others are drawn as lines. */
function actionHtml({ words, link, said = '' }: MailAction, isFirst: boolean): string {
  const button = `<a ${look(isFirst ? 'button' : 'other')} href="${escapeText(link)}">${escapeText(words)}</a>`;
  // What the button says anyway is not said twice.
  const lead = said.replace(/[\s:،]+$/, '');
  return lead === '' || lead === words ? button : `${paragraphsHtml(said.trim())}\n${button}`;
}

/** A text with empty lines between its paragraphs. */
function paragraphsHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraphHtml(paragraph.split(/\r?\n/)))
    .join('\n');
}

function paragraphHtml(lines: readonly string[]): string {
  const all = (pattern: RegExp) => lines.every((line) => pattern.test(line));
  if (lines.length === 1 && all(CODE)) return `<p ${look('code')} dir="ltr">${lines[0]}</p>`;
  if (all(QUOTED)) {
    const words = lines.map((line) => inlineHtml(line.replace(QUOTED, '')));
    return `<blockquote ${look('quote')}>${words.join('<br>')}</blockquote>`;
  }
  const head = lines.findIndex((line) => LISTED.test(line) || FACT.test(line));
  if (head > 0) return `${paragraphHtml(lines.slice(0, head))}\n${paragraphHtml(lines.slice(head))}`;
  if (LISTED.test(lines[0] ?? '')) return listHtml(lines);
  if (lines.length > 1 && all(FACT)) return factsHtml(lines);
  return `<p ${look('paragraph')}>${lines.map(inlineHtml).join('<br>')}</p>`;
}

/** What follows the list, as that there are more, is its last line. */
function listHtml(lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${inlineHtml(line.replace(LISTED, ''))}</li>`);
  return `<ul ${look('list')}>${items.join('')}</ul>`;
}

function factsHtml(lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const [, label = '', value = ''] = FACT.exec(line) ?? [];
    return `<tr><th ${look('label')} scope="row">${escapeText(label)}</th><td ${look('value')}>${inlineHtml(value)}</td></tr>`;
  });
  return `<table ${look('facts')}>${rows.join('')}</table>`;
}

/** Words, escaped, whose addresses can be followed. */
function inlineHtml(text: string): string {
  return linkedParts(text)
    .map(({ text: words, href }) =>
      href === undefined
        ? escapeText(words)
        : `<a ${look('link')} href="${escapeText(href)}">${escapeText(words)}</a>`,
    )
    .join('');
}
