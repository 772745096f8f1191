import { Card, Link } from '@mui/material';
import { Title } from 'react-admin';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { Notice } from '../notices/Notice.tsx';
import { RichWords } from '../notices/RichWords.tsx';
import { PageTitle } from './PageTitle.tsx';

/** A page that the viewer's roles at the selected organization do not open. */
export function AccessDenied() {
  const t = textsOf(consoleNoticesTexts);
  const supportEmail = useOrganization().session?.title.supportEmail;
  return (
    <>
      <Title title={<PageTitle text={t.deniedTitle} />} preferenceKey={false} />
      <Card sx={{ mt: 2 }}>
        <Notice title={t.denied}>
          {supportEmail ? (
            <RichWords
              text={t.askAdminOrSupport({ email: supportEmail })}
              mail={(words) => <Link href={`mailto:${supportEmail}`}>{words}</Link>}
            />
          ) : (
            t.askAdmin
          )}
        </Notice>
      </Card>
    </>
  );
}
