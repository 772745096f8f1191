import { stampSvg } from '#domain/brand/arms/stamp-art.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';
import { Drawing } from '../../theme/Drawing.tsx';

type Stamped = { stampIcon: string | null; serviceTags: readonly string[] };

// A month draws the same few stamps hundreds of times.
const drawn = new Map<string, string>();

/** The look of a stamp: its icon on its category's colour. */
export function StampArt({ stamped, size }: { stamped: Stamped; size: number }) {
  return <Drawing svg={artOf(stamped, size)} />;
}

function artOf({ stampIcon, serviceTags }: Stamped, size: number): string {
  const category = categoryOf(serviceTags);
  const key = `${stampIcon} ${category.id} ${size}`;
  const known = drawn.get(key);
  if (known) return known;
  const svg = stampSvg(stampIcon, category, { size });
  drawn.set(key, svg);
  return svg;
}
