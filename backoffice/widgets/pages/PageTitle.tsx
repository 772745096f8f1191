import { Title, useRecordContext } from 'react-admin';
import { consolePageTexts } from '#domain/texts/generated/console-page.ts';
import { textsOf } from '../../language/console-locale.ts';

/** Element ID that react-admin gives to each page's heading. */
export const HEADING_ID = 'react-admin-title';

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

/** Title of a page outside of react-admin's own. */
export function PageHeading({ text }: { text: string }) {
  return <Title title={<PageTitle text={text} />} preferenceKey={false} />;
}

/** The heading of a record's page: what the record is called, or of what kind it is until that is known. */
export function RecordTitle({ source, kind }: { source: string; kind: string }) {
  return <PageTitle text={useRecordContext()?.[source] ?? kind} />;
}
