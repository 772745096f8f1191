import { escapeText } from '#domain/brand/svg-frame.ts';
import { paths } from '../../lib/paths.ts';

/** The line of HTML by which a charity shows its next quests on its own website. */
export function embedLine(origin: string, { id, name }: { id: string; name: string }): string {
  return `<iframe src="${origin}${paths.embed(id)}" title="${escapeText(name)}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
}
