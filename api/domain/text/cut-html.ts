import { charactersOf, codePointsOf } from './cut-text.ts';

/** Simple HTML cut off at a number of characters, markup included, with every open tag closed. */
export function cutHtml(html: string, max: number): string {
  if (codePointsOf(html) <= max) return html;
  const open: string[] = [];
  let kept = '';
  for (const piece of piecesOf(html)) {
    const closing = closingOf(piece.startsWith('<') ? opened(open, piece) : open);
    if (codePointsOf(kept) + codePointsOf(piece) + closing.length > max) break;
    kept += piece;
    if (piece.startsWith('<')) open.splice(0, open.length, ...opened(open, piece));
  }
  return kept + closingOf(open);
}

/** Tags, entities, and characters as people see them. */
function* piecesOf(html: string): Generator<string> {
  for (const part of html.match(/<[^>]+>|&[a-z]+;|[^<&]+|[<&]/gu) ?? []) {
    if (/^[<&]/.test(part)) yield part;
    else yield* charactersOf(part);
  }
}

function opened(open: readonly string[], tag: string): string[] {
  if (tag.startsWith('</')) return open.slice(0, -1);
  const name = tag.slice(1, -1);
  return name === 'br' ? [...open] : [...open, name];
}

function closingOf(open: readonly string[]): string {
  return open
    .map((name) => `</${name}>`)
    .reverse()
    .join('');
}
