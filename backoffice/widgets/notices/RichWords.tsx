import { Fragment, type ReactNode } from 'react';
import type { RichText } from '#domain/texts/message.ts';

type Props = { text: RichText } & Readonly<Record<string, ((words: string) => ReactNode) | RichText>>;

/** A text with elements in it: what each of them is drawn as, by its name in the text. */
export function RichWords({ text, ...elements }: Props) {
  return text.map((part, position) => {
    if (typeof part === 'string') return part;
    const draw = elements[part.tag];
    // The parts of a text stay in their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <Fragment key={position}>{typeof draw === 'function' ? draw(part.text) : part.text}</Fragment>;
  });
}
