import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SimpleHtmlEditor } from './SimpleHtmlEditor.tsx';

/** The editor in a form, which holds what it says. */
function Held({ first, hasWordsOnly = false }: { first: string; hasWordsOnly?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <SimpleHtmlEditor label="Description" value={value} hasWordsOnly={hasWordsOnly} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function open(first: string, hasWordsOnly = false) {
  render(<Held first={first} hasWordsOnly={hasWordsOnly} />);
  const area = screen.getByRole('textbox', { name: 'Description' });
  area.focus();
  return { area, user: userEvent.setup(), held: () => screen.getByRole('status').textContent };
}

function selectIn(area: Element, text: string) {
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(text) ?? -1;
    if (at >= 0) window.getSelection()?.setBaseAndExtent(node, at, node, at + text.length);
  }
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (area: Element, key: string, more = {}) =>
  fireEvent.keyDown(area, { key, ctrlKey: true, ...more });

describe('the editor of simple HTML', () => {
  it('buttons and keys give formats to what is selected, and the buttons show which it has [EDQ-13]', async () => {
    const { area, user, held } = open('<p>Bring gloves.</p>');
    selectIn(area, 'gloves');
    await user.click(button('Bold'));
    expect(held()).toBe('<p>Bring <b>gloves</b>.</p>');
    expect(button('Bold').getAttribute('aria-pressed')).toBe('true');
    expect(button('Italic').getAttribute('aria-pressed')).toBe('false');
    press(area, 'i');
    expect(held()).toBe('<p>Bring <b><i>gloves</i></b>.</p>');
    await user.click(button('Bulleted list'));
    expect(held()).toBe('<ul><li>Bring <b><i>gloves</i></b>.</li></ul>');
    expect(button('Bulleted list').getAttribute('aria-pressed')).toBe('true');
  });

  it('keys go back step by step, and forth again', () => {
    const { area, held } = open('<p>Bring gloves.</p>');
    selectIn(area, 'gloves');
    press(area, 'b');
    press(area, 'u');
    press(area, 'z');
    expect(held()).toBe('<p>Bring <b>gloves</b>.</p>');
    press(area, 'z');
    expect(held()).toBe('<p>Bring gloves.</p>');
    press(area, 'z', { shiftKey: true });
    press(area, 'y');
    expect(held()).toBe('<p>Bring <b><u>gloves</u></b>.</p>');
    expect(window.getSelection()?.toString()).toBe('gloves');
  });

  it('a format at the caret waits for the words that follow', () => {
    const { area, held } = open('<p>Bring </p>');
    const range = document.createRange();
    range.selectNodeContents(area.firstElementChild ?? area);
    range.collapse(false);
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
    press(area, 'b');
    expect(held()).toBe('<p>Bring </p>');
    expect(button('Bold').getAttribute('aria-pressed')).toBe('true');
    const typed = { inputType: 'insertText', data: 'gloves', bubbles: true, cancelable: true };
    expect(fireEvent(area, new InputEvent('beforeinput', typed))).toBe(false);
    expect(held()).toBe('<p>Bring <b>gloves</b></p>');
  });

  it('a note has no lists, by button nor by key, and no menu of the browser makes other formats [ORI-18]', () => {
    const { area, held } = open('Well done', true);
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Bold',
      'Italic',
      'Underline',
    ]);
    selectIn(area, 'done');
    for (const inputType of ['formatStrikeThrough', 'formatUnderline']) {
      const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
      expect(fireEvent(area, event)).toBe(false);
    }
    expect(held()).toBe('Well <u>done</u>');
  });

  it('a text that comes from elsewhere is shown, and there is nothing to go back to', () => {
    const { rerender } = render(<SimpleHtmlEditor label="Note" value="one" onChange={() => undefined} />);
    const area = screen.getByRole('textbox', { name: 'Note' });
    rerender(<SimpleHtmlEditor label="Note" value="<b>two</b>" onChange={() => undefined} />);
    expect(area.innerHTML).toBe('<b>two</b>');
    press(area, 'z');
    expect(area.innerHTML).toBe('<b>two</b>');
  });
});
