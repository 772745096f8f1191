import { describe, expect, it } from 'vitest';
import { simpleHtml, type TextNode, wordsHtml } from './simple-html.ts';

const text = (textContent: string): TextNode => ({ nodeName: '#text', textContent, childNodes: [] });
const element = (nodeName: string, ...childNodes: TextNode[]): TextNode => ({
  nodeName,
  textContent: null,
  childNodes,
});
const body = (...childNodes: TextNode[]) => element('BODY', ...childNodes);

describe('simple HTML', () => {
  it('bold, italic and underlined words keep their tags, in their short form [EDQ-13]', () => {
    const typed = body(
      element(
        'P',
        element('STRONG', text('Bring')),
        text(' a '),
        element('EM', text('friend')),
        element('U', text('!')),
      ),
    );
    expect(simpleHtml(typed)).toBe('<p><b>Bring</b> a <i>friend</i><u>!</u></p>');
  });

  it('what is pasted loses everything but simple markup [STM-08]', () => {
    const pasted = body(
      element('STYLE', text('p { color: red }')),
      element('SCRIPT', text('alert(1)')),
      element('H2', text('Title')),
      element('DIV', element('DIV', element('SPAN', text('1 < 2 & 3')))),
      element('UL', element('LI', element('A', text('a link'))), element('LI')),
      element('IMG'),
      element('#comment'),
    );
    expect(simpleHtml(pasted)).toBe('<p>Title</p><p>1 &lt; 2 &amp; 3</p><ul><li>a link</li></ul>');
  });

  it('a note keeps bold, italic, underline and its lines, and nothing else [ORI-18]', () => {
    const typed = body(
      element('P', element('STRONG', text('Bring')), text(' boots')),
      element('P', element('BR')),
      element('UL', element('LI', element('A', text('1 < 2')))),
      element('DIV', element('EM', text('Thanks')), element('SCRIPT', text('alert(1)'))),
    );
    expect(wordsHtml(typed)).toBe('<b>Bring</b> boots\n1 &lt; 2\n<i>Thanks</i>');
    expect(wordsHtml(body(text('one\ntwo'), element('U', text('three'))))).toBe('one\ntwo<u>three</u>');
  });

  const styled = (node: TextNode, attributes: Record<string, string>): TextNode => ({
    ...node,
    getAttribute: (name) => attributes[name] ?? null,
  });
  const bulletOf = (bullet: string) =>
    styled(element('SPAN', text(bullet), element('SPAN', text('\u00a0 '))), { style: 'mso-list:Ignore' });
  /** A list as Word writes it: comments around a span that holds the bullet and its blanks. */
  const entry = (bullet: string, words: string) =>
    styled(
      element(
        'P',
        element('#comment'),
        { ...element('SPAN', bulletOf(bullet)), textContent: bullet },
        element('#comment'),
        text(words),
        element('O:P'),
      ),
      { class: 'MsoListParagraphCxSpMiddle', style: 'text-indent:-.25in;mso-list:l0 level1 lfo1' },
    );
  const wordList = body(
    element('P', text('Bring')),
    text('\n'),
    entry('·', 'gloves'),
    text('\n'),
    entry('·', 'boots'),
    text('\n'),
    entry('1.', 'Come in'),
    element('P', text('Thanks')),
  );

  it('makes lists of the bullets and numbers that Word writes', () => {
    expect(simpleHtml(wordList)).toBe(
      '<p>Bring</p><ul><li>gloves</li><li>boots</li></ul><ol><li>Come in</li></ol><p>Thanks</p>',
    );
    expect(wordsHtml(wordList)).toBe('Bring\ngloves\nboots\nCome in\nThanks');
  });

  it('makes a list of lines that begin with a bullet', () => {
    const line = (textContent: string, ...parts: TextNode[]) => ({ ...element('P', ...parts), textContent });
    const lines = body(
      line('·\u00a0\u00a0 Gloves', text('·\u00a0\u00a0 Gloves')),
      line('• Hat', element('B', text('• Hat'))),
      line('1 · 2', text('1 · 2')),
    );
    expect(simpleHtml(lines)).toBe('<ul><li>Gloves</li><li><b>Hat</b></li></ul><p>1 · 2</p>');
  });

  it('keeps the rows of a table as lines and its cells apart', () => {
    const row = (...cells: string[]) =>
      element('TR', text('\n '), ...cells.map((cell) => element('TD', element('P', text(cell)))));
    const table = body(element('TABLE', element('TBODY', row('Monday', '9 am', ''), row('Friday', '1 pm'))));
    expect(simpleHtml(table)).toBe('<p>Monday · 9 am</p><p>Friday · 1 pm</p>');
    expect(wordsHtml(table)).toBe('Monday · 9 am\nFriday · 1 pm');
  });

  it('keeps an entry of a list with paragraphs in it one entry', () => {
    const list = body(element('UL', element('LI', element('P', text('one')), element('P', text('two')))));
    expect(simpleHtml(list)).toBe('<ul><li>one<br>two</li></ul>');
  });
});
