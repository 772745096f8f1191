import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const ProviderList = lazy(() =>
  import('./providers/ProviderList.tsx').then((file) => ({ default: file.ProviderList })),
);
const ProviderCreate = lazy(() =>
  import('./providers/ProviderCreate.tsx').then((file) => ({ default: file.ProviderCreate })),
);
const ProviderEdit = lazy(() =>
  import('./providers/ProviderEdit.tsx').then((file) => ({ default: file.ProviderEdit })),
);
const DistrictList = lazy(() =>
  import('./districts/DistrictList.tsx').then((file) => ({ default: file.DistrictList })),
);
const DistrictCreate = lazy(() =>
  import('./districts/DistrictCreate.tsx').then((file) => ({ default: file.DistrictCreate })),
);
const DistrictEdit = lazy(() =>
  import('./districts/DistrictEdit.tsx').then((file) => ({ default: file.DistrictEdit })),
);
const AccountList = lazy(() =>
  import('./accounts/AccountList.tsx').then((file) => ({ default: file.AccountList })),
);
const AccountShow = lazy(() =>
  import('./accounts/AccountShow.tsx').then((file) => ({ default: file.AccountShow })),
);
const ProviderAccountCreate = lazy(() =>
  import('./accounts/ProviderAccountCreate.tsx').then((file) => ({ default: file.ProviderAccountCreate })),
);
const SettingsPage = lazy(() =>
  import('./settings/SettingsPage.tsx').then((file) => ({ default: file.SettingsPage })),
);
const OutboxList = lazy(() =>
  import('./outbox/OutboxList.tsx').then((file) => ({ default: file.OutboxList })),
);
const AuditList = lazy(() => import('./audit/AuditList.tsx').then((file) => ({ default: file.AuditList })));

/** The pages of the product's staff, each loaded when it is opened: nobody else needs a line of them. */
export const STAFF_RESOURCES: readonly ResourceProps[] = [
  {
    name: 'providers',
    list: ProviderList,
    create: ProviderCreate,
    edit: ProviderEdit,
    recordRepresentation: 'name',
  },
  {
    name: 'districts',
    list: DistrictList,
    create: DistrictCreate,
    edit: DistrictEdit,
    recordRepresentation: 'name',
  },
  {
    name: 'accounts',
    list: AccountList,
    show: AccountShow,
    create: ProviderAccountCreate,
    recordRepresentation: 'username',
  },
  { name: 'settings', list: SettingsPage },
  { name: 'outbox', list: OutboxList },
  { name: 'audit', list: AuditList },
];
