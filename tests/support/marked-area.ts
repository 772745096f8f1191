/** An area with a selection between two bars, or the caret at one. */
export function areaOf(marked: string): { area: HTMLElement; range: Range } {
  const area = document.createElement('div');
  area.innerHTML = marked.replaceAll('|', '<!---->');
  const marks = [...area.querySelectorAll('*'), area].flatMap(({ childNodes }) =>
    [...childNodes].filter((node) => node instanceof Comment),
  );
  const [first, second] = marks.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const range = document.createRange();
  if (first) range.setStartAfter(first);
  if (second) range.setEndBefore(second);
  else range.collapse(true);
  for (const mark of marks) mark.remove();
  area.normalize();
  return { area, range };
}
