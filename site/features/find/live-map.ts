import {
  DomEvent,
  type LatLngExpression,
  latLngBounds,
  map,
  polygon,
  tileLayer,
  type Map as View,
} from 'leaflet';
import type { GeoPoint } from '#domain/areas/area.ts';
import { projected, unprojected } from '#domain/areas/mercator.ts';
import { SURROUNDINGS } from '#domain/areas/surroundings.ts';
import type { FindMapTexts } from '#domain/texts/generated/find-map.ts';
import { openTexts, type PackedTexts } from '#domain/texts/message.ts';
import { areaRings } from './area-rings.ts';
import { coveredAbove, coveredBeside } from './covered-above.ts';
import { askOf, searchOfAsk } from './find-address.ts';
import { type ListedPin, listedPins, pointIn } from './listed-pins.ts';
import styles from './live-map.css?inline';
import { mainBunch } from './map-picture.ts';
import { MapSearch } from './map-search.ts';
import { type NamedArea, NameLayer } from './name-layer.ts';
import { PinLayer } from './pin-layer.ts';

/** The map once it can be moved. */
export type LiveMap = { follow(): void; end(): void };

const ZOOM = { least: 8, most: 17, first: 15, usual: 12 };

/** Its styles come with its script, so that no list waits for them. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** Makes the element a map that can be moved, in place of the picture that the server drew. */
export function openLiveMap(element: HTMLElement): LiveMap {
  const canvas = element.querySelector<HTMLElement>('.canvas');
  if (!canvas) return { follow: () => {}, end: () => {} };
  const texts: FindMapTexts = openTexts(element.dataset.texts as PackedTexts<FindMapTexts>);
  element.classList.add('live');
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = map(canvas, {
    ...{ zoomControl: false, attributionControl: false, keyboard: false, zoomSnap: 0.5 },
    ...{ minZoom: ZOOM.least, maxZoom: ZOOM.most, maxBoundsViscosity: 1 },
    ...{ zoomAnimation: !isCalm, fadeAnimation: !isCalm, markerZoomAnimation: !isCalm, inertia: !isCalm },
  });
  const pins = new PinLayer(view, element, texts);
  drawStreets(view, element);
  let shown: ListedPin[] = [];
  const showAll = () => fitTo(view, { pins: shown, place: placeOf(), ...coveredOf(element) });
  listenToButtons(element, view, showAll);
  const search = new MapSearch(view);
  const follow = () => {
    const listed = listedPins(document);
    const isHere = search.isFor(placeOf());
    const isSame = listed.map(({ href }) => href).join() === shown.map(({ href }) => href).join();
    shown = listed;
    pins.show(listed, isHere ? null : placeOf());
    names.draw();
    tellCount(element, texts);
    if (!isSame && !isHere) showAll();
  };
  fitTo(view, { pins: [], place: placeOf(), ...coveredOf(element) });
  const names = new NameLayer(view, drawAreas(view, element), pins);
  view.on('zoomend', () => names.draw());
  follow();
  showAll();
  names.draw();
  const resized = new ResizeObserver(() => view.invalidateSize({ pan: false }));
  resized.observe(canvas);
  return {
    follow,
    end: () => {
      resized.disconnect();
      view.remove();
    },
  };
}

/** Around what one looks, as the list says it now. */
function placeOf(): GeoPoint | null {
  return pointIn(document.querySelector<HTMLElement>('.find')?.dataset.place);
}

const at = ({ latitude, longitude }: GeoPoint): LatLngExpression => [latitude, longitude];

const USUAL_PLACE: GeoPoint = { latitude: 40.73, longitude: -74.04 };

type Shown = { pins: readonly ListedPin[]; place: GeoPoint | null; above: number; beside: number };

/** Pixels of the map below what floats over it: at its upper end, and beside. */
const coveredOf = (element: HTMLElement) => ({
  above: coveredAbove(element),
  beside: coveredBeside(element),
});

/** Shows all pins and the place; without a place the largest bunch of pins. */
function fitTo(view: View, { pins, place, above, beside }: Shown): void {
  const units = pins.map(({ point }) => ({ point, ...projected(point) }));
  const points = (place ? units : mainBunch(units)).map(({ point }) => point);
  const all = place ? [place, ...points] : points;
  if (all.length === 0) view.setView(at(place ?? USUAL_PLACE), ZOOM.usual, { animate: false });
  else
    view.fitBounds(latLngBounds(all.map(at)), {
      paddingTopLeft: [ROOM.side, ROOM.above + above],
      paddingBottomRight: [ROOM.side + beside, ROOM.below],
      maxZoom: ZOOM.first,
      animate: false,
    });
}

/** Pixels that pins need above their point, and the card below. */
const ROOM = { side: 40, above: 70, below: 90 };

/** Draws the land around and the outlines that the page brought; the names that go with them. */
function drawAreas(view: View, element: HTMLElement): NamedArea[] {
  const [left = 0, top = 0] = (element.dataset.corner ?? '').split(' ').map(Number);
  const land = SURROUNDINGS.map(({ path, ...name }) => {
    drawOutline(view, 'land', areaRings(path, { left: 0, top: 0 }));
    return namedAt(name);
  });
  const areas = [...element.querySelectorAll<SVGPathElement>('.areas path')].map((path) => {
    const rings = areaRings(path.getAttribute('d') ?? '', { left, top });
    drawOutline(view, path.parentElement?.getAttribute('class') ?? '', rings);
    const [x = 0, y = 0] = (path.dataset.at ?? '').split(' ').map(Number);
    const { name = '', width = '0' } = path.dataset;
    return namedAt({ name, x: x + left, y: y + top, width: Number(width) });
  });
  return [...land, ...areas];
}

function drawOutline(view: View, kind: string, rings: readonly (readonly GeoPoint[])[]): void {
  polygon(
    rings.map((ring) => ring.map((point) => [point.latitude, point.longitude] as [number, number])),
    {
      className: `area ${kind}`,
      ...{ interactive: false, smoothFactor: 0.5, weight: 1, fillOpacity: 1 },
    },
  ).addTo(view);
}

type Name = { name: string; x: number; y: number; width: number };

function namedAt({ name, x, y, width }: Name): NamedArea {
  const { latitude, longitude } = unprojected({ x, y });
  return { name, point: [latitude, longitude], width };
}

function drawStreets(view: View, element: HTMLElement): void {
  const { tiles } = element.dataset;
  if (!tiles) return;
  element.classList.add('has-streets');
  element.querySelector('.credit')?.removeAttribute('hidden');
  tileLayer(tiles, { maxZoom: ZOOM.most }).addTo(view);
}

function listenToButtons(element: HTMLElement, view: View, showAll: () => void): void {
  const place = element.querySelector<HTMLElement>('.zoom');
  if (!place) return;
  place.hidden = false;
  // While the map moves nearer it takes no other view: what is pressed then waits for its end.
  let isZooming = false;
  view.on('zoomanim', () => {
    isZooming = true;
  });
  view.on('zoomend', () => {
    isZooming = false;
  });
  DomEvent.disableClickPropagation(place);
  place.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-zoom]') : null;
    if (!button) return;
    const by = Number(button.dataset.zoom);
    if (by === 0 && isZooming) view.once('zoomend', showAll);
    else if (by === 0) showAll();
    else view.setZoom(Math.round(view.getZoom()) + by);
  });
}

/** The way back says how many the list has now, and leads to it as it is now. */
function tellCount(element: HTMLElement, texts: FindMapTexts): void {
  const link = element.querySelector<HTMLAnchorElement>('.to-list');
  const count = Number(document.querySelector<HTMLElement>('.find')?.dataset.total);
  if (!link || !Number.isInteger(count)) return;
  const words = link.querySelector('span');
  if (words) words.textContent = texts.list({ count });
  link.href = location.pathname + searchOfAsk({ ...askOf(new URL(location.href)), hasMap: false });
}
