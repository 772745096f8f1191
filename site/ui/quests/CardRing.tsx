import type { RING_COLORS } from '#domain/brand/arms/quest-signs.ts';

type Props = {
  taken: number;
  max: number;
  level: keyof typeof RING_COLORS;
  /** What it shows, in words. */
  title: string;
};

/** A circle is drawn in so many steps, each a class of the style sheet: a page has dozens of them, and no style attribute. */
const STEPS = 12;

/** The circle of filled places: empty and full only where the quest is. */
export function CardRing({ taken, max, level, title }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, taken / max)) : 0;
  const inside = Math.min(STEPS - 1, Math.max(1, Math.round(share * STEPS)));
  const step = share === 0 ? 0 : share === 1 ? STEPS : inside;
  const look = level === 'volunteer' ? '' : `${level} `;
  return <i className={`ring ${look}of-${step}`} role="img" aria-label={title} />;
}
