import { AccountList } from './accounts/AccountList.tsx';
import { AccountShow } from './accounts/AccountShow.tsx';
import { ProviderAccountCreate } from './accounts/ProviderAccountCreate.tsx';
import { AuditList } from './audit/AuditList.tsx';
import { CharityHealthList } from './charity-health/CharityHealthList.tsx';
import { CharityRequestList } from './charity-requests/CharityRequestList.tsx';
import { ContestList } from './contest/ContestList.tsx';
import { ContestShow } from './contest/ContestShow.tsx';
import { DistrictCreate } from './districts/DistrictCreate.tsx';
import { DistrictEdit } from './districts/DistrictEdit.tsx';
import { DistrictList } from './districts/DistrictList.tsx';
import { ComparePage } from './duplicates/ComparePage.tsx';
import { DuplicateList } from './duplicates/DuplicateList.tsx';
import { MergeList } from './duplicates/MergeList.tsx';
import { HourValueCreate } from './hour-values/HourValueCreate.tsx';
import { HourValueEdit } from './hour-values/HourValueEdit.tsx';
import { HourValueList } from './hour-values/HourValueList.tsx';
import { JobsPage } from './jobs/JobsPage.tsx';
import { KeptTextList } from './kept-texts/KeptTextList.tsx';
import { StaffMemberCreate } from './members/StaffMemberCreate.tsx';
import { StaffMemberList } from './members/StaffMemberList.tsx';
import { OutboxList } from './outbox/OutboxList.tsx';
import { ProviderCreate } from './providers/ProviderCreate.tsx';
import { ProviderEdit } from './providers/ProviderEdit.tsx';
import { ProviderList } from './providers/ProviderList.tsx';
import { RecoveryList } from './recoveries/RecoveryList.tsx';
import { RestingGuildList } from './resting-guilds/RestingGuildList.tsx';
import { SelfMarkedList } from './self-marked/SelfMarkedList.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { SupplyFaqPage } from './supply-faq/SupplyFaqPage.tsx';

const PAGES = {
  charities: ProviderList,
  newCharity: ProviderCreate,
  charity: ProviderEdit,
  charityHealth: CharityHealthList,
  charityRequests: CharityRequestList,
  restingGuilds: RestingGuildList,
  contests: ContestList,
  contest: ContestShow,
  districts: DistrictList,
  newDistrict: DistrictCreate,
  district: DistrictEdit,
  accounts: AccountList,
  account: AccountShow,
  newAccount: ProviderAccountCreate,
  doubles: DuplicateList,
  double: ComparePage,
  merges: MergeList,
  staffMembers: StaffMemberList,
  newStaffMember: StaffMemberCreate,
  recoveries: RecoveryList,
  selfMarkedHours: SelfMarkedList,
  keptTexts: KeptTextList,
  settings: SettingsPage,
  supplyFaq: SupplyFaqPage,
  mails: OutboxList,
  jobs: JobsPage,
  hourValues: HourValueList,
  newHourValue: HourValueCreate,
  hourValue: HourValueEdit,
  auditLog: AuditList,
};

export type StaffPageName = keyof typeof PAGES;

/** Any page of the product's staff. They are loaded together: a dozen chunks would weigh on everyone's first one. */
export function StaffPage({ page }: { page: StaffPageName }) {
  const Page = PAGES[page];
  return <Page />;
}
