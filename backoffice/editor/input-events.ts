import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { wrapBareLines } from './block-format.ts';
import type { InlineFormat } from './inline-format.ts';
import { withMarks } from './marked-range.ts';
import { contentOf, type HtmlOf, rangeIn, select } from './use-text-area.ts';

type Commands = {
  run: (format: InlineFormat) => void;
  undo: () => void;
  redo: () => void;
  /** Writes with the formats that wait for it; false where none do. */
  write: (data: string) => boolean;
  /** Something was changed; of one kind in a row it is one step to go back over. */
  changed: (kind?: string | null) => void;
};

const FORMATS_BY_INPUT: Readonly<Record<string, InlineFormat>> = {
  formatBold: 'bold',
  formatItalic: 'italic',
  formatUnderline: 'underline',
};
const FORMATS_BY_KEY: Readonly<Record<string, InlineFormat>> = { b: 'bold', i: 'italic', u: 'underline' };
// Holds a format open for an input method, which writes into the page by itself.
const NO_WIDTH = '\u200b';
const MOVES = /^(Arrow|Home|End|Page|Backspace|Delete|Enter)/;

/** Does itself what the browser is about to do to formats and steps, by a menu of its own or a keyboard of glass. */
export function useBeforeInput(area: RefObject<HTMLElement | null>, commands: Commands): void {
  const beforeInput = useEffectEvent((event: InputEvent) => {
    const { inputType, data } = event;
    const format = FORMATS_BY_INPUT[inputType];
    if (/^(format|history)/.test(inputType)) event.preventDefault();
    if (format) commands.run(format);
    if (inputType === 'historyUndo') commands.undo();
    if (inputType === 'historyRedo') commands.redo();
    if (inputType === 'insertParagraph') keepLines(area);
    if (inputType !== 'insertText' || !data || event.isComposing || !commands.write(data)) return;
    event.preventDefault();
    commands.changed(inputType);
  });
  useEffect(() => {
    // React's own event of this name is another one.
    const element = area.current;
    const listener = (event: InputEvent) => beforeInput(event);
    element?.addEventListener('beforeinput', listener);
    return () => element?.removeEventListener('beforeinput', listener);
  }, [area]);
}

type Events = Commands & {
  read: () => void;
  /** The caret was put elsewhere. */
  moved: () => void;
  paste: (event: ClipboardEvent) => void;
};

/** What an area does with the events that happen in it. */
export function editingEvents({ run, undo, redo, write, changed, read, moved, paste }: Events) {
  return {
    onInput: ({ nativeEvent: event }: { nativeEvent: Event }) => {
      const isTyped = event instanceof InputEvent;
      // A half-written word of an input method is no step to go back to.
      if (isTyped && event.isComposing) read();
      else changed(isTyped ? kindOf(event) : null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return;
      const key = event.key.toLowerCase();
      const format = FORMATS_BY_KEY[key];
      if (!format && key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (format) run(format);
      else if (key === 'y' || event.shiftKey) redo();
      else undo();
    },
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (MOVES.test(key)) moved();
    },
    onMouseUp: moved,
    onPaste: paste,
    onCompositionStart: () => void write(NO_WIDTH),
    onCompositionEnd: () => changed(),
  };
}

/** Words are gone back over one by one, and so is a run of deletions. */
function kindOf({ inputType, data }: InputEvent): string | null {
  if (inputType === 'insertText') return data === ' ' ? null : inputType;
  return inputType.startsWith('delete') ? inputType : null;
}

/** The browser divides paragraphs, but words that stand in none it would put into something else. */
function keepLines(area: RefObject<HTMLElement | null>): void {
  const range = rangeIn(area);
  if (!area.current || !range) return;
  const blocks = [...area.current.children].filter((one) => one.matches('p,div,ul,ol'));
  if (blocks.some((one) => one.contains(range.startContainer))) return;
  const { current } = area;
  withMarks(range, () => wrapBareLines(current));
  select(range);
}

/** What was copied, as far as the text may hold it. */
export function pastedFrom(data: DataTransfer, htmlOf: HtmlOf): DocumentFragment {
  const html = data.getData('text/html');
  if (html) return contentOf(html, htmlOf);
  const lines = document.createElement('div');
  for (const line of data.getData('text/plain').trimEnd().split(/\r?\n/)) {
    const entry = /^\s*[•·▪◦‣●○■]\s*(?=\S)/.exec(line);
    const block = document.createElement(entry ? 'li' : 'p');
    // Cells of a table come with tabs between them.
    block.textContent = line.slice(entry?.[0].length ?? 0).replace(/\s*\t+\s*(?=\S)/g, ' · ');
    listOrSelf(lines, entry !== null).append(block);
  }
  return contentOf(lines.innerHTML, htmlOf);
}

/** The spot of the next line: within the list at the end where it is an entry. */
function listOrSelf(lines: Element, isEntry: boolean): Element {
  if (!isEntry) return lines;
  const last = lines.lastElementChild;
  if (last?.tagName === 'UL') return last;
  const list = document.createElement('ul');
  lines.append(list);
  return list;
}
