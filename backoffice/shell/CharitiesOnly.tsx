import { Box, Button, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLogout } from 'react-admin';
import { sealSvg } from '#domain/brand/arms/heraldry.ts';
import { consoleSecondFactorTexts } from '#domain/texts/generated/console-second-factor.ts';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { textsOf } from '../language/console-locale.ts';
import { Drawing } from '../theme/Drawing.tsx';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';
import { Footer } from './Footer.tsx';

type Props = {
  siteName: string;
  /** They have rights, which count once they have shown a second factor. */
  areRightsHeld: boolean;
};

/** For people who manage no charity: the console has nothing for them, the public pages do. */
export function CharitiesOnly({ siteName, areRightsHeld }: Props) {
  const logout = useLogout();
  if (areRightsHeld) return <SecondStepFirst siteName={siteName} onLogOut={() => void logout()} />;
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

/** Leads to the second step by which the rights count again. */
function SecondStepFirst({ siteName, onLogOut }: { siteName: string; onLogOut: () => void }) {
  const t = textsOf(consoleSecondFactorTexts);
  return (
    <BrandPage siteName={siteName} title={<PageTitle text={t.firstTitle} />}>
      <p>{t.first}</p>
      <Button variant="contained" href="/settings/second-factor" fullWidth>
        {t.setUp}
      </Button>
      <Button onClick={onLogOut} fullWidth>
        {textsOf(consoleSessionTexts).logOut}
      </Button>
    </BrandPage>
  );
}

/** A page without the console's frame: one card under the name of the product. */
function BrandPage({
  siteName,
  title,
  children,
}: {
  siteName: string;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box sx={page}>
      <Box component="main" sx={{ width: '100%', maxWidth: 400 }}>
        <Typography component="a" href="/" sx={brand}>
          <Drawing svg={sealSvg({ size: 36 })} />
          {siteName}
        </Typography>
        <Card sx={card}>
          <Typography variant="h1">{title}</Typography>
          {children}
        </Card>
      </Box>
      <Footer siteName={siteName} />
    </Box>
  );
}

const page = {
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  px: 2,
  pt: 4,
  gap: 4,
  bgcolor: 'background.default',
  color: 'text.primary',
};
const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mb: 3,
  minHeight: 44,
  color: 'text.primary',
  textDecoration: 'none',
  fontFamily: 'h1.fontFamily',
  fontSize: 26,
  fontWeight: 750,
};
const card = { p: 3, display: 'flex', flexDirection: 'column', gap: 2, '& p': { m: 0 } };
