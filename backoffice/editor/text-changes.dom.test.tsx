import { describe, expect, it } from 'vitest';
import { areaOf } from '../../tests/support/marked-area.ts';
import { EditHistory } from './edit-history.ts';
import { restore, stateOf } from './edit-state.ts';
import { toggleInline } from './inline-format.ts';
import { insertContent } from './insert-html.ts';
import { simpleHtml, wordsHtml } from './simple-html.ts';
import { contentOf } from './use-text-area.ts';

describe('what is pasted', () => {
  it.each<[string, string, string]>([
    ['<p>Bring |.</p>', '<p onclick="x()">warm <a href="/x">gloves</a></p>', '<p>Bring warm gloves.</p>'],
    ['<p>Bring |old| boots</p>', 'new', '<p>Bring new boots</p>'],
    ['<p>a|b</p>', '<p>1</p><ul><li>2</li></ul>', '<p>a</p><p>1</p><ul><li>2</li></ul><p>b</p>'],
    ['<p>a|b</p><p>c|d</p>', '<b>X</b>', '<p>a<b>X</b>d</p>'],
    ['|', '<h1>Big</h1><script>alert(1)</script><img src=x onerror="y()">', 'Big'],
    ['<p>|all|</p>', '<p>1</p><p>2</p>', '<p>1</p><p>2</p>'],
  ])('at %s, %s: %s [STM-08]', (marked, html, after) => {
    const { area, range } = areaOf(marked);
    insertContent(area, range, contentOf(html, simpleHtml));
    expect(simpleHtml(area)).toBe(after);
    expect(range.collapsed).toBe(true);
  });

  it('a note takes the words, with their lines as such [ORI-18]', () => {
    const { area, range } = areaOf('one |');
    insertContent(area, range, contentOf('<ul><li>two</li></ul><p><b>three</b></p>', wordsHtml));
    expect(wordsHtml(area)).toBe('one two\n<b>three</b>');
  });
});

describe('going back', () => {
  it('a run of typed letters is one step, and what was taken back comes again', () => {
    const history = new EditHistory('');
    for (const text of ['H', 'He', 'Hey']) history.note(text, 'typed');
    history.note('Hey ');
    history.note('Hey y', 'typed');
    expect([history.undo(), history.undo(), history.undo(), history.undo()]).toEqual([
      'Hey ',
      'Hey',
      '',
      null,
    ]);
    expect([history.redo(), history.redo()]).toEqual(['Hey', 'Hey ']);
    history.note('Hey!', 'typed');
    expect(history.redo()).toBeNull();
    history.pause();
    history.note('Hey!!', 'typed');
    expect(history.undo()).toBe('Hey!');
  });

  it('a state comes back with its selection', () => {
    const { area, range } = areaOf('<p>Bring <b>|glo|ves</b></p>');
    const state = stateOf(area, range);
    toggleInline(area, range, 'bold');
    area.append('more');
    expect(restore(area, state).toString()).toBe('glo');
    expect(area.innerHTML).toBe('<p>Bring <b>gloves</b></p>');
  });
});
