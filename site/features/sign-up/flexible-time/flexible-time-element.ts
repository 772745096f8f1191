import { movedSpan, type Span } from './flexible-span.ts';

/** Lays a slider over each of the two selects inside; they stay the fields that are sent. */
class FlexibleTime extends HTMLElement {
  connectedCallback(): void {
    const arrival = this.querySelector<HTMLSelectElement>('select[name="arrival"]');
    const departure = this.querySelector<HTMLSelectElement>('select[name="departure"]');
    if (!arrival || !departure || this.dataset.ready) return;
    this.dataset.ready = 'true';
    const stops = {
      arrivals: valuesOf(arrival),
      departures: valuesOf(departure),
      minimumMs: Number(this.dataset.minimumMs),
    };
    let span: Span = { arrival: Number(arrival.value), departure: Number(departure.value) };
    const fields = [
      { key: 'arrival', select: arrival, slider: sliderFor(arrival) },
      { key: 'departure', select: departure, slider: sliderFor(departure) },
    ] as const;
    const show = () => {
      for (const { key, select, slider } of fields) {
        select.value = String(span[key]);
        slider.valueAsNumber = select.selectedIndex;
        slider.setAttribute('aria-valuetext', select.selectedOptions[0]?.text ?? '');
      }
    };
    for (const { key, select, slider } of fields) {
      const move = (value: number) => {
        span = movedSpan(span, { [key]: value }, stops);
        show();
      };
      slider.addEventListener('input', () => move(Number(select.options[slider.valueAsNumber]?.value)));
      select.addEventListener('change', () => move(Number(select.value)));
      select.after(slider);
    }
    show();
  }
}

function valuesOf(select: HTMLSelectElement): number[] {
  return [...select.options].map(({ value }) => Number(value));
}

// Each step of the slider is one option, 15 minutes after the one before.
function sliderFor(select: HTMLSelectElement): HTMLInputElement {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.min = '0';
  slider.max = String(select.options.length - 1);
  slider.step = '1';
  slider.setAttribute('aria-label', select.dataset.slider ?? '');
  return slider;
}

customElements.define('flexible-time', FlexibleTime);
