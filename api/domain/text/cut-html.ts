/** Simple HTML cut off at a number of characters, markup included, with every open tag closed. */
export function cutHtml(html: string, max: number): string {
  if (lengthOf(html) <= max) return html;
  const open: string[] = [];
  let kept = '';
  for (const piece of html.match(/<[^>]+>|&[a-z]+;|[^<&]|[<&]/gu) ?? []) {
    const closing = closingOf(piece.startsWith('<') ? opened(open, piece) : open);
    if (lengthOf(kept) + lengthOf(piece) + closing.length > max) break;
    kept += piece;
    if (piece.startsWith('<')) open.splice(0, open.length, ...opened(open, piece));
  }
  return kept + closingOf(open);
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

function lengthOf(text: string): number {
  return [...text].length;
}
