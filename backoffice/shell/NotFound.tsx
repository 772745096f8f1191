import { Button, Card } from '@mui/material';
import { Title } from 'react-admin';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { textsOf } from '../language/console-locale.ts';
import { Notice } from '../widgets/notices/Notice.tsx';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const t = textsOf(consoleSessionTexts);
  return (
    <>
      <Title title={<PageTitle text={t.notFoundTitle} />} preferenceKey={false} />
      <Card sx={{ mt: 2 }}>
        <Notice
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
      </Card>
    </>
  );
}
