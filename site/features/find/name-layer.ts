import { divIcon, type Marker, marker, type Map as View } from 'leaflet';
import { MAP_ZOOM } from '#domain/areas/mercator.ts';
import { freeNames, pinBox } from './area-names.ts';

/** An area's name, its middle as latitude and longitude, and its width in units of the map. */
export type NamedArea = { name: string; point: [number, number]; width: number };

/** The names of areas, placed anew at each zoom; for the eye: the list says every place. */
export class NameLayer {
  private drawn: Marker[] = [];
  private readonly view: View;
  private readonly areas: readonly NamedArea[];
  private readonly pins: { points(): { x: number; y: number }[] };

  constructor(view: View, areas: readonly NamedArea[], pins: { points(): { x: number; y: number }[] }) {
    this.view = view;
    this.areas = areas;
    this.pins = pins;
  }

  draw(): void {
    for (const old of this.drawn) old.remove();
    const scale = 2 ** (this.view.getZoom() - MAP_ZOOM);
    const names = this.areas.map(({ name, point, width }) => {
      const { x, y } = this.view.project(point);
      return { name, x, y, width: width * scale };
    });
    this.drawn = freeNames(names, this.pins.points().map(pinBox)).map(({ name, x, y }) => {
      const label = document.createElement('span');
      label.textContent = name;
      label.setAttribute('aria-hidden', 'true');
      const icon = divIcon({ className: 'area-name', html: label, iconSize: [0, 0] });
      const at = this.view.unproject([x, y]);
      return marker(at, { icon, interactive: false, keyboard: false, pane: 'overlayPane' }).addTo(this.view);
    });
  }
}
