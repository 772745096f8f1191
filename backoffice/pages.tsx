import StampsIcon from '@mui/icons-material/ApprovalOutlined';
import DataIcon from '@mui/icons-material/BarChart';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import DocumentsIcon from '@mui/icons-material/DescriptionOutlined';
import QuestsIcon from '@mui/icons-material/FlagOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import MessagesIcon from '@mui/icons-material/MailOutlined';
import TrainingsIcon from '@mui/icons-material/SchoolOutlined';
import GuildsIcon from '@mui/icons-material/ShieldOutlined';
import CharityIcon from '@mui/icons-material/TuneOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { CalendarLoading } from './calendar/CalendarLoading.tsx';
import { lazyPage } from './lazy-page.ts';
import { loadSession } from './session/session.ts';
import type { PageRow } from './shell/page-row.ts';
import { STAFF_PAGES } from './staff-pages.tsx';
import { isNarrowNow } from './theme/use-narrow-page.ts';

const Quests = lazyPage(() => import('./quests/list/QuestList.tsx'), 'QuestList');

/** The list of quests with the rows that this screen shows. */
function loadQuests() {
  return Promise.all([
    Quests.load?.(),
    isNarrowNow() ? import('./quests/list/QuestRows.tsx') : import('./quests/list/QuestTable.tsx'),
  ]);
}

const Calendar = lazyPage(() => import('./calendar/CalendarPage.tsx'), 'CalendarPage');

/** The calendar with its largest part, which the page itself would ask for only once it is here. */
function loadCalendar() {
  const grid = isNarrowNow('month') || import('./calendar/month-grid/MonthGrid.tsx');
  return Promise.all([Calendar.load?.(), grid]);
}

/** What a charity's own account has below its desk, as soon as it is known who is here. */
async function loadOwnSchedule() {
  const { account } = await loadSession();
  return account.ownProviderId !== null && import('./home/OwnSchedule.tsx');
}

/**
 * Every page of the console, a row each, in the order of the menu. Routes, react-admin's resources, what is asked before
 * a page opens, the menu, and what is loaded ahead follow from it. Those of the product's staff stand in their own file.
 */
export const PAGES: readonly PageRow[] = [
  {
    path: '/',
    access: 'calendar list',
    menu: { label: 'home', icon: HomeIcon },
    page: lazyPage(() => import('./home/ConsoleHome.tsx'), 'ConsoleHome'),
    ahead: loadOwnSchedule,
  },
  {
    path: '/past-quests',
    access: 'quests list',
    page: lazyPage(() => import('./home/PastQuestsPage.tsx'), 'PastQuestsPage'),
  },
  {
    path: '/quest/:id',
    access: 'quests show',
    isAskedByPage: true,
    page: lazyPage(() => import('./home/ProviderQuestPage.tsx'), 'ProviderQuestPage'),
  },
  {
    path: '/calendar',
    access: 'calendar list',
    menu: { label: 'calendar', icon: CalendarIcon },
    loading: <CalendarLoading />,
    page: Calendar,
    ahead: loadCalendar,
  },
  {
    path: '/calendar/print',
    access: 'calendar list',
    isSheet: true,
    loading: <CalendarLoading />,
    page: lazyPage(() => import('./calendar/print/PrintSchedule.tsx'), 'PrintSchedule'),
  },
  {
    path: '/quests',
    access: 'quests list',
    resource: 'quests',
    represents: 'eventTitle',
    menu: { label: 'quests', icon: QuestsIcon },
    page: Quests,
    ahead: loadQuests,
  },
  {
    path: '/quests/:id/show',
    access: 'quests show',
    resource: 'quests',
    page: lazyPage(() => import('./quests/show/QuestShow.tsx'), 'QuestShow', ['quests']),
  },
  {
    path: '/quests/:id/edit',
    access: 'quests edit',
    isAskedByPage: true,
    page: lazyPage(() => import('./quests/edit/QuestEditPage.tsx'), 'QuestEditPage'),
  },
  {
    path: '/quests/:id/attendance',
    access: 'attendance edit',
    isAskedByPage: true,
    page: lazyPage(() => import('./attendance/AttendancePage.tsx'), 'AttendancePage'),
  },
  {
    path: '/quests/:id/poster',
    access: 'attendance edit',
    isAskedByPage: true,
    isSheet: true,
    page: lazyPage(() => import('./attendance/poster/PosterPage.tsx'), 'PosterPage'),
  },
  {
    path: '/quests/:id/broadcast',
    access: 'alerts create',
    isAskedByPage: true,
    page: lazyPage(() => import('./alerts/BroadcastPage.tsx'), 'BroadcastPage'),
  },
  {
    path: '/stamps',
    access: 'stamps list',
    menu: { label: 'stamps', icon: StampsIcon },
    page: lazyPage(() => import('./stamps/book/StampBookPage.tsx'), 'StampBookPage'),
  },
  {
    path: '/stamps/monthly',
    access: 'stamps list',
    page: lazyPage(() => import('./stamps/book/StampBookPage.tsx'), 'MonthlyTimesPage'),
  },
  {
    path: '/stamps/create',
    access: 'stamps create',
    page: lazyPage(() => import('./stamps/stamp-form/StampFormPage.tsx'), 'NewStampPage'),
  },
  {
    path: '/stamps/:id',
    access: 'stamps edit',
    page: lazyPage(() => import('./stamps/stamp-form/StampFormPage.tsx'), 'StampPage'),
  },
  {
    path: '/trainings',
    access: 'trainings list',
    resource: 'trainings',
    represents: 'name',
    menu: { label: 'trainings', icon: TrainingsIcon },
    page: lazyPage(() => import('./trainings/offered/TrainingList.tsx'), 'TrainingList', ['trainings']),
  },
  {
    path: '/trainings/create',
    access: 'trainings create',
    resource: 'trainings',
    page: lazyPage(() => import('./trainings/offered/TrainingCreate.tsx'), 'TrainingCreate'),
  },
  {
    path: '/trainings/:id',
    access: 'trainings edit',
    resource: 'trainings',
    page: lazyPage(() => import('./trainings/offered/TrainingEdit.tsx'), 'TrainingEdit', ['trainings']),
  },
  {
    path: '/documents',
    access: 'documents list',
    menu: { label: 'documents', icon: DocumentsIcon },
    page: lazyPage(() => import('./documents/DocumentsPage.tsx'), 'DocumentsPage'),
  },
  {
    path: '/chariteers',
    access: 'chariteers list',
    isAskedByPage: true,
    menu: { label: 'volunteers', icon: VolunteersIcon, ownAccountLabel: 'chariteers' },
    page: lazyPage(() => import('./volunteers/VolunteersPage.tsx'), 'VolunteersPage'),
  },
  {
    path: '/chariteers/:id',
    access: 'chariteers show',
    isAskedByPage: true,
    page: lazyPage(() => import('./volunteers/VolunteerPage.tsx'), 'VolunteerPage'),
  },
  {
    path: '/groups',
    access: 'groups list',
    menu: { label: 'groups', icon: GroupsIcon },
    page: lazyPage(() => import('./groups/GroupsPage.tsx'), 'GroupsPage'),
  },
  {
    path: '/guilds',
    access: 'guilds list',
    menu: { label: 'guilds', icon: GuildsIcon },
    page: lazyPage(() => import('./guilds/GuildsPage.tsx'), 'GuildsPage'),
  },
  {
    path: '/messages',
    access: 'messages list',
    menu: { label: 'messages', icon: MessagesIcon },
    page: lazyPage(() => import('./messages/MessagingPage.tsx'), 'MessagingPage'),
  },
  {
    path: '/charity',
    access: 'charity list',
    menu: { label: 'charity', icon: CharityIcon },
    page: lazyPage(() => import('./charity/CharityPage.tsx'), 'CharityPage'),
  },
  {
    path: '/charity/programs',
    access: 'programs list',
    page: lazyPage(() => import('./programs/ProgramsPage.tsx'), 'ProgramsPage'),
  },
  {
    path: '/your-details',
    access: 'own-account edit',
    page: lazyPage(() => import('./own-account/OwnAccountPage.tsx'), 'OwnAccountPage'),
  },
  {
    path: '/data',
    access: 'data list',
    isAskedByPage: true,
    menu: { label: 'data', icon: DataIcon },
    page: lazyPage(() => import('./recaps/RecapPage.tsx'), 'RecapPage'),
  },
  {
    path: '/data/print',
    access: 'data list',
    isAskedByPage: true,
    isSheet: true,
    page: lazyPage(() => import('./recaps/print/RecapPrint.tsx'), 'RecapPrint'),
  },
  ...STAFF_PAGES,
];
