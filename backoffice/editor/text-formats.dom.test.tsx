import { describe, expect, it } from 'vitest';
import { areaOf } from '../../tests/support/marked-area.ts';
import { type ListFormat, listAt, toggleList, wrapBareLines } from './block-format.ts';
import { type InlineFormat, inlineFormatsAt, toggleInline, writeWith } from './inline-format.ts';
import { simpleHtml } from './simple-html.ts';

function inline(marked: string, format: InlineFormat): string {
  const { area, range } = areaOf(marked);
  toggleInline(area, range, format);
  return area.innerHTML;
}

function list(marked: string, kind: ListFormat): string {
  const { area, range } = areaOf(marked);
  toggleList(area, range, kind);
  return area.innerHTML;
}

describe('formats of words', () => {
  it.each<[string, InlineFormat, string]>([
    ['<p>Bring |gloves|.</p>', 'bold', '<p>Bring <b>gloves</b>.</p>'],
    ['<p>Bring <b>|gloves|</b>.</p>', 'bold', '<p>Bring gloves.</p>'],
    ['<p><b>Bring |gloves| now</b></p>', 'bold', '<p><b>Bring </b>gloves<b> now</b></p>'],
    ['<p><strong>Bring |gloves|</strong></p>', 'bold', '<p><strong>Bring </strong>gloves</p>'],
    ['<p><b>a <i>b |c| d</i></b></p>', 'bold', '<p><b>a <i>b </i></b><i>c</i><b><i> d</i></b></p>'],
    ['<p><b>a</b>|b|</p>', 'bold', '<p><b>ab</b></p>'],
    ['<p>a |b</p><p>c| d</p>', 'underline', '<p>a <u>b</u></p><p><u>c</u> d</p>'],
    ['<p>|a <i>b</i>|</p>', 'italic', '<p><i>a b</i></p>'],
    ['<ul><li>|a</li><li>b|</li></ul>', 'bold', '<ul><li><b>a</b></li><li><b>b</b></li></ul>'],
  ])('of %s, %s made or taken: %s [EDQ-13]', (marked, format, html) => {
    expect(inline(marked, format)).toBe(html);
  });

  it('what was selected stays selected, so that a second press takes the format back', () => {
    const { area, range } = areaOf('<p>Bring |gloves and <i>boots|</i>.</p>');
    const before = area.innerHTML;
    toggleInline(area, range, 'bold');
    expect(range.toString()).toBe('gloves and boots');
    expect(inlineFormatsAt(area, range)).toEqual(['bold']);
    toggleInline(area, range, 'bold');
    expect(range.toString()).toBe('gloves and boots');
    expect(simpleHtml(area)).toBe(before);
  });

  it('words are written with the formats that wait for them, whatever stands around', () => {
    const { area, range } = areaOf('<p>Bring <b>glo|ves</b></p>');
    expect(inlineFormatsAt(area, range)).toEqual(['bold']);
    writeWith(area, range, 'X', ['italic']);
    expect(area.innerHTML).toBe('<p>Bring <b>glo</b><i>X</i><b>ves</b></p>');
    expect(range.startContainer.textContent).toBe('X');
    const blank = areaOf('<p>Bring|</p>');
    writeWith(blank.area, blank.range, ' ', ['bold']);
    expect(blank.area.innerHTML, 'a blank that keeps its width').toBe('<p>Bring<b>&nbsp;</b></p>');
    expect(simpleHtml(blank.area)).toBe('<p>Bring<b> </b></p>');
    const empty = areaOf('<p>|<br></p>');
    writeWith(empty.area, empty.range, 'X', ['bold', 'underline']);
    expect(simpleHtml(empty.area)).toMatch(/^<p>(<u><b>X<\/b><\/u>|<b><u>X<\/u><\/b>)<\/p>$/);
  });
});

describe('lists', () => {
  it.each<[string, ListFormat, string]>([
    ['<p>one|</p>', 'bullets', '<ul><li>one</li></ul>'],
    ['<p>o|ne</p><p>tw|o</p><p>three</p>', 'numbers', '<ol><li>one</li><li>two</li></ol><p>three</p>'],
    [
      '<ul><li>one</li><li>t|wo</li><li>three</li></ul>',
      'bullets',
      '<ul><li>one</li></ul><p>two</p><ul><li>three</li></ul>',
    ],
    ['<ul><li>o|ne</li><li>two|</li></ul>', 'numbers', '<ol><li>one</li><li>two</li></ol>'],
    ['<ul><li>one</li></ul><p>tw|o</p>', 'bullets', '<ul><li>one</li><li>two</li></ul>'],
    ['one|', 'bullets', '<ul><li>one</li></ul>'],
    ['|', 'numbers', '<ol><li><br></li></ol>'],
  ])('of %s, %s: %s [EDQ-13]', (marked, kind, html) => {
    expect(list(marked, kind).replace(/<p><\/p>/g, '')).toBe(html);
  });

  it('the kind of a list is known where all lines stand in it', () => {
    const { area, range } = areaOf('<ul><li>o|ne</li><li>two</li></ul><p>three|</p>');
    expect(listAt(area, range)).toBeNull();
    range.collapse(true);
    expect(listAt(area, range)).toBe('bullets');
  });

  it('words that stand bare get a paragraph', () => {
    const { area } = areaOf('one <b>two</b><ul><li>three</li></ul>four');
    wrapBareLines(area);
    expect(area.innerHTML).toBe('<p>one <b>two</b></p><ul><li>three</li></ul><p>four</p>');
  });
});
