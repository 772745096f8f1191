import { formatsFor } from '../texts/formats-for.ts';
import { dataCopyTexts } from '../texts/generated/data-copy.ts';
import { type DataCopyFieldsTexts, dataCopyFieldsTexts } from '../texts/generated/data-copy-fields.ts';
import { type DataCopySectionsTexts, dataCopySectionsTexts } from '../texts/generated/data-copy-sections.ts';
import { directionOf, type Locale, num } from '../texts/locale.ts';
import { newYorkIso } from '../time/new-york-time.ts';
import { type CopiedValue, jsonOf, wordsOf } from './copied-value.ts';
import { COPY_SCRIPT, COPY_SCRIPT_HASH, COPY_STYLE } from './copy-look.ts';

/*
 * The file is one page that holds all of it twice, for people and as JSON in a script element: a phone opens it by a
 * touch, without a network and without the product, where a zip file needs another program. Its two sides are written
 * piece by piece, and one behind the other they are the file. A data: link would hold the JSON a third time and some
 * browsers refuse long ones, so a button saves it by a script of three lines, and is hidden where scripts do not run.
 */

type Fields = readonly (readonly [name: string, value: CopiedValue])[];
/** `leftOut`: what is stored and does not stand in the file, each with the reason, for who reads the JSON. */
type About = {
  siteName: string;
  username: string;
  madeAt: number;
  leftOut: Readonly<Record<string, string>>;
};

/** Sections of so few records are open at first. */
const FEW = 5;

/** The beginning of both sides. */
export function copyStart(locale: Locale, { siteName, username, madeAt, leftOut }: About): Sides {
  const t = dataCopyTexts(locale);
  const formats = formatsFor(locale);
  const made = t.madeOn({ day: formats.longDay(madeAt), time: formats.time(madeAt) });
  const title = t.fileTitle({ username, site: siteName });
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src '${COPY_SCRIPT_HASH}'`;
  const page = `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${html(title)}</title><style>${COPY_STYLE}</style></head><body><main><header><h1>${html(title)}</h1>
<p><time datetime="${newYorkIso(madeAt)}">${html(made)}</time></p>
${[t.whatIsIn, t.notesStay, t.othersStay, t.secretsStay, t.timesAre].map((one) => `<p>${html(one)}</p>`).join('\n')}
<button type="button" hidden>${html(t.saveJson)}</button></header>
`;
  const about = {
    site: siteName,
    madeAt: newYorkIso(madeAt),
    notIncluded: [t.notesStay, t.othersStay, t.secretsStay],
    leftOut,
  };
  return { page, json: `{"about":${json(about)},"people":[` };
}

/** What was written of each side. */
export type Sides = { page: string; json: string };

/** The beginning of a person: of the owner, whose `name` is null, or of a child by the name. */
export function personStart(locale: Locale, name: string | null, isFirst: boolean): Sides {
  const heading = name ?? dataCopyTexts(locale).you;
  const who = name === null ? { who: 'you' } : { who: 'child', name };
  return {
    page: `<h2><bdi>${html(heading)}</bdi></h2>\n`,
    json: `${isFirst ? '' : ','}{"person":${json(who)},"parts":{`,
  };
}

export const PERSON_END: Sides = { page: '', json: '}}' };

/** The beginning of a part with so many records; people are shown those alone of which there is anything. */
export function partStart(locale: Locale, name: string, count: number, isFirst: boolean): Sides {
  const title = dataCopySectionsTexts(locale)[name as keyof DataCopySectionsTexts];
  const summary = `${html(title)} <small>${num(locale, count)}</small>`;
  const page =
    count === 0 ? '' : `<details${count <= FEW ? ' open' : ''}><summary>${summary}</summary><ol>\n`;
  return { page, json: `${isFirst ? '' : ','}${json(name)}:[` };
}

/** The end of a part with so many records. */
export function partEnd(count: number): Sides {
  return { page: count === 0 ? '' : '</ol></details>\n', json: ']' };
}

/** Records of a part. `isFirst`: none stands before them. */
export function recordsIn(locale: Locale, rows: readonly Fields[], isFirst: boolean): Sides {
  const objects = rows.map((row) =>
    json(Object.fromEntries(row.map(([name, value]) => [name, jsonOf(value)]))),
  );
  return {
    page: rows.map((row) => `<li><dl>${fieldsIn(locale, row)}</dl></li>\n`).join(''),
    json: (isFirst || rows.length === 0 ? '' : ',') + objects.join(',\n'),
  };
}

/** The end of both sides: that of the page leads into the JSON behind it, whose end is that of the file. */
export const COPY_END: Sides = {
  page: '</main><script type="application/json" id="data">',
  json: `]}</script><script>${COPY_SCRIPT}</script></body></html>\n`,
};

function fieldsIn(locale: Locale, row: Fields): string {
  const { yes, no } = dataCopyTexts(locale);
  const formats = formatsFor(locale);
  return row
    .flatMap(([name, value]) => {
      const words = wordsOf(value, { yes, no, formats });
      if (words === null) return [];
      const text = html(words.text);
      const shown = words.dateTime ? `<time datetime="${words.dateTime}">${text}</time>` : text;
      const label = dataCopyFieldsTexts(locale)[name as keyof DataCopyFieldsTexts];
      return [`<div><dt>${html(label)}</dt><dd dir="auto">${shown}</dd></div>`];
    })
    .join('');
}

/** JSON that no HTML parser takes for the end of its element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function html(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}
