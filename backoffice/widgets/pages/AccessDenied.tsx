import { Link } from '@mui/material';
import { consoleNoticesTexts } from '#domain/texts/generated/console-notices.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { Notice } from '../notices/Notice.tsx';
import { RichWords } from '../notices/RichWords.tsx';
import { PageHeading } from './PageTitle.tsx';

/** A page that the viewer's roles at the selected organization do not open. */
export function AccessDenied() {
  const t = textsOf(consoleNoticesTexts);
  const supportEmail = useOrganization().session?.title.supportEmail;
  return (
    <>
      <PageHeading text={t.deniedTitle} />
      <Notice isCard title={t.denied}>
        {supportEmail ? (
          <RichWords
            text={t.askAdminOrSupport({ email: supportEmail })}
            link={(words) => <Link href={`mailto:${supportEmail}`}>{words}</Link>}
          />
        ) : (
          t.askAdmin
        )}
      </Notice>
    </>
  );
}
