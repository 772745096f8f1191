/** The red, green and blue parts (0 to 255) of a colour written '#RRGGBB'; throws a RangeError for other text. */
export function rgbOf(hex: string): [number, number, number] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`Not a colour of the form #RRGGBB: ${hex}`);
  const [red = '', green = '', blue = ''] = match.slice(1);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Linear light (0 to 1) of one sRGB part (0 to 255). */
export function linearLight(part: number): number {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance (0 to 1) as WCAG 2 defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map(linearLight) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (1 to 21) of two colours as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
