import { type Catalogue, catalogueOf as plain } from '#domain/texts/catalogue-of.ts';
import type { PackedMessage } from '#domain/texts/message.ts';

type Messages = Readonly<Record<string, PackedMessage>>;

/** The catalogue as the tests of the pseudo-locale load it: its Spanish is the English, each text and each name of a list in brackets. */
export function catalogueOf<Texts>(messages: {
  readonly en: Messages;
  readonly es?: Messages;
}): Catalogue<Texts> {
  const es = Object.entries(messages.en).map(([key, message]): [string, PackedMessage] => [
    key,
    typeof message === 'string' ? `⟦${message.replaceAll(' | ', '⟧ | ⟦')}⟧` : ['⟦', ...message, '⟧'],
  ]);
  return plain<Texts>({ ...messages, es: Object.fromEntries(es) });
}

/** Words that stand in no brackets, and are nobody's own: those are in ‹…›. */
export function wordsOutside(said: string): string[] {
  let rest = said.replace(/‹[^›]*›|\S+:\d+\/\S*/g, ' ');
  for (let before = ''; rest !== before; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  return rest.match(/\p{L}[\p{L}’]+/gu) ?? [];
}

/** What a document says, in sight and in labels. */
export function saidIn(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('style, script') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const inSight: string[] = [];
  while (texts.nextNode()) inSight.push(texts.currentNode.textContent ?? '');
  const labels = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
  );
  return [inSight.join('\n'), ...labels];
}
