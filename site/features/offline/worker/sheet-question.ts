/** What an attendance sheet asks of the API, read from the body of its request. */
export type SheetQuestion = {
  /** The address under which its answer is kept; null for one that is not. */
  keptUnder: string | null;
  /** It sends marks. */
  isMarking: boolean;
};

/** Questions without which a sheet opens no more. */
const KEPT = ['ConsoleSession', 'AttendanceQuest'];

export function sheetQuestionOf(body: string): SheetQuestion {
  const { operationName, variables } = (safely(body) ?? {}) as {
    operationName?: unknown;
    variables?: { id?: unknown };
  };
  const isKept = KEPT.some((name) => name === operationName);
  const about = encodeURIComponent(String(variables?.id ?? ''));
  return {
    keptUnder: isKept ? `/console/kept/${operationName}/${about}` : null,
    isMarking: operationName === 'MarkAttendance',
  };
}

/** Whether an answer of the API says that all went well. */
export function isGoodAnswer(text: string): boolean {
  const answer = safely(text) as { data?: unknown; errors?: unknown } | null;
  return answer !== null && answer?.errors === undefined && Boolean(answer?.data);
}

/** The body of marks that are sent now, so that how long ago they were made counts. Epoch ms. */
export function sentNow(body: string, now: number): string {
  const question = safely(body) as { variables?: { contracts?: object[] } } | null;
  const contracts = question?.variables?.contracts?.map((mark) => ({
    ...mark,
    sentAt: new Date(now).toISOString(),
  }));
  return JSON.stringify({ ...question, variables: { contracts } });
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
