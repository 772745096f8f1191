/** What every drawing takes. Without a title it is decoration and hidden from assistive technology. */
export type SvgOptions = {
  title?: string;
  /** Width in CSS pixels; without it the style sheet decides. */
  size?: number;
  className?: string;
};

/** An `<svg>` of the given view box (width and height in its own units) round a body of drawn elements. */
export function svgFrame(
  [width, height]: readonly [number, number],
  body: string,
  { title, size, className }: SvgOptions = {},
  extra = '',
): string {
  const measure = size ? ` width="${size}" height="${round((size * height) / width)}"` : '';
  const naming = title ? ' role="img"' : ' aria-hidden="true" focusable="false"';
  const style = className ? ` class="${escapeText(className)}"` : '';
  const caption = title ? `<title>${escapeText(title)}</title>` : '';
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`;
  return `${frame}${measure}${style}${naming}${extra}>${caption}${body}</svg>`;
}

/** A figure of 512 units drawn as a square of the given side, its upper left corner at x and y. */
export function figureAt(path: string, x: number, y: number, side: number, fill: string): string {
  return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${round(side / 512)})" d="${path}"/>`;
}

/** A number with at most three decimals, for drawn coordinates. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Text safe between tags and in double quotes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
