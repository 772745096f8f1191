import { type ClipboardEvent, useState } from 'react';
import { EditHistory } from './edit-history.ts';
import { type EditState, restore, stateOf } from './edit-state.ts';
import { writeWith } from './inline-format.ts';
import { editingEvents, pastedFrom, useBeforeInput } from './input-events.ts';
import { insertContent } from './insert-html.ts';
import { type Format, useFormats } from './use-formats.ts';
import { type HtmlOf, rangeIn, select, useTextArea } from './use-text-area.ts';

type Editing = {
  value: string;
  htmlOf: HtmlOf;
  formats: readonly Format[];
  onChange: (html: string) => void;
};

/**
 * A text that is typed into. What is typed, deleted or composed by an input method the browser does; formats, lists, what
 * is pasted, and going back are done here, since the browser's own commands for them are on their way out.
 */
export function useEditing({ value, htmlOf, formats, onChange }: Editing) {
  const [history] = useState(newHistory);
  const { area, read } = useTextArea(value, htmlOf, {
    onChange,
    onReplaced: (now) => history.restart(stateOf(now, null)),
  });
  const changed = (kind: string | null = null) => {
    if (area.current) history.note(stateOf(area.current, rangeIn(area)), kind);
    read();
  };
  const { pressed, waiting, look, run } = useFormats(area, changed);
  const goTo = (state: EditState | null) => {
    if (!area.current || !state) return;
    select(restore(area.current, state));
    read();
    look();
  };
  const commands = {
    run: (format: Format) => formats.includes(format) && run(format),
    undo: () => goTo(history.undo()),
    redo: () => goTo(history.redo()),
  };
  /** Writes with the formats that wait for it; false where none do. */
  const write = (data: string): boolean => {
    const range = rangeIn(area);
    if (!area.current || !waiting || !range?.collapsed) return false;
    writeWith(area.current, range, data, waiting);
    select(range);
    look();
    return true;
  };
  const moved = () => {
    history.pause();
    look();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const range = rangeIn(area);
    if (!area.current || !range) return;
    insertContent(area.current, range, pastedFrom(event.clipboardData, htmlOf));
    select(range);
    changed();
  };
  useBeforeInput(area, { ...commands, write, changed });
  return {
    pressed,
    run,
    props: { ref: area, ...editingEvents({ ...commands, write, changed, read, moved, paste }) },
  };
}

function newHistory() {
  return new EditHistory<EditState>({ content: document.createElement('div'), selected: null });
}
