/** A part of a sentence in an element of its own, with what marks whose words it is. */
export type ElementPart = {
  text: string;
  as: 'strong' | 'b' | 'bdi' | 'span';
  className?: string;
  /** Makes it a link. */
  href?: string;
  lang?: string;
  dir?: 'auto';
};
/** A sentence as a page gives it to an island: text, and parts in elements. */
export type RichParts = readonly (string | ElementPart)[];

/** Draws a sentence whose parts stand in elements. */
export function Rich({ parts }: { parts: RichParts }) {
  return (
    <>
      {parts.map((part) => {
        if (typeof part === 'string') return part;
        const { text, as: Element, href, ...rest } = part;
        if (href === undefined)
          return (
            <Element key={text} {...rest}>
              {text}
            </Element>
          );
        return (
          <a key={text} href={href} {...rest}>
            {text}
          </a>
        );
      })}
    </>
  );
}
