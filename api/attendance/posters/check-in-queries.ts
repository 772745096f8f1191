import { and, asc, eq } from 'drizzle-orm';
import { readAnswerLink } from '#api/access/outbox/links/answer-link.ts';
import type { Context } from '#api/access/request/context.ts';
import type { CheckIn } from '#api/graphql/generated/types.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { ContractStatus } from '#domain/attendance/attendance.ts';
import {
  assumedEnds,
  canLeave,
  canReturn,
  checkInState,
  type PosterCode,
} from '#domain/attendance/check-in.ts';
import { posterCode, readPosterCode } from './poster-codes.ts';

/** What someone came with: a scanned code, and the token of a reminder that this browser opened. */
export type CheckInAsk = { code: string; token?: string | null };

/** A check-in as its page shows it, with the contract that it is about. */
export type FoundCheckIn = CheckIn & {
  contractId: string | null;
  status: ContractStatus | null;
  expectedArrivalAt: number | null;
  expectedDepartureAt: number | null;
};

/** What a code leads to. At most four statements. */
export async function findCheckIn(db: Db, context: Context, ask: CheckInAsk): Promise<FoundCheckIn> {
  const { config, now, request } = context;
  const code = readPosterCode(config.dataKey, ask.code);
  const about = code && (await readDoorQuest(db, code.questId, request.pageLocale));
  if (!code || !about) return { ...NOTHING, code: ask.code };
  const person = await readPerson(db, context, { questId: code.questId, token: ask.token });
  const entries = person.contract ? await readEntries(db, person.contract.id) : [];
  const isEndAssumed = assumedEnds(entries).at(-1) ?? false;
  const contractOf = person.contract && { ...person.contract, isEndAssumed };
  const state = checkInState({ code, quest: about, ...person, contract: contractOf }, now);
  if (state === 'UNKNOWN') return { ...NOTHING, code: ask.code };
  const { eventType: _, publishingStatus: __, ...shown } = about;
  return {
    ...NOTHING,
    ...shown,
    state,
    code: state === 'EXPIRED' ? ask.code : codeToSend(context, code, ask.code),
    needsWord: code.kind === 'paper',
    printedDay: code.kind === 'paper' ? code.value : null,
    canLeave: state === 'CHECKED_IN' && contractOf !== null && canLeave({ ...about, ...contractOf }, now),
    canReturn: state === 'CHECKED_OUT' && canReturn(about, entries.at(-1)?.way, now),
    ...(contractOf && state !== 'NOT_SIGNED_UP' && { ...contractOf, contractId: contractOf.id }),
  };
}

const NOTHING = {
  state: 'UNKNOWN',
  code: '',
  needsWord: false,
  printedDay: null,
  questId: null,
  providerId: null,
  charity: null,
  eventTitle: null,
  translatedTitle: null,
  startedAt: null,
  endedAt: null,
  givenName: null,
  actualArrivalAt: null,
  actualDepartureAt: null,
  isEndAssumed: false,
  canLeave: false,
  canReturn: false,
  contractId: null,
  status: null,
  expectedArrivalAt: null,
  expectedDepartureAt: null,
} as const satisfies FoundCheckIn;

function codeToSend({ config, now }: Context, code: PosterCode, asked: string): string {
  return code.kind === 'screen'
    ? posterCode(config.dataKey, { ...code, kind: 'ticket', value: String(now) })
    : asked;
}

/** A quest as its poster and its kiosk show it, and what decides whether people can check in. */
export async function readDoorQuest(db: Db, id: string, pageLocale: Context['request']['pageLocale']) {
  const [row] = await db
    .select({
      questId: quest.id,
      providerId: provider.id,
      charity: provider.name,
      eventTitle: quest.eventTitle,
      translatedTitle: translatedTitle(pageLocale),
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(eq(quest.id, id));
  return row;
}

/** The session's own volunteer if they are signed up, else whoever the reminder's link was sent to. */
async function readPerson(
  db: Db,
  { viewer, config }: Context,
  { questId, token }: { questId: string; token: string | null | undefined },
) {
  const link = token ? readAnswerLink(config.dataKey, token) : null;
  const own = viewer && (await readContract(db, questId, eq(contract.chariteerId, viewer.accountId)));
  const linked =
    !own && link?.purpose === 'attend' && (await readContract(db, questId, eq(contract.id, link.id)));
  return { hasPerson: viewer !== null || link?.purpose === 'attend', contract: own || linked || null };
}

async function readContract(db: Db, questId: string, isTheirs: ReturnType<typeof eq>) {
  const [row] = await db
    .select({
      id: contract.id,
      abandonedAt: contract.abandonedAt,
      status: contract.status,
      expectedArrivalAt: contract.expectedArrivalAt,
      expectedDepartureAt: contract.expectedDepartureAt,
      actualArrivalAt: contract.actualArrivalAt,
      actualDepartureAt: contract.actualDepartureAt,
      givenName: chariteer.nameFirst,
    })
    .from(contract)
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(and(eq(contract.questId, questId), isTheirs, isActiveSignUp(), isStillThere()));
  return row ?? null;
}

/** Entries of a sign-up, oldest first. */
async function readEntries(db: Db, contractId: string) {
  const { way, at, departureAfter } = attendanceEntry;
  return db
    .select({ way, at, departureAfter })
    .from(attendanceEntry)
    .where(eq(attendanceEntry.contractId, contractId))
    .orderBy(asc(attendanceEntry.number));
}
