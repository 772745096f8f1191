import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { simpleHtml } from './simple-html.ts';

export type HtmlOf = typeof simpleHtml;

/** The area that is typed into, kept equal to `value`; `read` hands on what it holds. */
export function useTextArea(
  value: string,
  htmlOf: HtmlOf,
  { onChange, onReplaced }: { onChange: (html: string) => void; onReplaced: (area: HTMLElement) => void },
) {
  const area = useRef<HTMLDivElement>(null);
  // What the area holds by typing: it is written into only when the text comes from elsewhere.
  const own = useRef<string | null>(null);
  const replaced = useEffectEvent(onReplaced);
  useEffect(() => {
    if (!area.current || own.current === value) return;
    area.current.replaceChildren(contentOf(value, htmlOf));
    own.current = value;
    if (document.activeElement === area.current) putCaretAtEnd(area.current);
    replaced(area.current);
  }, [value, htmlOf]);

  const read = () => {
    if (!area.current) return;
    own.current = htmlOf(area.current);
    onChange(own.current);
  };
  return { area, read };
}

/** Text of any kind as what an area may hold. */
export function contentOf(html: string, htmlOf: HtmlOf): DocumentFragment {
  return parsed(htmlOf(parsed(html.replace(/\s(on\w+|style)(?=\s*=)/gi, ' data-$1'))));
}

/** Parsed in a template, where no script runs and no picture loads; the security policy has nothing to report. */
function parsed(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return document.importNode(template.content, true);
}

/** The part of the selection that is in an area, as it is now. */
export function rangeIn({ current }: RefObject<HTMLElement | null>): Range | null {
  const selection = window.getSelection();
  if (!current || !selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  return current.contains(range.commonAncestorContainer) ? range.cloneRange() : null;
}

/** Selects a range of an area, or puts the caret there. */
export function select(range: Range): void {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Puts the caret at the end, where typing continues. */
export function putCaretAtEnd(area: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(area);
  range.collapse(false);
  select(range);
}
