import HomeIcon from '@mui/icons-material/HomeOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, ToggleThemeButton } from 'react-admin';
import { consoleBarTexts } from '#domain/texts/generated/console-bar.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useOrganization } from '../../session/use-organization.ts';
import type { PageRow } from '../page-row.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { GoToButton } from './GoToButton.tsx';
import { OrganizationSwitcher } from './OrganizationSwitcher.tsx';

/** The bar above every page: home, the organization at work, the theme and the account. */
export function ConsoleAppBar({ pages }: { pages: readonly PageRow[] }) {
  const { session } = useOrganization();
  return (
    <AppBar alwaysOn color="default" toolbar={<Tools pages={pages} />} userMenu={<AvatarMenu />}>
      <HomeLink />
      <Typography sx={brand}>{session?.title.siteName}</Typography>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: { sm: 'flex-end' }, mx: 0.5 }}>
        <OrganizationSwitcher />
      </Box>
    </AppBar>
  );
}

const brand = {
  display: { xs: 'none', md: 'block' },
  fontFamily: 'h1.fontFamily',
  fontWeight: 700,
  fontSize: 18,
};

function HomeLink() {
  const { providerId } = useOrganization();
  const target = providerId === null ? '/home' : `/questList/${encodeURIComponent(providerId)}`;
  const t = textsOf(consoleBarTexts);
  const label = providerId === null ? t.home : t.homeQuests;
  return (
    <Tooltip title={label}>
      <IconButton component="a" href={target} aria-label={label} color="inherit">
        <HomeIcon />
      </IconButton>
    </Tooltip>
  );
}

function Tools({ pages }: { pages: readonly PageRow[] }) {
  return (
    <>
      <GoToButton pages={pages} />
      {/* Where there is room: it begins as the phone is set. */}
      <Box sx={{ '@media (max-width: 379px)': { display: 'none' } }}>
        <ToggleThemeButton />
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <LoadingIndicator aria-label={textsOf(consoleBarTexts).loading} />
      </Box>
    </>
  );
}
