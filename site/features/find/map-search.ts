import type { Map as View } from 'leaflet';
import type { GeoPoint } from '#domain/areas/area.ts';
import { MILES, roundedPlace } from './find-address.ts';

/** Milliseconds after a drag: until a throw of the map has come to rest. */
const REST = 500;
const MILE = 1609.344;

/** Looks around the middle of a map that was dragged, so that the list follows it. */
export class MapSearch {
  private near = '';

  constructor(view: View) {
    let timer = 0;
    view.on('dragstart', () => clearTimeout(timer));
    view.on('dragend', () => {
      timer = window.setTimeout(() => this.look(view), REST);
    });
  }

  /** Whether a list is the answer to this, so that the map stays where it is. */
  isFor(place: GeoPoint | null): boolean {
    return place !== null && roundedPlace(place.latitude, place.longitude) === this.near;
  }

  private look(view: View): void {
    const form = document.querySelector<HTMLFormElement>('.find > form');
    const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement | null;
    const [near, zip, miles] = [field('near'), field('zip'), field('miles')];
    if (!form || !near || !zip || !miles) return;
    const middle = view.getCenter();
    this.near = roundedPlace(middle.lat, middle.lng);
    near.value = this.near;
    zip.value = '';
    miles.value = String(milesFor(view.distance(middle, view.getBounds().getNorthEast()) / MILE));
    form.requestSubmit();
  }
}

/** The choice of miles that comes nearest to what the map shows. */
export function milesFor(seen: number): number {
  return MILES.reduce((best, miles) => (Math.abs(miles - seen) < Math.abs(best - seen) ? miles : best));
}
