import { splitRefused } from '#domain/attendance/kept-attendance.ts';

/** What an attendance sheet asks of the API, read from the body of its request. */
export type SheetQuestion = {
  /** The address under which its answer is kept; null for one that is not. */
  keptUnder: string | null;
  /** The name under which it waits where it cannot be sent; null for what only asks. */
  unsentAs: string | null;
};

/** Questions without which a sheet opens no more. */
const KEPT = ['ConsoleSession', 'AttendanceQuest', 'WalkIns'];

export function sheetQuestionOf(body: string): SheetQuestion {
  const { operationName, variables } = (safely(body) ?? {}) as {
    operationName?: unknown;
    variables?: Asked;
  };
  const isKept = KEPT.some((name) => name === operationName);
  const about = encodeURIComponent(String(variables?.id ?? variables?.questId ?? ''));
  return {
    keptUnder: isKept ? `/console/kept/${operationName}/${about}` : null,
    unsentAs: unsentAs(operationName, variables),
  };
}

type Asked = { id?: unknown; questId?: unknown; contractId?: unknown; input?: { key?: unknown } };

function unsentAs(operation: unknown, asked: Asked = {}): string | null {
  if (operation === 'MarkAttendance') return 'marks';
  if (operation === 'AddWalkIn') return `walk-in ${asked.input?.key}`;
  return operation === 'CountParty' ? `count ${asked.contractId}` : null;
}

/** Whether an answer of the API says that all went well. */
export function isGoodAnswer(text: string): boolean {
  const answer = safely(text) as { data?: unknown; errors?: unknown } | null;
  return answer !== null && answer?.errors === undefined && Boolean(answer?.data);
}

/** The body of attendance that is sent now, so that how long ago it was taken counts. Epoch ms. */
export function sentNow(body: string, now: number): string {
  const question = safely(body) as { variables?: { contracts?: object[]; input?: object } } | null;
  const sentAt = new Date(now).toISOString();
  const { contracts, input, ...one } = question?.variables ?? {};
  const variables = contracts
    ? { contracts: contracts.map((mark) => ({ ...mark, sentAt })) }
    : input
      ? { input: { ...input, sentAt } }
      : { ...one, sentAt };
  return JSON.stringify({ ...question, variables });
}

/** The body of marks without the one that the answer refuses; null where nothing is left to send. */
export function withoutRefused(body: string, answer: string): string | null {
  if (isGoodAnswer(answer)) return null;
  const question = safely(body) as { variables?: { contracts?: object[] } } | null;
  const refusal = safely(answer) as { errors?: { extensions?: { item?: unknown } }[] } | null;
  const { rest } = splitRefused(question?.variables?.contracts ?? [], refusal?.errors?.[0]?.extensions?.item);
  return rest.length === 0 ? null : JSON.stringify({ ...question, variables: { contracts: rest } });
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
