import { describe, expect, it } from 'vitest';
import { contrast } from '../../../tests/support/contrast.ts';
import { type ColorToken, colorVar, tokens, tokensCss } from './tokens.ts';

const { color } = tokens;

describe('design tokens', () => {
  // Token, surface and figure of the written brand, light then dark.
  const figures: [ColorToken, ColorToken, number, ColorToken, number][] = [
    ['ink', 'surface', 15, 'surface', 15],
    ['softInk', 'surface', 5.5, 'surface', 8.6],
    ['azure', 'raised', 8.3, 'surface', 8.6],
    ['orText', 'raised', 5, 'surface', 9.5],
    ['vert', 'raised', 5.3, 'surface', 9.9],
    ['yellowGreen', 'raised', 4.8, 'surface', 10.4],
    ['gules', 'raised', 6.5, 'surface', 9],
  ];

  it.each(figures)(
    '%s has the contrast the brand names [OPEN-QL-02]',
    (token, light, lightRatio, dark, darkRatio) => {
      expect(contrast(color[token].light, color[light].light)).toBeCloseTo(lightRatio, 0.9);
      expect(contrast(color[token].dark, color[dark].dark)).toBeCloseTo(darkRatio, 0.9);
    },
  );

  const texts: ColorToken[] = ['ink', 'softInk', 'azure', 'azureStrong', 'orText', 'vert', 'gules', 'grey'];
  it.each(texts)('%s reads as text on surface and raised, light and dark [OPEN-QL-02]', (token) => {
    for (const theme of ['light', 'dark'] as const) {
      expect(contrast(color[token][theme], color.surface[theme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color[token][theme], color.raised[theme])).toBeGreaterThanOrEqual(4.5);
    }
  });

  const pairs: [ColorToken, ColorToken][] = [
    ['onAzure', 'azure'],
    ['onAzure', 'azureStrong'],
    ['onOr', 'or'],
    ['onVert', 'vert'],
    ['onGules', 'gules'],
    ['onGraphicGrey', 'graphicGrey'],
    ['ink', 'azureTint'],
    ['ink', 'orTint'],
    ['ink', 'vertTint'],
    ['ink', 'gulesTint'],
    ['softInk', 'sunken'],
    ['azure', 'azureTint'],
    ['gules', 'gulesTint'],
    ['yellowGreen', 'raised'],
  ];
  it.each(pairs)('%s reads on %s, light and dark [OPEN-QL-02]', (text, ground) => {
    expect(contrast(color[text].light, color[ground].light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color[text].dark, color[ground].dark)).toBeGreaterThanOrEqual(4.5);
  });

  it('the edge of a field stands out from every surface by 3 to 1 [OPEN-QL-02]', () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const ground of ['surface', 'raised', 'sunken'] as const) {
        expect(contrast(color.lineStrong[theme], color[ground][theme])).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('orange is #FFA94E in both themes [CST-07]', () => {
    expect(color.or).toEqual({ light: '#FFA94E', dark: '#FFA94E' });
    expect(colorVar('or')).toBe('var(--color-or, #FFA94E)');
  });

  it('spacing goes in steps of 4 px, the scale has 6 sizes and none is under 16 px', () => {
    for (const [step, pixels] of Object.entries(tokens.space)) expect(pixels).toBe(Number(step) * 4);
    const sizes = Object.values(tokens.type.size);
    expect(sizes).toHaveLength(6);
    for (const [least, most] of sizes) expect(Math.min(least, most)).toBeGreaterThanOrEqual(1);
    expect(Math.min(...Object.values(tokens.type.console))).toBe(14);
  });
});

describe('tokensCss', () => {
  const css = tokensCss();
  const blocks = css.split('\n\n');

  it('is light by default and follows the system', () => {
    expect(blocks[0]).toMatch(/^:root \{[\s\S]*color-scheme: light;[\s\S]*--color-ink: #14213d;/);
    expect(blocks[1]).toMatch(
      /^@media screen and \(prefers-color-scheme: dark\) \{\n {2}:root \{[\s\S]*color-scheme: dark;[\s\S]*--color-ink: #e6eaf2;/,
    );
  });

  it('names every colour, step, radius and size, sizes growing from 320 to 1280 px', () => {
    for (const name of [
      '--color-on-azure',
      '--color-yellow-green',
      '--space-6',
      '--radius-card',
      '--target',
    ]) {
      expect(css).toContain(`${name}: `);
    }
    expect(css).toContain('--text-small: 1rem;');
    expect(css).toContain('--text-title: clamp(1.5rem, 1.4167rem + 0.4167vw, 1.75rem);');
    expect(css).toContain('--motion-calm: 180ms;');
  });
});
