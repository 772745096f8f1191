/** How many pixels at the upper end of the map lie below the form, which floats over it on a phone. */
export function coveredAbove(map: Element): number {
  const form = document.querySelector('.with-map .find > form');
  if (!form || getComputedStyle(form).position !== 'absolute') return 0;
  return Math.max(0, form.getBoundingClientRect().bottom - map.getBoundingClientRect().top);
}

/** How many pixels at the end of the map lie below its buttons; on a phone they are at its foot. */
export function coveredBeside(map: Element): number {
  const buttons = map.querySelector('.zoom');
  if (!buttons || getComputedStyle(buttons).gridAutoFlow === 'column') return 0;
  return map.getBoundingClientRect().right - buttons.getBoundingClientRect().left;
}
