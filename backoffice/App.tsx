import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Admin, type AdminProps } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { consolePageTexts } from '#domain/texts/generated/console-page.ts';
import { textsOf } from './language/console-locale.ts';
import { i18nProvider } from './language/i18n-provider.ts';
import { operations } from './operations.ts';
import { PAGES } from './pages.tsx';
import { dataProviderOf } from './resources/data-provider.ts';
import { authProvider } from './session/auth-provider.ts';
import { ConsoleAppBar } from './shell/bar/ConsoleAppBar.tsx';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';
import { ConsoleMenu } from './shell/ConsoleMenu.tsx';
import { consoleRouter } from './shell/console-router.ts';
import { LoginPage } from './shell/log-in/LoginPage.tsx';
import { PageError } from './shell/PageError.tsx';
import { loadAhead, pageRoutes } from './shell/page-routes.tsx';
import { ServerAway } from './shell/ServerAway.tsx';
import { ConsoleNotification } from './shell/toasts/ConsoleNotification.tsx';
import { FirstFrame } from './theme/FirstFrame.tsx';
import { darkTheme, lightTheme } from './theme/theme.ts';
import { lazyPart } from './widgets/loading/lazy-part.ts';

// What few ever see is no part of what all load first.
const NotFound = lazyPart(() => import('./shell/NotFound.tsx'), 'NotFound');
const AccessDenied = lazyPart(() => import('./widgets/pages/AccessDenied.tsx'), 'AccessDenied');

const BASENAME = '/console';
const dataProvider = dataProviderOf(operations);
const words = i18nProvider();
// A browser that says it's offline may have a copy of the answer, and one that says it's online may reach nothing.
const ALWAYS = { networkMode: 'always' } as const;
const queryClient = new QueryClient({ defaultOptions: { queries: ALWAYS, mutations: ALWAYS } });

/** What stands around the pages and in their place. */
const FRAME = {
  layout: Frame,
  loginPage: LoginPage,
  loading: FirstFrame,
  notification: ConsoleNotification,
  catchAll: NotFound,
  accessDenied: AccessDenied,
  authenticationError: ServerAway,
  error: PageError,
} satisfies Partial<AdminProps>;

function Frame({ children }: { children: ReactNode }) {
  return (
    <ConsoleLayout menu={Menu} bar={Bar}>
      {children}
    </ConsoleLayout>
  );
}

function Bar() {
  return <ConsoleAppBar pages={PAGES} />;
}

function Menu() {
  return <ConsoleMenu pages={PAGES} />;
}

function Console() {
  return (
    <Admin
      title={textsOf(consolePageTexts).title}
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={words}
      routerProvider={consoleRouter}
      {...FRAME}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      {ROUTES}
    </Admin>
  );
}

const ROUTES = pageRoutes(PAGES);

// A data router, since only that can warn before an unsaved form is left.
const router = createBrowserRouter([{ path: '*', element: <Console /> }], { basename: BASENAME });
loadAhead(PAGES, router.state.location.pathname.slice(BASENAME.length) || '/');

/** The charities' console. */
export function App() {
  return <RouterProvider router={router} />;
}
