import { guildKindIn } from '../../guilds/guild-kind-in.ts';
import { sharePicturesTexts } from '../../texts/generated/share-pictures.ts';
import type { Locale } from '../../texts/locale.ts';
import { crestSvg, patternSvg } from '../arms/heraldry.ts';
import { round } from '../svg-frame.ts';
import { tokens } from '../tokens.ts';
import {
  drawable,
  fittingSize,
  frame,
  HEADING,
  PANEL,
  SHARE_PICTURE_SIZE,
  sheetIn,
  signature,
  wrapped,
} from './share-picture.ts';

export type SharedGuild = { id: string; name: string; classification: string };

const [, HEIGHT] = SHARE_PICTURE_SIZE;
const CARD_LEFT = 70;
const LEFT = PANEL + 10;
const { raised, softInk } = tokens.color;

/** The picture of a guild where its address is shared: its crest on its pattern, name and kind. Fixed colours. */
export function guildPictureSvg(
  locale: Locale,
  { id, name, classification }: SharedGuild,
  siteName: string,
): string {
  const { at, text } = sheetIn(locale);
  const kind = guildKindIn(locale, classification);
  const lines = wrapped(drawable(name) || kind, 16);
  const size = Math.min(88, fittingSize(lines, 88));
  const below = 150 + size + (lines.length - 1) * size * 1.08;
  return frame(
    `<g transform="scale(${round(HEIGHT / 80)})">${patternSvg(id, { size: 320 })}</g>` +
      `<rect x="${CARD_LEFT}" y="60" width="1060" height="510" rx="24" fill="${raised.light}"/>` +
      `<g transform="translate(${at(CARD_LEFT + 50, 230)} 170)">${crestSvg(classification, id, { size: 230 })}</g>` +
      text(kind, LEFT, 150, 40, { fill: softInk.light }) +
      lines.map((line, row) => text(line, LEFT, 150 + size + row * size * 1.08, size, HEADING)).join('') +
      text(sharePicturesTexts(locale).servesTogether, LEFT, below + 64, 40, { fill: softInk.light }) +
      signature(locale, LEFT, siteName, 500),
  );
}
