import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { readChildrenInCare } from '#api/reads/children/child-queries.ts';
import { answersSignUps } from '#api/reads/quests/quest-visibility.ts';
import { type GateRow, gateFactsOf, loadGateRows } from '#api/reads/sign-up/gate-facts.ts';
import { visibilityIn } from '#api/reads/volunteers/person-visibility.ts';
import type { StandInTakerRow } from '#api/rows/stand-ins/stand-in-rows.ts';
import { shows } from '#domain/ages/person-visibility.ts';
import { isToldOfYoung } from '#domain/charities/told-young.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import { childSubject, reachAt } from '#domain/permissions/permissions.ts';
import { refusalOf, type Verdict, verdictOnPlace } from '#domain/sign-up/sign-up-gate.ts';
import type { StandInFacts } from './stand-in-facts.ts';

/** Person who could take a spot: the viewer, or a child under their account. */
export type PossibleTaker = { subject: Subject; givenName: string | null };

/** The viewer and the children under that account; one statement. Errors: NOT_LOGGED_IN. */
export async function readPossibleTakers(context: Context): Promise<PossibleTaker[]> {
  const viewer = requireLogin(context.viewer);
  const children = await readChildrenInCare(context.store.read, viewer);
  const own = { subject: viewer, givenName: null };
  return [own, ...children.map(({ id, nameFirst }) => ({ subject: childSubject(id), givenName: nameFirst }))];
}

/** What the gate says to each of them about the places on these quests; one statement for each, however many quests. */
export async function readVerdicts(
  { store, now }: Context,
  takers: readonly PossibleTaker[],
  questIds: readonly string[],
): Promise<Map<string, { taker: PossibleTaker; verdict: Verdict }[]>> {
  const found = await Promise.all(
    takers.map(async (taker) => {
      const viewerId = taker.subject.accountId;
      const rows = await loadGateRows(store.read, { viewerId, questIds, isCountingAlways: false });
      return rows.map((row) => ({ taker, questId: row.questId, verdict: verdictOf(row, taker, now) }));
    }),
  );
  return Map.groupBy(found.flat(), ({ questId }) => questId);
}

/** A quest of which they may learn nothing is as good as begun. */
function verdictOf(row: GateRow, { subject }: PossibleTaker, now: number): Verdict {
  return answersSignUps(row, subject) ? verdictOnPlace(gateFactsOf(row, subject, now)) : 'OVER';
}

/** Takers whom the gate lets take a request's spot. */
export function takersAmong(
  { questId, quest, expectedArrivalAt, expectedDepartureAt }: StandInFacts,
  verdicts: readonly { taker: PossibleTaker; verdict: Verdict }[],
): StandInTakerRow[] {
  const place = { ...quest, questId, expectedArrivalAt, expectedDepartureAt };
  return verdicts
    .filter(({ verdict }) => refusalOf(verdict) === null)
    .map(({ taker: { subject, givenName }, verdict }) => ({
      chariteerId: subject.accountId,
      givenName,
      needsSupervisor: verdict === 'WITH_SUPERVISION',
      place,
    }));
}

/**
 * The user name of whoever asked, as this viewer may see it; null: a crest stands for it. Strangers are told no name, so
 * that a crest can be anyone's; so are those who run the quest until they may name the young on it.
 */
export async function askerNameFor(
  context: Context,
  { asker, providerId, questId, quest: { startedAt } }: StandInFacts,
): Promise<string | null> {
  const { viewer, now } = context;
  const isToldOfAll = isToldOfYoung(reachAt(viewer, providerId, 'readNames'), startedAt, now);
  const visibility = await visibilityIn(context, asker, {
    kind: 'quest',
    questId,
    providerId: isToldOfAll ? providerId : null,
    shownAt: startedAt,
    isClosedToStrangers: true,
  });
  return shows(visibility, 'username') ? asker.username : null;
}
