import type { PageRow } from './shell/page-row.ts';
import type { StaffPageName } from './staff/StaffPage.tsx';
import { lazyPart } from './widgets/loading/lazy-part.ts';

/** The pages of the product's staff, a row each; their part of the menu stands below that of a charity. */
export const STAFF_PAGES: readonly PageRow[] = [
  {
    path: '/providers',
    access: 'providers list',
    resource: 'providers',
    represents: 'name',
    menu: { staffIcon: 'charities' },
    page: staffPage('charities'),
  },
  {
    path: '/providers/create',
    access: 'providers create',
    resource: 'providers',
    page: staffPage('newCharity'),
  },
  { path: '/providers/:id', access: 'providers edit', resource: 'providers', page: staffPage('charity') },
  {
    path: '/charity-requests',
    access: 'charity-requests list',
    resource: 'charity-requests',
    menu: { staffIcon: 'requests' },
    page: staffPage('charityRequests'),
  },
  {
    path: '/charity-health',
    access: 'charity-health list',
    resource: 'charity-health',
    menu: { staffIcon: 'health' },
    page: staffPage('charityHealth'),
  },
  {
    path: '/resting-guilds',
    access: 'resting-guilds list',
    resource: 'resting-guilds',
    page: staffPage('restingGuilds'),
  },
  {
    path: '/districts',
    access: 'districts list',
    resource: 'districts',
    represents: 'name',
    menu: { staffIcon: 'districts' },
    page: staffPage('districts'),
  },
  {
    path: '/districts/create',
    access: 'districts create',
    resource: 'districts',
    page: staffPage('newDistrict'),
  },
  { path: '/districts/:id', access: 'districts edit', resource: 'districts', page: staffPage('district') },
  {
    path: '/contests',
    access: 'contests list',
    resource: 'contests',
    menu: { staffIcon: 'contest' },
    page: staffPage('contests'),
  },
  { path: '/contests/:id/show', access: 'contests show', resource: 'contests', page: staffPage('contest') },
  {
    path: '/accounts',
    access: 'accounts list',
    resource: 'accounts',
    represents: 'username',
    menu: { staffIcon: 'accounts' },
    page: staffPage('accounts'),
  },
  {
    path: '/accounts/create',
    access: 'accounts create',
    resource: 'accounts',
    page: staffPage('newAccount'),
  },
  { path: '/accounts/:id/show', access: 'accounts show', resource: 'accounts', page: staffPage('account') },
  {
    path: '/doubles',
    access: 'doubles list',
    resource: 'doubles',
    menu: { staffIcon: 'doubles' },
    page: staffPage('doubles'),
  },
  { path: '/doubles/:id', access: 'doubles edit', page: staffPage('double') },
  { path: '/merges', access: 'merges list', resource: 'merges', page: staffPage('merges') },
  {
    path: '/staff',
    access: 'staff list',
    resource: 'staff',
    menu: { staffIcon: 'staff' },
    page: staffPage('staffMembers'),
  },
  { path: '/staff/create', access: 'staff create', resource: 'staff', page: staffPage('newStaffMember') },
  {
    path: '/recoveries',
    access: 'recoveries list',
    resource: 'recoveries',
    menu: { staffIcon: 'recoveries' },
    page: staffPage('recoveries'),
  },
  {
    path: '/outbox',
    access: 'outbox list',
    resource: 'outbox',
    menu: { staffIcon: 'mails' },
    page: staffPage('mails'),
  },
  {
    path: '/jobs',
    access: 'jobs list',
    menu: { staffIcon: 'jobs' },
    page: staffPage('jobs'),
  },
  {
    path: '/self-marked-hours',
    access: 'self-marked-hours list',
    resource: 'self-marked-hours',
    menu: { staffIcon: 'selfMarked' },
    page: staffPage('selfMarkedHours'),
  },
  {
    path: '/kept-texts',
    access: 'kept-texts list',
    resource: 'kept-texts',
    page: staffPage('keptTexts'),
  },
  {
    path: '/hour-values',
    access: 'hour-values list',
    resource: 'hour-values',
    represents: 'name',
    menu: { staffIcon: 'hourValues' },
    page: staffPage('hourValues'),
  },
  {
    path: '/hour-values/create',
    access: 'hour-values create',
    resource: 'hour-values',
    page: staffPage('newHourValue'),
  },
  {
    path: '/hour-values/:id',
    access: 'hour-values edit',
    resource: 'hour-values',
    page: staffPage('hourValue'),
  },
  {
    path: '/audit',
    access: 'audit list',
    resource: 'audit',
    menu: { staffIcon: 'audit' },
    page: staffPage('auditLog'),
  },
  {
    path: '/supply-faq',
    access: 'supply-faq list',
    resource: 'supply-faq',
    menu: { staffIcon: 'faq' },
    page: staffPage('supplyFaq'),
  },
  {
    path: '/settings',
    access: 'settings list',
    resource: 'settings',
    menu: { staffIcon: 'settings' },
    page: staffPage('settings'),
  },
];

const StaffPage = lazyPart(() => import('./staff/StaffPage.tsx'), 'StaffPage');

/** A page of the product's staff, loaded when the first of them is opened: no one else needs a line of them. */
function staffPage(name: StaffPageName) {
  return () => <StaffPage page={name} />;
}
