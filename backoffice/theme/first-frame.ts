import { sealSvg } from '#domain/brand/arms/heraldry.ts';
import { type ColorToken, tokens } from '#domain/brand/tokens.ts';
import { CLOSED_MENU_WIDTH, MENU_WIDTH, OPEN_MENU_FROM } from './menu-width.ts';

/**
 * The console before any of its scripts has come: the bar, the menu and a page. The build writes it into `index.html`, the
 * server the words in capitals: the charity at work, and on the first pages its numbers of today (`console-pages.ts`).
 * React draws the same until it knows who is here.
 */
export const FIRST_FRAME = `<div class="first-frame">
<div class="first-bar">${sealSvg({ size: 28 })}<i>__CHARITY__</i><b></b></div>
<div class="first-menu">${'<i></i>'.repeat(8)}</div>
<div class="first-page"><i></i><p data-charity="__PROVIDER__">__TODAY__</p>${'<b></b>'.repeat(4)}</div>
</div>`;

const FONT = `${tokens.type.digits}, ${tokens.type.body}`;
const SIZE = tokens.type.console.body;
// The theme's step from a phone, whose menu is a dialog.
const MENU_FROM = 600;

/** Its styles, which need no theme. */
export function firstFrameCss(): string {
  return `${FRAME}{${properties('light')}}
@media (prefers-color-scheme:dark){${FRAME}{${properties('dark')}}}
[data-theme=light] ${FRAME}{${properties('light')}}
[data-theme=dark] ${FRAME}{${properties('dark')}}
body{margin:0}
.first-frame{min-height:100vh;background:var(--surface);color:var(--ink)}
.first-frame i,.first-frame b{display:block;border-radius:8px;background:var(--sunken)}
.first-bar{display:flex;align-items:center;gap:16px;box-sizing:border-box;height:57px;padding:0 16px;border-bottom:1px solid var(--line);background:var(--raised)}
.first-bar i{width:min(320px,35vw);height:40px;margin:0 40px 0 auto}
.first-bar i:not(:empty){box-sizing:border-box;padding:0 14px;overflow:hidden;border:1px solid var(--line);background:none;font:${SIZE}px/38px ${FONT};text-overflow:ellipsis;white-space:nowrap}
.first-bar b{flex:none;width:32px;height:32px;border-radius:50%}
.first-menu{display:none}
.first-page{padding:16px 12px}
.first-page i{width:180px;height:28px;margin-bottom:24px}
.first-page p{margin:-20px 0 16px;font:${SIZE}px/1.5 ${FONT}}
.first-page p:empty{display:none}
.first-page b{height:72px;margin-bottom:12px;border:1px solid var(--line);background:var(--raised)}
@media (min-width:${MENU_FROM}px){.first-bar i{margin-right:84px}.first-menu{display:block;float:left;box-sizing:border-box;width:${CLOSED_MENU_WIDTH}px;padding:12px 16px}.first-menu i{height:24px;margin-bottom:22px}.first-page{margin-left:${CLOSED_MENU_WIDTH}px;padding:16px 24px}}
@media (min-width:${OPEN_MENU_FROM}px){.first-menu{width:${MENU_WIDTH}px}.first-page{margin-left:${MENU_WIDTH}px}}`;
}

const FRAME = '.first-frame';
const COLORS = ['surface', 'raised', 'sunken', 'line', 'ink'] as const satisfies readonly ColorToken[];

/** CSS color variables of a mode; the page's first script knows the chosen or system mode. */
function properties(mode: 'light' | 'dark'): string {
  return COLORS.map((name) => `--${name}:${tokens.color[name][mode]}`).join(';');
}
