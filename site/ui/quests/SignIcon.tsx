import { SIGN_FIGURES } from '#domain/brand/generated/figures.ts';
import { ISLAND_ICON_PATHS } from '../island-icon-paths.ts';

/** Signs of a state are solid, so that they stand out from the line icons of actions and facts. */
const SOLID = { lock: SIGN_FIGURES.padlock, warning: SIGN_FIGURES['hazard-sign'] };
const { forward, check, shield, pin, target, map, list, search } = ISLAND_ICON_PATHS;
const LINES = { forward, check, shield, pin, target, map, list, search };

type Props = {
  name: keyof typeof SOLID | keyof typeof LINES;
  /** Side in CSS pixels. */
  size: number;
  /** Names the icon where no text beside it does. */
  title?: string;
  className?: string;
};

/** An icon of a quest's card, drawn as ui/Icon draws it. */
export function SignIcon({ name, size, title, className }: Props) {
  const isSolid = name === 'lock' || name === 'warning';
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is decoration, hidden from assistive technology.
    <svg
      className={name === 'forward' ? `turns ${className ?? ''}`.trim() : className}
      viewBox={isSolid ? '0 0 512 512' : '0 0 24 24'}
      width={size}
      height={size}
      fill={isSolid ? 'currentColor' : 'none'}
      {...(!isSolid && {
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      })}
      focusable="false"
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
    >
      {title && <title>{title}</title>}
      <path d={isSolid ? SOLID[name] : LINES[name]} />
    </svg>
  );
}
