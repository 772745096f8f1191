import { Button } from '@mui/material';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { textsOf } from '../language/console-locale.ts';
import { Notice } from '../widgets/notices/Notice.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const t = textsOf(consoleSessionTexts);
  return (
    <>
      <PageHeading text={t.notFoundTitle} />
      <Notice
        isCard
        title={t.noPage}
        actions={
          <>
            <Button href="/console/quests">{t.toQuests}</Button>
            <Button href="/console/login">{t.logInAgain}</Button>
          </>
        }
      >
        {t.checkAddress}
      </Notice>
    </>
  );
}
