import { Button } from '@mui/material';
import { useLogout } from 'react-admin';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';
import { BrandPage } from './BrandPage.tsx';

/** For people who manage no charity: the console has nothing for them, the public pages do. */
export function CharitiesOnly({ siteName }: { siteName: string }) {
  const logout = useLogout();
  return (
    <BrandPage siteName={siteName} title={<PageTitle text="This console is for charities" />}>
      <p>
        Your account does not manage a charity, so there is nothing to plan here. The public pages are where
        you find quests and sign up for them.
      </p>
      <Button variant="contained" href="/home" fullWidth>
        Go to {siteName}
      </Button>
      <Button onClick={() => void logout(null, undefined, false)} fullWidth>
        Log out
      </Button>
    </BrandPage>
  );
}
