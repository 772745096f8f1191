/** A colour in the light and in the dark theme. */
export type ThemedColor = { light: string; dark: string };

// Surfaces, inks and tinctures. A name that begins with `on` is the text or figure upon the colour it names.
const color = {
  surface: { light: '#F6F8FB', dark: '#0E1626' },
  raised: { light: '#FFFFFF', dark: '#172238' },
  sunken: { light: '#E9EEF5', dark: '#0A101D' },
  line: { light: '#D3DBE6', dark: '#2B3A56' },
  lineStrong: { light: '#6F7C91', dark: '#7F90AC' },
  ink: { light: '#14213D', dark: '#E6EAF2' },
  softInk: { light: '#5B6577', dark: '#A9B4C6' },
  azure: { light: '#1B4B9B', dark: '#8FB4F2' },
  azureStrong: { light: '#143A7A', dark: '#B4CDF7' },
  onAzure: { light: '#FFFFFF', dark: '#0E1626' },
  azureTint: { light: '#E6EDF9', dark: '#1D2E50' },
  or: { light: '#FFA94E', dark: '#FFA94E' },
  onOr: { light: '#14213D', dark: '#14213D' },
  orText: { light: '#B45309', dark: '#FFA94E' },
  orTint: { light: '#FFF3E3', dark: '#33291F' },
  vert: { light: '#1E7B4F', dark: '#6FD3A0' },
  onVert: { light: '#FFFFFF', dark: '#0E1626' },
  vertTint: { light: '#E4F3EB', dark: '#17332F' },
  yellowGreen: { light: '#6B7A0F', dark: '#C0CC5A' },
  gules: { light: '#B3261E', dark: '#FF9C94' },
  onGules: { light: '#FFFFFF', dark: '#0E1626' },
  gulesTint: { light: '#FCEAE8', dark: '#3A2230' },
  grey: { light: '#5B6577', dark: '#A9B4C6' },
  graphicGrey: { light: '#9E9E9E', dark: '#9E9E9E' },
  onGraphicGrey: { light: '#14213D', dark: '#14213D' },
} satisfies Record<string, ThemedColor>;

export type ColorToken = keyof typeof color;

/** The one table of the look. Lengths in pixels, durations in milliseconds, type sizes in rem unless said. */
export const tokens = {
  color,
  // Steps of 4 px: the key is the number of steps.
  space: { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64, 20: 80 },
  radius: { card: 10, chip: 999, field: 8 },
  shadow: {
    light: '0 1px 2px rgb(20 33 61 / 8%), 0 8px 24px rgb(20 33 61 / 12%)',
    dark: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 45%)',
  },
  type: {
    heading: '"Bricolage Grotesque Variable", "Bricolage Fallback", system-ui, sans-serif',
    body: '"Atkinson Hyperlegible Next Variable", "Atkinson Fallback", system-ui, sans-serif',
    // Its zero has a stroke, which helps in codes and hinders in times: digits of running text are the headings'.
    digits: '"Plain Digits"',
    // Six sizes: least (on 320 px) and most (on 1280 px). The least text of the site is 16 px.
    size: {
      small: [1, 1],
      body: [1.0625, 1.125],
      lead: [1.1875, 1.375],
      title: [1.5, 1.75],
      display: [1.875, 2.5],
      hero: [2.375, 3.75],
    },
    measure: '70ch',
    // The console is denser: pixels, never under 14.
    console: { small: 14, body: 15, title: 20 },
  },
  motion: { quick: 120, calm: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  target: 44,
} as const;

/** The value of a colour token for an SVG attribute, with the light value where no style sheet is loaded. */
export function colorVar(token: ColorToken): string {
  return `var(--color-${kebab(token)}, ${tokens.color[token].light})`;
}

/** The tokens as CSS custom properties: light by default, dark by system preference. */
export function tokensCss(): string {
  return [
    rule(':root', [...staticProperties(), ...themeProperties('light')]),
    `@media screen and (prefers-color-scheme: dark) {\n${indent(rule(':root', themeProperties('dark')))}\n}`,
  ].join('\n\n');
}

function staticProperties(): string[] {
  const { space, radius, type, motion, target } = tokens;
  return [
    ...Object.entries(space).map(([step, pixels]) => `--space-${step}: ${pixels / 16}rem`),
    ...Object.entries(radius).map(([name, pixels]) => `--radius-${name}: ${pixels}px`),
    `--font-heading: ${type.heading}`,
    `--font-code: ${type.body}`,
    `--font-body: ${type.digits}, var(--font-code)`,
    ...Object.entries(type.size).map(([name, [least, most]]) => `--text-${name}: ${fluid(least, most)}`),
    `--measure: ${type.measure}`,
    `--motion-quick: ${motion.quick}ms`,
    `--motion-calm: ${motion.calm}ms`,
    `--easing: ${motion.easing}`,
    `--target: ${target}px`,
  ];
}

function themeProperties(theme: 'light' | 'dark'): string[] {
  const colors = Object.entries(tokens.color).map(
    ([name, value]) => `--color-${kebab(name)}: ${value[theme].toLowerCase()}`,
  );
  return [`color-scheme: ${theme}`, ...colors, `--shadow: ${tokens.shadow[theme]}`];
}

// Grows with the window from 320 px (20 rem) to 1280 px (80 rem).
function fluid(least: number, most: number): string {
  if (least === most) return `${least}rem`;
  const slope = (most - least) / 60;
  const start = least - slope * 20;
  return `clamp(${least}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${most}rem)`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((line) => `  ${line};`).join('\n')}\n}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
