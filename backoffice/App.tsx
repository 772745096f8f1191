import { Suspense } from 'react';
import { Admin, type AdminProps, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { CalendarLoading } from './calendar/CalendarLoading.tsx';
import { lazyPage } from './lazy-page.ts';
import { operations } from './operations.ts';
import { QuestList } from './quests/list/QuestList.tsx';
import { dataProviderOf } from './resources/data-provider.ts';
import { authProvider } from './session/auth-provider.ts';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';
import { LoginPage } from './shell/log-in/LoginPage.tsx';
import { PageError } from './shell/PageError.tsx';
import { ServerAway } from './shell/ServerAway.tsx';
import { ConsoleNotification } from './shell/toasts/ConsoleNotification.tsx';
import { STAFF_RESOURCES } from './staff/staff-resources.tsx';
import { FirstFrame } from './theme/FirstFrame.tsx';
import { darkTheme, lightTheme } from './theme/theme.ts';

// What few ever see is no part of what all load first.
const NotFound = lazyPage(() => import('./shell/NotFound.tsx'), 'NotFound');
const AccessDenied = lazyPage(() => import('./widgets/pages/AccessDenied.tsx'), 'AccessDenied');
const CalendarPage = lazyPage(() => import('./calendar/CalendarPage.tsx'), 'CalendarPage', ['charityBooks']);
const PrintSchedule = lazyPage(() => import('./calendar/print/PrintSchedule.tsx'), 'PrintSchedule', [
  'charityBooks',
]);
const QuestShow = lazyPage(() => import('./quests/show/QuestShow.tsx'), 'QuestShow');
const AttendancePage = lazyPage(() => import('./attendance/AttendancePage.tsx'), 'AttendancePage', [
  'attendance',
]);
const BroadcastPage = lazyPage(() => import('./alerts/BroadcastPage.tsx'), 'BroadcastPage', ['alertDesks']);
const QuestEditPage = lazyPage(() => import('./quests/edit/QuestEditPage.tsx'), 'QuestEditPage');
const StampBookPage = lazyPage(() => import('./stamps/book/StampBookPage.tsx'), 'StampBookPage', [
  'stampBook',
]);
const MonthlyTimesPage = lazyPage(() => import('./stamps/book/StampBookPage.tsx'), 'MonthlyTimesPage', [
  'stampBook',
]);
const NewStampPage = lazyPage(() => import('./stamps/stamp-form/StampFormPage.tsx'), 'NewStampPage', [
  'stampBook',
]);
const StampPage = lazyPage(() => import('./stamps/stamp-form/StampFormPage.tsx'), 'StampPage', ['stampBook']);
const ConsoleHome = lazyPage(() => import('./home/ConsoleHome.tsx'), 'ConsoleHome', ['providerSchedule']);
const PastQuestsPage = lazyPage(() => import('./home/PastQuestsPage.tsx'), 'PastQuestsPage', [
  'providerSchedule',
]);
const ProviderQuestPage = lazyPage(() => import('./home/ProviderQuestPage.tsx'), 'ProviderQuestPage', [
  'attendance',
]);
const GroupsPage = lazyPage(() => import('./groups/GroupsPage.tsx'), 'GroupsPage', ['groupMembers']);
const GuildsPage = lazyPage(() => import('./guilds/GuildsPage.tsx'), 'GuildsPage', [
  'ownGuilds',
  'otherGuilds',
]);
const RecapPrint = lazyPage(() => import('./recaps/print/RecapPrint.tsx'), 'RecapPrint', ['recaps']);
const RecapPage = lazyPage(() => import('./recaps/RecapPage.tsx'), 'RecapPage', ['recaps']);
const TrainingList = lazyPage(() => import('./trainings/offered/TrainingList.tsx'), 'TrainingList', [
  'trainings',
]);
const TrainingCreate = lazyPage(() => import('./trainings/offered/TrainingCreate.tsx'), 'TrainingCreate');
const TrainingEdit = lazyPage(() => import('./trainings/offered/TrainingEdit.tsx'), 'TrainingEdit', [
  'trainings',
]);
const VolunteersPage = lazyPage(() => import('./volunteers/VolunteersPage.tsx'), 'VolunteersPage', [
  'chariteers',
]);
const VolunteerPage = lazyPage(() => import('./volunteers/VolunteerPage.tsx'), 'VolunteerPage', [
  'volunteerHistory',
]);

const dataProvider = dataProviderOf(operations);

/** What stands around the pages and in their place. */
const FRAME = {
  layout: ConsoleLayout,
  loginPage: LoginPage,
  loading: FirstFrame,
  notification: ConsoleNotification,
  catchAll: NotFound,
  accessDenied: AccessDenied,
  authenticationError: ServerAway,
  error: PageError,
} satisfies Partial<AdminProps>;

function Console() {
  return (
    <Admin
      title="Chariteers console"
      authProvider={authProvider}
      dataProvider={dataProvider}
      {...FRAME}
      dashboard={ConsoleHome}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      <Resource name="quests" list={QuestList} show={QuestShow} recordRepresentation="eventTitle" />
      <Resource
        name="trainings"
        list={TrainingList}
        create={TrainingCreate}
        edit={TrainingEdit}
        recordRepresentation="name"
      />
      {STAFF_RESOURCES.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        <Route path="/past-quests" element={<PastQuestsPage />} />
        <Route path="/quest/:id" element={<ProviderQuestPage />} />
        <Route path="/stamps" element={<StampBookPage />} />
        <Route path="/stamps/monthly" element={<MonthlyTimesPage />} />
        <Route path="/stamps/create" element={<NewStampPage />} />
        <Route path="/stamps/:id" element={<StampPage />} />
        <Route path="/quests/:id/edit" element={<QuestEditPage />} />
        <Route path="/quests/:id/attendance" element={<AttendancePage />} />
        <Route path="/calendar" element={<LazyCalendarPage />} />
        <Route path="/quests/:id/broadcast" element={<BroadcastPage />} />
        <Route path="/chariteers" element={<VolunteersPage />} />
        <Route path="/chariteers/:id" element={<VolunteerPage />} />
        <Route path="/groups" element={<GroupsPage />} />
        <Route path="/guilds" element={<GuildsPage />} />
        <Route path="/data" element={<RecapPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/calendar/print" element={<LazyPrintSchedule />} />
        <Route path="/data/print" element={<LazyRecapPrint />} />
      </CustomRoutes>
    </Admin>
  );
}

// A data router, since only that can warn before an unsaved form is left.
const router = createBrowserRouter([{ path: '*', element: <Console /> }], { basename: '/console' });

/** The charities' console. */
export function App() {
  return <RouterProvider router={router} />;
}

function LazyCalendarPage() {
  return (
    <Suspense fallback={<CalendarLoading />}>
      <CalendarPage />
    </Suspense>
  );
}

// The sheets stand alone on their pages: nothing of the console's frame is printed.
function LazyPrintSchedule() {
  return (
    <Suspense fallback={null}>
      <PrintSchedule />
    </Suspense>
  );
}

function LazyRecapPrint() {
  return (
    <Suspense fallback={null}>
      <RecapPrint />
    </Suspense>
  );
}
