import '#api/reactions/reactions.ts';
import { sealKeeper } from '#api/access/audit/keep-seal.ts';
import { removeOldAudit } from '#api/access/audit/remove-old-audit.ts';
import { sealAudit } from '#api/access/audit/seal-audit.ts';
import { sweepTokens } from '#api/access/auth/account-token.ts';
import { keyFollower } from '#api/access/auth/key-ring.ts';
import { sweepPendingLogIns } from '#api/access/auth/pending-log-in.ts';
import { sweepLimits } from '#api/access/auth/rate-limit.ts';
import { createSessions } from '#api/access/auth/session.ts';
import { writeUses } from '#api/access/auth/session-use.ts';
import { sweepCausedMail } from '#api/access/outbox/count-caused-mail.ts';
import { sweepMessages } from '#api/access/outbox/entries/forget-messages.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { sweepShortLinks } from '#api/access/outbox/messages/short-links.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { sweepMail } from '#api/access/outbox/sweep-mail.ts';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { sweepKnownBrowsers } from '#api/access/request/known-browser.ts';
import { refreshSiteSettings } from '#api/access/request/site-settings.ts';
import { sweepQuestMessages } from '#api/alerts/quest-messages/forget-in-quest-messages.ts';
import { sweepDeviceMarks } from '#api/attendance/attendance/keep-device-marks.ts';
import { markStepwise } from '#api/attendance/bans/mark-stepwise.ts';
import { sweepBanTraces } from '#api/attendance/bans/sweep-ban-traces.ts';
import { sweepWalkIns } from '#api/attendance/walk-ins/erase-walk-in.ts';
import { sweepCharityRequests } from '#api/charities/charity-requests/sweep-charity-requests.ts';
import { sweepContactReadings } from '#api/charities/contact-reads/record-contact-reads.ts';
import { sweepWebhooks } from '#api/charities/webhooks/switch-off.ts';
import { sweepVolunteerInvitations } from '#api/desk/invited-volunteers/withdraw-invitation.ts';
import { sweepListing } from '#api/discovery/discovery/rebuild-listing.ts';
import { keepContestResult } from '#api/guilds-and-groups/contest/keep-contest-result.ts';
import { sweepInvitations } from '#api/guilds-and-groups/groups/sweep-invitations.ts';
import { renewOldCodes } from '#api/guilds-and-groups/guilds/renew-guild-code.ts';
import { sweepGuilds } from '#api/guilds-and-groups/guilds/sweep-guilds.ts';
import { sweepEmailChanges } from '#api/identity/accounts/email-change.ts';
import { sweepJoinings } from '#api/identity/joining/sweep-joinings.ts';
import { sweepPasskeyChallenges } from '#api/identity/passkeys/passkey-challenges.ts';
import { sweepProofCodes } from '#api/identity/proofs/proof-codes.ts';
import { endFactorRecoveries } from '#api/identity/second-factor/end-factor-recoveries.ts';
import { sweepCharityFiles } from '#api/operations/charity-files/drop-pieces.ts';
import { sweepDataCopies } from '#api/operations/data-copies/sweep-data-copies.ts';
import { eraseClosedAccounts } from '#api/operations/erasure/erase-closed-accounts.ts';
import { sweepRemovals } from '#api/operations/erasure/sweep-removals.ts';
import { JobRunner } from '#api/operations/jobs/run-jobs.ts';
import { sweepRuns } from '#api/operations/jobs/sweep-runs.ts';
import { sweepMerges } from '#api/operations/merging/forget-merges.ts';
import { keepClockSeen } from '#api/operations/settings/clock-seen.ts';
import { sealStepwise } from '#api/operations/settings/seal-stepwise.ts';
import { sweepPlayerEvents } from '#api/operations/tracking/write-player-event.ts';
import { sweepUndo } from '#api/operations/undo/take-back.ts';
import { sweepRefusedConsents } from '#api/people/guardians/end-refused-consents.ts';
import { sweepGuardianLinks } from '#api/people/guardians/guardian-links.ts';
import { sweepTicks } from '#api/people/guardians/sweep-ticks.ts';
import { sweepYoungMessages } from '#api/people/young-messages/forget-in-young-messages.ts';
import { sweepHolds } from '#api/places/holds/lapse-holds.ts';
import { sweepGuildSpots } from '#api/places/reservations/release-guild-spots.ts';
import { sweepStandIns } from '#api/places/stand-ins/sweep-stand-ins.ts';
import { sweepMinorsSupervisions } from '#api/places/supervision/sweep-minors.ts';
import { sweepSupervision } from '#api/places/supervision/sweep-supervision.ts';
import { sweepWaiting } from '#api/places/waiting/sweep-waiting.ts';
import { type BackgroundLoop, startLoop } from '#api/process/background-loop.ts';
import { JOBS } from '#api/reactions/jobs.ts';
import { rebuildRecapStepwise } from '#api/recaps/recaps/rebuild-recap-stepwise.ts';
import { CHANNELS } from '#domain/messages/message-choice.ts';
import type { AppDeps } from './app.ts';
import { startDeliveries } from './start-deliveries.ts';

/** A place of someone whom no one supervises must not outlast the start of the quest by much. */
const PLACES_PAUSE_MS = 60_000;
/** A place that was let pass is offered to the next within a minute. */
const WAITING_PAUSE_MS = 15_000;
/** Longest delay until settings changed in another process take effect here. */
const SETTINGS_PAUSE_MS = 900;
/** Rows of before are kept hardly longer than they can come back. */
const UNDO_PAUSE_MS = 60_000;
/** A recovery without any second factor ends so much after its 24 hours at most. */
const RECOVERIES_PAUSE_MS = 60_000;
/** Entries of the audit log are sealed when they are a minute old at most. */
const SEAL_PAUSE_MS = 30_000;
/** Longest delay until a process notices a changed key; `npm run key:rotate` waits longer. */
const KEYS_PAUSE_MS = 1_000;
/** Longest delay until a due job starts. */
const JOBS_PAUSE_MS = 2_000;
/** Longest delay until a session's use is written to the database. */
const USES_PAUSE_MS = 15_000;
/** Longest delay until the result of a finished contest is stored. */
const CONTEST_PAUSE_MS = 60_000;
const SWEEP_PAUSE_MS = 3_600_000;
/** Writes wait while the file is written anew, so it is not among what a start does. */
const COMPACTION_AFTER_MS = 600_000;

/** Everything that the product does without being asked, as long as the process lives. */
export function startBackgroundWork(deps: AppDeps, isClockSteady: () => boolean): BackgroundLoop[] {
  const { config, store, clock, log } = deps;
  const sweep = startLoop('sweep', SWEEP_PAUSE_MS, log, async () => {
    if (isClockSteady())
      await sweepAll({ config: await effectiveConfig(store, config), store, now: clock() }, clock);
    return false;
  });
  const compaction = startLoop('compaction', SWEEP_PAUSE_MS, log, () => compact(store, clock()), {
    afterMs: COMPACTION_AFTER_MS,
  });
  const places = startLoop(
    'supervision',
    PLACES_PAUSE_MS,
    log,
    async () =>
      isClockSteady() &&
      sweepSupervision(store, { now: clock(), config: await effectiveConfig(store, config) }),
  );
  const waiting = startLoop(
    'waiting-lists',
    WAITING_PAUSE_MS,
    log,
    async () =>
      isClockSteady() && keepPlaces(store, { now: clock(), config: await effectiveConfig(store, config) }),
  );
  const settings = startLoop('settings', SETTINGS_PAUSE_MS, log, async () => {
    await refreshSiteSettings(store);
    return false;
  });
  const undone = startLoop('undo', UNDO_PAUSE_MS, log, async () => {
    if (isClockSteady()) await sweepUndo(store, clock());
    return false;
  });
  const contest = startLoop('contest', CONTEST_PAUSE_MS, log, async () => {
    if (isClockSteady()) await keepContestResult(store, clock());
    return false;
  });
  const jobs = startJobs({ config, store, clock, log }, isClockSteady);
  const always = [sweep, compaction, places, waiting, settings, undone, contest, jobs];
  const offered = offeredChannels(config);
  const missing = CHANNELS.filter((channel) => !offered.includes(channel));
  log.info({ channels: missing }, 'no service for these channels: alerts are not sent by them');
  return [
    ...always,
    ...startStepwise(deps),
    ...startAccessWork(deps),
    startRecoveries(deps, isClockSteady),
    ...startDeliveries({ ...deps, isClockSteady }),
  ];
}

/** What goes through all rows from time to time, a few at once. */
function startStepwise({ config, store, log }: AppDeps): BackgroundLoop[] {
  const rounds = {
    recaps: rebuildRecapStepwise(store, log),
    sealing: sealStepwise(store, log),
    'person-marks': markStepwise(store, config.dataKey),
  };
  return Object.entries(rounds).map(([name, round]) => startLoop(name, SWEEP_PAUSE_MS, log, round));
}

/** What belongs to keys, sessions and the audit log; by whichever clock. */
function startAccessWork({ config, store, clock, log }: AppDeps): BackgroundLoop[] {
  const keepSeal = sealKeeper({ config, store, log });
  return [
    startLoop('keys', KEYS_PAUSE_MS, log, keyFollower(store.read, config.dataKey)),
    startLoop('session-use', USES_PAUSE_MS, log, () => writeUses(store)),
    startLoop('audit-seals', SEAL_PAUSE_MS, log, async () => {
      const hasMore = await sealAudit(store, config.dataKey, clock());
      await keepSeal();
      return hasMore;
    }),
  ];
}

/** Ends holds and offers whose time is over, and offers what came free. True when there may be more. */
async function keepPlaces(store: AppDeps['store'], context: MailContext): Promise<boolean> {
  const hasMore = [await sweepHolds(store, context), await sweepGuildSpots(store, context)].includes(true);
  return (await sweepWaiting(store, context)) || hasMore;
}

function startRecoveries({ config, store, clock, log }: AppDeps, isClockSteady: () => boolean) {
  const sessions = createSessions(store, config, clock);
  return startLoop('factor-recoveries', RECOVERIES_PAUSE_MS, log, async () => {
    if (!isClockSteady()) return false;
    return endFactorRecoveries({
      store,
      now: clock(),
      config: await effectiveConfig(store, config),
      sessions,
    });
  });
}

/**
 * Runs all jobs in one loop; `stop` ends it between two steps. It pauses while the clock is unreliable, so no one is
 * notified by it.
 */
function startJobs({ config, store, clock, log }: AppDeps, isClockSteady: () => boolean): BackgroundLoop {
  const runner = new JobRunner({ store, clock, log, config: () => effectiveConfig(store, config) }, JOBS);
  const loop = startLoop('jobs', JOBS_PAUSE_MS, log, async () => {
    if (isClockSteady()) await runner.begin();
    return false;
  });
  return { stop: () => Promise.all([loop.stop(), runner.stop()]).then(() => {}) };
}

async function compact(store: AppDeps['store'], now: number): Promise<boolean> {
  await sweepRemovals(store, now);
  return false;
}

/** Drops what is too old, of every kind. */
async function sweepAll(
  { store, config, now }: { store: AppDeps['store']; config: AppDeps['config']; now: number },
  clock: () => number,
): Promise<void> {
  await keepClockSeen(store, now);
  await createSessions(store, config, clock).sweep();
  await sweepLimits(store, now);
  await sweepCausedMail(store, now);
  await sweepMail(store, now);
  await sweepMessages(store, now);
  await sweepShortLinks(store, now);
  await sweepRuns(store, now);
  await sweepTokens(store, now);
  await sweepKnownBrowsers(store, now);
  await sweepEmailChanges(store, now);
  await sweepProofCodes(store, now);
  await sweepJoinings(store, now);
  await sweepDeviceMarks(store, now);
  await sweepWalkIns(store, now);
  await sweepPasskeyChallenges(store, now);
  await sweepPendingLogIns(store, now);
  await eraseClosedAccounts(store, { now, config });
  await sweepMerges(store, now);
  await sweepPlayerEvents(store, now);
  await sweepInvitations(store, now);
  await sweepVolunteerInvitations(store, now);
  await sweepGuilds(store, now);
  await sweepYoungMessages(store, now);
  await sweepStandIns(store, now);
  await sweepQuestMessages(store, now);
  await sweepCharityRequests(store, now);
  await sweepContactReadings(store, now);
  await sweepBanTraces({ store, config }, now);
  await renewOldCodes(store, { now, config });
  await sweepGuardianLinks(store, now);
  await sweepTicks(store, { now, config });
  await sweepRefusedConsents(store, { now, config });
  await sweepMinorsSupervisions(store, { now, config });
  await sweepDataCopies(store, now);
  await sweepCharityFiles(store, now);
  await sweepListing(store, now);
  await sweepWebhooks(store, now);
  await removeOldAudit(store, now);
  await store.scrub();
}
