import type { GeoPoint } from '#domain/areas/area.ts';

/** A quest of the list that has a place: its point, and the card to show for it. */
export type ListedPin = {
  href: string;
  title: string;
  categoryId: string;
  point: GeoPoint;
  item: HTMLElement;
};

/** What the list shows right now, in its order. */
export function listedPins(page: ParentNode): ListedPin[] {
  return [...page.querySelectorAll<HTMLElement>('.find .quest-card[data-point]')].flatMap((item) => {
    const point = pointIn(item.dataset.point);
    const link = item.querySelector<HTMLAnchorElement>('h3 a');
    const categoryId = item.dataset.category;
    if (!point || !link || !categoryId) return [];
    return [{ href: link.href, title: link.textContent.trim(), categoryId, point, item }];
  });
}

/** '40.74 -74.03' as a point; null for what is none. */
export function pointIn(text: string | undefined): GeoPoint | null {
  const [latitude, longitude, more] = (text ?? '').split(' ').map(Number);
  if (latitude === undefined || longitude === undefined || more !== undefined) return null;
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}
