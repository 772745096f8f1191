// Made by scripts/generate.ts; do not edit.
import { resolvers as accountAdministration } from '#api/accounts/account-administration.resolvers.ts';
import { resolvers as accounts } from '#api/accounts/accounts.resolvers.ts';
import { resolvers as alerts } from '#api/alerts/alerts.resolvers.ts';
import { resolvers as audit } from '#api/audit/audit.resolvers.ts';
import { resolvers as bans } from '#api/bans/bans.resolvers.ts';
import { resolvers as calendarFeeds } from '#api/calendar-feeds/calendar-feeds.resolvers.ts';
import { resolvers as chariteers } from '#api/chariteers/chariteers.resolvers.ts';
import { resolvers as ownDetails } from '#api/chariteers/own-details.resolvers.ts';
import { resolvers as charityContacts } from '#api/charity-contacts/charity-contacts.resolvers.ts';
import { resolvers as charityRequests } from '#api/charity-requests/charity-requests.resolvers.ts';
import { resolvers as children } from '#api/children/children.resolvers.ts';
import { resolvers as contracts } from '#api/contracts/contracts.resolvers.ts';
import { resolvers as credits } from '#api/credits/credits.resolvers.ts';
import { resolvers as districtAdministration } from '#api/districts/district-administration.resolvers.ts';
import { resolvers as districts } from '#api/districts/districts.resolvers.ts';
import { resolvers as goalHours } from '#api/goal-hours/goal-hours.resolvers.ts';
import { resolvers as guardians } from '#api/guardians/guardians.resolvers.ts';
import { resolvers as guilds } from '#api/guilds/guilds.resolvers.ts';
import { resolvers as legacyScripts } from '#api/legacy-scripts/legacy-scripts.resolvers.ts';
import { resolvers as memberships } from '#api/memberships/memberships.resolvers.ts';
import { resolvers as orientations } from '#api/orientations/orientations.resolvers.ts';
import { resolvers as outbox } from '#api/outbox/outbox.resolvers.ts';
import { resolvers as privacy } from '#api/privacy/privacy.resolvers.ts';
import { resolvers as providerAdministration } from '#api/providers/provider-administration.resolvers.ts';
import { resolvers as providers } from '#api/providers/providers.resolvers.ts';
import { resolvers as quests } from '#api/quests/quests.resolvers.ts';
import { resolvers as recaps } from '#api/recaps/recaps.resolvers.ts';
import { resolvers as reservations } from '#api/reservations/reservations.resolvers.ts';
import { resolvers as serviceRecords } from '#api/service-records/service-records.resolvers.ts';
import { resolvers as settings } from '#api/settings/settings.resolvers.ts';
import { resolvers as stamps } from '#api/stamps/stamps.resolvers.ts';
import { resolvers as supervision } from '#api/supervision/supervision.resolvers.ts';
import { resolvers as tracking } from '#api/tracking/tracking.resolvers.ts';
import { resolvers as undo } from '#api/undo/undo.resolvers.ts';
import { resolvers as wallet } from '#api/wallet/wallet.resolvers.ts';
import { resolvers as youngMessages } from '#api/young-messages/young-messages.resolvers.ts';
import type { Resolvers } from './resolvers.ts';

/** The resolvers of every noun. */
export const RESOLVER_MODULES: readonly Resolvers[] = [
  accountAdministration,
  accounts,
  alerts,
  audit,
  bans,
  calendarFeeds,
  chariteers,
  ownDetails,
  charityContacts,
  charityRequests,
  children,
  contracts,
  credits,
  districtAdministration,
  districts,
  goalHours,
  guardians,
  guilds,
  legacyScripts,
  memberships,
  orientations,
  outbox,
  privacy,
  providerAdministration,
  providers,
  quests,
  recaps,
  reservations,
  serviceRecords,
  settings,
  stamps,
  supervision,
  tracking,
  undo,
  wallet,
  youngMessages,
];
