import { divIcon, type Marker, marker, type Map as View } from 'leaflet';
import type { GeoPoint } from '#domain/areas/area.ts';
import { nextPoint } from '#domain/areas/next-point.ts';
import { type PinGroup, pinGroups } from '#domain/areas/pin-grid.ts';
import { shieldHref } from '#domain/brand/arms/shield-address.ts';
import type { FindMapTexts } from '#domain/texts/generated/find-map.ts';
import { coveredAbove, coveredBeside } from './covered-above.ts';
import type { ListedPin } from './listed-pins.ts';
import { PIN_CELL } from './map-picture.ts';

type PlacedPin = ListedPin & { x: number; y: number };
type Drawn = { group: PinGroup<PlacedPin>; marker: Marker; element: HTMLElement };

/** Pixels round a chosen pin that stay free of the rim, the form, the buttons and the cards. */
const ROOM = { side: 40, above: 80, below: 28 };

const SVG = 'http://www.w3.org/2000/svg';

/** The pins of a map: grouped anew at each zoom, gone through by arrows, with the card of the one that is chosen. */
export class PinLayer {
  private drawn: Drawn[] = [];
  private pins: readonly ListedPin[] = [];
  private place: Marker | null = null;
  /** The address of the quest by which the chosen pin is found again in another group. */
  private chosen: string | null = null;

  private readonly view: View;
  private readonly element: HTMLElement;
  private readonly texts: FindMapTexts;

  constructor(view: View, element: HTMLElement, texts: FindMapTexts) {
    this.view = view;
    this.element = element;
    this.texts = texts;
    view.on('zoomend', () => this.draw());
    for (const kind of ['mouseover', 'focusin'] as const)
      document.querySelector('.find')?.addEventListener(kind, ({ target }) => this.lift(target));
  }

  /** Positions of the pins, in pixels of the whole map at this zoom. */
  points(): { x: number; y: number }[] {
    return this.drawn.map(({ group: { x, y } }) => ({ x, y }));
  }

  show(pins: readonly ListedPin[], place: GeoPoint | null): void {
    this.pins = pins;
    if (!pins.some(({ href }) => href === this.chosen)) this.chosen = null;
    this.place?.remove();
    this.place = place ? placeMarker(place).addTo(this.view) : null;
    this.element.querySelector('.no-pins')?.toggleAttribute('hidden', pins.length > 0);
    this.draw();
  }

  private draw(): void {
    const hadFocus = this.drawn.some(({ element }) => element === document.activeElement);
    for (const { marker: old } of this.drawn) old.remove();
    const placed = this.pins.map((pin) => {
      const { x, y } = this.view.project([pin.point.latitude, pin.point.longitude]);
      return { ...pin, x, y };
    });
    this.drawn = pinGroups(placed, PIN_CELL).map((group, at) => this.drawGroup(group, at));
    this.mark();
    if (hadFocus) this.drawn.find((one) => this.isChosen(one))?.element.focus({ preventScroll: true });
  }

  private drawGroup(group: PinGroup<PlacedPin>, at: number): Drawn {
    const icon = divIcon({
      className: 'pin',
      html: shieldOf(group.pins),
      iconSize: [44, 58],
      iconAnchor: [22, 58],
    });
    const titles = group.pins.map(({ title }) => title).join(', ');
    const alt = this.texts.pin({ count: group.pins.length, titles });
    const point = this.view.unproject([group.x, group.y]);
    const one = marker(point, { icon, alt, riseOnHover: true }).addTo(this.view);
    const element = one.getElement() ?? document.createElement('div');
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', alt);
    element.setAttribute('aria-describedby', 'map-keys');
    element.addEventListener('click', () => this.press(at));
    element.addEventListener('keydown', (event) => this.key(event, at));
    return { group, marker: one, element };
  }

  /** The first press shows the cards; another one on several that lie apart goes nearer. */
  private press(at: number): void {
    const one = this.drawn[at];
    if (!one) return;
    if (this.isChosen(one) && this.goNearer(one)) return;
    this.choose(at);
  }

  private key(event: KeyboardEvent, at: number): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const one = this.drawn[at];
      if (one && !this.goNearer(one)) this.cards()?.querySelector<HTMLElement>('a')?.focus();
      return;
    }
    if (event.key === 'Escape') this.forget();
    const next = nextPoint(
      this.drawn.map(({ group }) => group),
      at,
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    this.choose(next);
  }

  private choose(at: number): void {
    const one = this.drawn[at];
    const first = one?.group.pins[0];
    if (!one || !first) return;
    this.chosen = first.href;
    this.mark();
    this.showCards(one.group.pins);
    one.element.focus({ preventScroll: true });
    const covered = this.element.querySelector<HTMLElement>('.foot')?.offsetHeight ?? 0;
    this.view.panInside(one.marker.getLatLng(), {
      paddingTopLeft: [ROOM.side, ROOM.above + coveredAbove(this.element)],
      paddingBottomRight: [ROOM.side + coveredBeside(this.element), covered + ROOM.below],
    });
  }

  private forget(): void {
    this.chosen = null;
    this.mark();
    this.showCards([]);
  }

  /** Whether it could: those at one place stay together however near one goes. */
  private goNearer({ group }: Drawn): boolean {
    const points = group.pins.map(({ point }) => [point.latitude, point.longitude] as [number, number]);
    const isOnePlace = points.every(([lat, lng]) => lat === points[0]?.[0] && lng === points[0]?.[1]);
    if (points.length < 2 || isOnePlace || this.view.getZoom() >= this.view.getMaxZoom()) return false;
    this.chosen = group.pins[0]?.href ?? null;
    this.view.fitBounds(points, { padding: [80, 80] });
    return true;
  }

  private isChosen({ group }: Drawn): boolean {
    return this.chosen !== null && group.pins.some(({ href }) => href === this.chosen);
  }

  /** Marks the chosen pin. Only that one, or else the first, is a tab stop. */
  private mark(): void {
    const chosenAt = this.drawn.findIndex((one) => this.isChosen(one));
    for (const [at, one] of this.drawn.entries()) {
      const isChosen = at === chosenAt;
      one.element.classList.toggle('chosen', isChosen);
      one.element.setAttribute('aria-pressed', String(isChosen));
      one.element.tabIndex = at === Math.max(0, chosenAt) ? 0 : -1;
      one.marker.setZIndexOffset(isChosen ? 1000 : 0);
    }
    if (chosenAt < 0) this.showCards([]);
  }

  private cards(): HTMLElement | null {
    return this.element.querySelector<HTMLElement>('.chosen-cards');
  }

  /** The cards are the list's own. */
  private showCards(pins: readonly ListedPin[]): void {
    const cards = this.cards();
    if (!cards) return;
    cards.hidden = pins.length === 0;
    cards.replaceChildren(
      ...pins.map(({ item }) => {
        const copy = document.createElement('li');
        copy.append(item.cloneNode(true));
        return copy;
      }),
    );
    cards.scrollLeft = 0;
  }

  /** The card under the pointer, or with the focus, lifts its pin. */
  private lift(target: EventTarget | null): void {
    const item = target instanceof Element ? target.closest('[data-point]') : null;
    for (const { group, element } of this.drawn)
      element.classList.toggle(
        'lifted',
        group.pins.some((pin) => pin.item === item),
      );
  }
}

function placeMarker({ latitude, longitude }: GeoPoint): Marker {
  const icon = divIcon({ className: 'place-dot', html: '', iconSize: [34, 34] });
  return marker([latitude, longitude], { icon, interactive: false, keyboard: false });
}

/** The shield of the first, with how many stand there. */
function shieldOf(pins: readonly ListedPin[]): HTMLElement {
  const place = document.createElement('span');
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 64 84');
  drawing.setAttribute('aria-hidden', 'true');
  const tip = document.createElementNS(SVG, 'path');
  tip.setAttribute('class', 'tip');
  tip.setAttribute('d', 'M21 64h22L32 84z');
  const shield = document.createElementNS(SVG, 'use');
  shield.setAttribute('href', shieldHref(pins[0]?.categoryId ?? ''));
  shield.setAttribute('width', '64');
  shield.setAttribute('height', '72');
  drawing.append(tip, shield);
  place.append(drawing);
  if (pins.length > 1) {
    const count = document.createElement('b');
    count.textContent = String(pins.length);
    place.append(count);
  }
  return place;
}
