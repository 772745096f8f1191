import type { ResourceProps } from 'react-admin';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import type { StaffPageName } from './StaffPage.tsx';

const StaffPage = lazyPart(() => import('./StaffPage.tsx').then((file) => ({ default: file.StaffPage })));

/** The pages of the product's staff, loaded when the first of them is opened: nobody else needs a line of them. */
export const STAFF_RESOURCES: readonly ResourceProps[] = [
  {
    name: 'providers',
    list: page('charities'),
    create: page('newCharity'),
    edit: page('charity'),
    recordRepresentation: 'name',
  },
  {
    name: 'districts',
    list: page('districts'),
    create: page('newDistrict'),
    edit: page('district'),
    recordRepresentation: 'name',
  },
  {
    name: 'accounts',
    list: page('accounts'),
    show: page('account'),
    create: page('newAccount'),
    recordRepresentation: 'username',
  },
  { name: 'staff', list: page('staffMembers'), create: page('newStaffMember') },
  { name: 'settings', list: page('settings') },
  { name: 'charity-requests', list: page('charityRequests') },
  { name: 'supply-faq', list: page('supplyFaq') },
  { name: 'outbox', list: page('mails') },
  { name: 'audit', list: page('auditLog') },
];

function page(name: StaffPageName) {
  return () => <StaffPage page={name} />;
}
