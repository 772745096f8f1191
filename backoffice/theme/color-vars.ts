import { tokens } from '#domain/brand/tokens.ts';

/** The colours of one theme as CSS custom properties, for style sheets and for the drawings of the brand. */
export function colorVars(mode: 'light' | 'dark'): Record<string, string> {
  const entries = Object.entries(tokens.color);
  return Object.fromEntries(entries.map(([name, color]) => [`--color-${kebab(name)}`, color[mode]]));
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
