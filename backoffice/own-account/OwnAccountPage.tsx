import { Link, Typography } from '@mui/material';
import { consolePasskeysTexts } from '#domain/texts/generated/console-passkeys.ts';
import { textsOf } from '../language/console-locale.ts';
import { RichWords } from '../widgets/notices/RichWords.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';

/** What belongs to the account itself, whichever charity is at work; the rest has its page on the site. */
export function OwnAccountPage() {
  const t = textsOf(consolePasskeysTexts);
  return (
    <>
      <PageHeading text={t.pageTitle} />
      <Typography sx={{ mb: 2 }}>
        <RichWords text={t.onTheSite()} link={(words) => <Link href="/settings">{words}</Link>} />
      </Typography>
      <PasskeysCard />
    </>
  );
}
