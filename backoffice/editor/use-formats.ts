import { type RefObject, useState } from 'react';
import { type ListFormat, listAt, toggleList } from './block-format.ts';
import { INLINE_FORMATS, type InlineFormat, inlineFormatsAt, toggleInline } from './inline-format.ts';
import { putCaretAtEnd, rangeIn, select } from './use-text-area.ts';

export type Format = InlineFormat | ListFormat;

/** The formats at the caret, and how another is given; at a caret it waits for the words that are typed next. */
export function useFormats(area: RefObject<HTMLElement | null>, onChanged: () => void) {
  const [pressed, setPressed] = useState<readonly Format[]>([]);
  const [waiting, setWaiting] = useState<readonly InlineFormat[] | null>(null);

  const look = () => {
    const range = rangeIn(area);
    setWaiting(null);
    if (area.current && range) setPressed(formatsAt(area.current, range));
  };

  const run = (format: Format) => {
    area.current?.focus();
    if (area.current && !rangeIn(area)) putCaretAtEnd(area.current);
    const range = rangeIn(area);
    if (!area.current || !range) return;
    if (isInline(format) && range.collapsed) {
      const now = waiting ?? inlineFormatsAt(area.current, range);
      const wanted = now.includes(format) ? now.filter((one) => one !== format) : [...now, format];
      setWaiting(wanted);
      setPressed([...pressed.filter((one) => !isInline(one)), ...wanted]);
      return;
    }
    if (isInline(format)) toggleInline(area.current, range, format);
    else toggleList(area.current, range, format);
    select(range);
    onChanged();
    look();
  };
  return { pressed, waiting, look, run };
}

function formatsAt(area: Element, range: Range): Format[] {
  const list = listAt(area, range);
  return [...inlineFormatsAt(area, range), ...(list ? [list] : [])];
}

function isInline(format: Format): format is InlineFormat {
  return INLINE_FORMATS.some((one) => one === format);
}
