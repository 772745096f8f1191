import { consolePageTexts } from '#domain/texts/generated/console-page.ts';
import { textsOf } from '../../language/console-locale.ts';

/**
 * The text of a page's heading, which react-admin shows through `<Title>`; React lifts the second part to the
 * document, so that tabs, history and screen readers know the page too.
 */
export function PageTitle({ text }: { text: string }) {
  return (
    <>
      {text}
      <title>{`${text} | ${textsOf(consolePageTexts).title}`}</title>
    </>
  );
}
