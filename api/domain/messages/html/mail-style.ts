import { type ColorToken, type ThemedColor, tokens } from '../../brand/tokens.ts';

const { color, radius, target } = tokens;

/** Programs that have our type show it; the others take what stands behind it. */
const FALLBACK = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const BODY_TYPE = `'Atkinson Hyperlegible Next', ${FALLBACK}`;
const HEADING_TYPE = `'Bricolage Grotesque', ${FALLBACK}`;

type Look = {
  /** Declarations that hold by day and by night. */
  base: string;
  /** Properties whose colour is another one by night. */
  colors?: Readonly<Record<string, ColorToken>>;
};

const CARD_WIDTH = 560;

/**
 * The look of each part of an email. Light stands in the part itself, for programs that read no style sheet; dark in
 * the one sheet. No picture, nothing that is fetched.
 */
const LOOKS = {
  page: {
    base: `margin:0;padding:0;width:100%;font-family:${BODY_TYPE};font-size:16px;line-height:1.5;-webkit-text-size-adjust:100%`,
    colors: { 'background-color': 'surface', color: 'ink' },
  },
  around: { base: 'padding:20px 12px', colors: { 'background-color': 'surface' } },
  card: {
    base: `width:100%;max-width:${CARD_WIDTH}px;border-radius:${radius.card}px;border:1px solid ${color.line.light};border-collapse:separate;overflow:hidden`,
    colors: { 'background-color': 'raised', 'border-color': 'line' },
  },
  band: { base: 'padding:14px 24px;line-height:24px', colors: { 'background-color': 'azureTint' } },
  field: {
    base: 'display:inline-block;width:20px;height:24px;border-radius:3px 3px 10px 10px;vertical-align:middle;text-align:center;font-size:13px;line-height:22px;overflow:hidden',
    colors: { 'background-color': 'azure', color: 'onAzure' },
  },
  wordmark: {
    base: `font-family:${HEADING_TYPE};font-size:18px;font-weight:700;vertical-align:middle`,
    colors: { color: 'ink' },
  },
  words: { base: 'padding:24px 24px 12px' },
  greeting: { base: 'margin:0 0 4px', colors: { color: 'softInk' } },
  heading: {
    base: `margin:0 0 16px;font-family:${HEADING_TYPE};font-size:26px;line-height:1.2;font-weight:700`,
    colors: { color: 'ink' },
  },
  paragraph: { base: 'margin:0 0 16px;overflow-wrap:anywhere', colors: { color: 'ink' } },
  list: { base: 'margin:0 0 16px;padding:0 20px' },
  quote: {
    base: `margin:0 0 16px;padding:10px 16px;border-radius:${radius.field}px;overflow-wrap:anywhere`,
    colors: { 'background-color': 'sunken', color: 'ink' },
  },
  code: {
    base: 'margin:0 0 16px;font-size:30px;line-height:1.3;font-weight:700;letter-spacing:6px',
    colors: { color: 'ink' },
  },
  facts: { base: 'margin:0 0 16px;border-collapse:collapse;width:100%' },
  label: {
    base: 'padding:4px 0;width:92px;text-align:start;vertical-align:top;font-weight:400',
    colors: { color: 'softInk' },
  },
  value: {
    base: 'padding:4px 16px;vertical-align:top;font-weight:700;overflow-wrap:anywhere',
    colors: { color: 'ink' },
  },
  link: { base: 'text-decoration:underline;overflow-wrap:anywhere', colors: { color: 'azure' } },
  button: {
    base: `display:block;margin:0 0 12px;padding:12px 16px;min-height:${target - 24}px;border:2px solid ${color.azure.light};border-radius:${radius.card}px;text-align:center;text-decoration:none;font-weight:700`,
    colors: { 'background-color': 'azure', 'border-color': 'azure', color: 'onAzure' },
  },
  other: {
    base: `display:block;margin:0 0 12px;padding:12px 16px;min-height:${target - 24}px;border:2px solid ${color.azure.light};border-radius:${radius.card}px;text-align:center;text-decoration:none;font-weight:700`,
    colors: { 'background-color': 'raised', 'border-color': 'azure', color: 'azure' },
  },
  below: {
    base: `width:100%;max-width:${CARD_WIDTH}px;border-collapse:separate`,
  },
  footnotes: { base: 'padding:14px 25px;font-size:14px', colors: { color: 'softInk' } },
  footnote: { base: 'margin:0 0 8px;overflow-wrap:anywhere', colors: { color: 'softInk' } },
} satisfies Record<string, Look>;

export type MailLook = keyof typeof LOOKS;

/** The attributes that give an element its look. */
export function look(name: MailLook): string {
  const { base, colors = {} }: Look = LOOKS[name];
  return `class="${name}" style="${[base, ...colored(colors, 'light')].join(';')}"`;
}

/** The one style sheet of an email: what changes by night. */
export function mailStyles(): string {
  const dark = Object.entries<Look>(LOOKS).flatMap(([name, { colors }]) =>
    colors ? [`.${name}{${colored(colors, 'dark', ' !important').join(';')}}`] : [],
  );
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${dark.join('')}}`;
}

function colored(colors: Readonly<Record<string, ColorToken>>, theme: keyof ThemedColor, end = ''): string[] {
  return Object.entries(colors).map(([property, token]) => `${property}:${color[token][theme]}${end}`);
}
