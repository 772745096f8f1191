import { shieldHref } from '#domain/brand/arms/shield-address.ts';

/** A type's shield; the words beside it name it. */
export function TypeShield({ id, width }: { id: string; width: number }) {
  return (
    <svg viewBox="0 0 64 72" width={width} height={(width * 9) / 8} aria-hidden="true" focusable="false">
      <use href={shieldHref(id)} />
    </svg>
  );
}
