import { Button } from '@mui/material';
import { useLogout } from 'react-admin';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { textsOf } from '../language/console-locale.ts';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';
import { BrandPage } from './BrandPage.tsx';

/** For people who manage no charity: the console has nothing for them, the public pages do. */
export function CharitiesOnly({ siteName }: { siteName: string }) {
  const logout = useLogout();
  const t = textsOf(consoleSessionTexts);
  return (
    <BrandPage siteName={siteName} title={<PageTitle text={t.charitiesTitle} />}>
      <p>{t.charities}</p>
      <Button variant="contained" href="/home" fullWidth>
        {t.goTo({ site: siteName })}
      </Button>
      <Button onClick={() => void logout(null, undefined, false)} fullWidth>
        {t.logOut}
      </Button>
    </BrandPage>
  );
}
