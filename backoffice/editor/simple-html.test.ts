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
  it('EDQ-13 bold, italic and underlined words keep their tags, in their short form', () => {
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

  it('STM-08 what is pasted loses everything but simple markup', () => {
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

  it('ORI-18 a note keeps bold, italic, underline and its lines, and nothing else', () => {
    const typed = body(
      element('P', element('STRONG', text('Bring')), text(' boots')),
      element('P', element('BR')),
      element('UL', element('LI', element('A', text('1 < 2')))),
      element('DIV', element('EM', text('Thanks')), element('SCRIPT', text('alert(1)'))),
    );
    expect(wordsHtml(typed)).toBe('<b>Bring</b> boots\n1 &lt; 2\n<i>Thanks</i>');
    expect(wordsHtml(body(text('one\ntwo'), element('U', text('three'))))).toBe('one\ntwo<u>three</u>');
  });
});
