import { Box } from '@mui/material';
import { type ComponentType, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Layout, Loading, TitlePortal } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isNewerVersion } from '#domain/installation/version.ts';
import { isSessionOver, onSessionEnd } from '../api-client/session-end.ts';
import { WaitingMarksSender } from '../attendance/marks/WaitingMarksSender.tsx';
import { loadSession } from '../session/session.ts';
import { useOrganization } from '../session/use-organization.ts';
import { FirstFrame } from '../theme/FirstFrame.tsx';
import { lazyPart, neededOffline } from '../widgets/loading/lazy-part.ts';
import { ConsoleSidebar } from './ConsoleSidebar.tsx';
import { Footer } from './Footer.tsx';
import { ProofQuestion } from './log-in/ProofQuestion.tsx';
import { PageError } from './PageError.tsx';
import { ServerAway } from './ServerAway.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const CharitiesOnly = lazyPart(() => import('./CharitiesOnly.tsx'), 'CharitiesOnly');

// Few see it, so few load it.
const LongerPassword = lazyPart(() => import('./LongerPassword.tsx'), 'LongerPassword');
const RightsHeld = lazyPart(() => import('./RightsHeld.tsx'), 'RightsHeld');

// People belong to groups that manage no charity: guilds.
const FOR_EVERYBODY = ['/groups', '/guilds'];

type Props = { menu: ComponentType; bar: ComponentType; children: ReactNode };

/** The frame of every page for those who run a charity; everyone else sees their groups, or the way out. */
export function ConsoleLayout({ menu, bar, children }: Props) {
  const { isPending, session, organizations, isStaff, error, refetch } = useOrganization();
  const isForEverybody = FOR_EVERYBODY.includes(useLocation().pathname);
  useFocusOnNewPage();
  useKeptFocus();
  useForcedReload(session?.title.maintenanceStatus.versionWebsite);

  if (isPending) return <FirstFrame />;
  if (!session) {
    return (
      <main>
        <ServerAway error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!isStaff && organizations.length === 0 && !isForEverybody) {
    return (
      <Suspense fallback={<FirstFrame />}>
        <CharitiesOnly siteName={session.title.siteName} areRightsHeld={session.account.areRightsHeld} />
      </Suspense>
    );
  }
  return (
    <Layout appBar={bar} appBarAlwaysOn menu={menu} sidebar={ConsoleSidebar} error={PageError} sx={frame}>
      <WaitingMarksSender key={session.account.playerId} accountId={session.account.playerId} />
      <ProofQuestion email={session.account.email} />
      <SessionEnd email={session.account.email} />
      <TitlePortal variant="h1" tabIndex={-1} sx={heading} />
      <AskedOfAccount {...session.account} />
      <Box sx={page}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </Box>
      <Footer siteName={session.title.siteName} />
    </Layout>
  );
}

type Asked = { isPasswordShort: boolean; areRightsHeld: boolean };

/** What someone is asked to do about their own login. */
function AskedOfAccount({ isPasswordShort, areRightsHeld }: Asked) {
  return (
    <Suspense fallback={null}>
      {isPasswordShort && <LongerPassword />}
      {areRightsHeld && <RightsHeld />}
    </Suspense>
  );
}

// react-admin lets wide content widen the page: at 320 px that would scroll everything sideways.
const frame = {
  minWidth: 0,
  '& .RaLayout-appFrame': { marginTop: 7 },
  '& .RaLayout-contentWithSidebar': { minWidth: 0 },
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, sm: 3 } },
};
// As high as the window from the start, so that the footer does not jump when the list arrives.
const page = { minHeight: 'calc(100vh - 112px)' };
const heading = {
  flex: 'none',
  width: 'fit-content',
  maxWidth: '100%',
  mt: 2,
  mb: 0.5,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
};

const KEY = 'reloadedForVersion';

/** Reloads a console that is older than the server, once for each version: a stale cache must not make it loop. */
function useForcedReload(serverVersion: string | undefined): void {
  useEffect(() => {
    if (!serverVersion || !isNewerVersion(serverVersion, __APP_VERSION__)) return;
    if (sessionStorage.getItem(KEY) === serverVersion) return;
    sessionStorage.setItem(KEY, serverVersion);
    window.location.reload();
  }, [serverVersion]);
}

const SessionEndDialog = lazyPart(
  neededOffline(() => import('./log-in/SessionEndDialog.tsx')),
  'SessionEndDialog',
);

/** Loads the dialog that says so when the session ends; whoever comes back to the window is told at once. */
function SessionEnd({ email }: { email: string }) {
  useEffect(() => {
    const ask = () => void loadSession().catch(() => undefined);
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, []);
  const isOver = useSyncExternalStore(onSessionEnd, isSessionOver);
  return isOver ? (
    <Suspense fallback={null}>
      <SessionEndDialog email={email} />
    </Suspense>
  ) : null;
}
