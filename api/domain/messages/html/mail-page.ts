import { escapeText } from '../../brand/svg-frame.ts';
import { excerpt } from '../../text/plain-text.ts';
import { directionOf, type Locale } from '../../texts/locale.ts';
import type { MailAction, MailFrame, MailPart } from '../letter.ts';
import { partsHtml } from './mail-parts.ts';
import { look, mailStyles } from './mail-style.ts';

export type MailPage = {
  locale: Locale;
  subject: string;
  parts: readonly MailPart[];
  frame: MailFrame;
  /** Link to stop messages like this one. */
  stop?: MailAction;
};

/** Letters that programs show beside a subject. */
const PREVIEW_MAX = 110;
/** What begins with so few letters begins with a heading. */
const HEADING_MAX = 60;
/** Programs fill a short preview with whatever comes next: they get blanks. */
const BLANKS = '&#847;&zwnj;&nbsp;'.repeat(40);

/** The line that programs show beside the subject: what the email says first. */
export function previewLine(parts: readonly MailPart[]): string {
  const [first = ''] = parts.map((part) => (typeof part === 'string' ? part : part.words));
  return excerpt(first, PREVIEW_MAX);
}

/** A mail as programs show it that know HTML: of the same words as its plain text, with nothing that has to be fetched. */
export function mailPage({ locale, subject, parts, frame, stop }: MailPage): string {
  const { heading, greeting, rest } = opening(frame, parts);
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeText(subject)}</title>
<style>${mailStyles()}</style>
</head>
<body ${look('page')}>
<div style="display:none;max-height:0;overflow:hidden">${escapeText(previewLine(parts))}${BLANKS}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" ${look('around')}>
<table role="presentation" cellpadding="0" cellspacing="0" ${look('card')}>
${bandHtml(frame)}
<tr><td ${look('words')}>
${greeting}<h1 ${look('heading')}>${escapeText(heading)}</h1>
${partsHtml(rest)}
</td></tr>
</table>
${below(frame, stop)}
</td></tr></table>
</body>
</html>
`;
}

/** A short first paragraph is the heading, and the greeting stands small above it; else the greeting is the heading. */
function opening({ greeting }: MailFrame, parts: readonly MailPart[]) {
  const [first, ...rest] = parts;
  const isHeading =
    typeof first === 'string' && first.length <= HEADING_MAX && !/[\n:]/.test(first) && rest.length > 0;
  if (!isHeading) return { heading: greeting.replace(/[,،:]$/, ''), greeting: '', rest: parts };
  return { heading: first, greeting: `<p ${look('greeting')}>${escapeText(greeting)}</p>\n`, rest };
}

/** Shield and name, of letters and colours alone: what a program would have to fetch, many do not show. */
function bandHtml({ siteName }: MailFrame): string {
  const shield = `<span ${look('field')} aria-hidden="true">&#9829;</span>`;
  return `<tr><td ${look('band')}>${shield}&ensp;<span ${look('wordmark')}>${escapeText(siteName)}</span></td></tr>`;
}

function below({ closing, siteName }: MailFrame, stop: MailAction | undefined): string {
  const lines = closing.map((line) => `<p ${look('footnote')}>${escapeText(line)}</p>`);
  if (stop)
    lines.push(
      `<p ${look('footnote')}>${escapeText(stop.said ?? '')} <a ${look('link')} href="${escapeText(stop.link)}">${escapeText(stop.words)}</a></p>`,
    );
  lines.push(`<p ${look('footnote')}>${escapeText(siteName)}</p>`);
  return `<table role="presentation" cellpadding="0" cellspacing="0" ${look('below')}><tr><td ${look('footnotes')}>${lines.join('')}</td></tr></table>`;
}
