import { CLAIM_STATUSES } from '#domain/attendance/hours-claim.ts';
import { addDays, instantOf } from '#domain/time/new-york-time.ts';
import {
  AskStaffAboutHoursDocument,
  ClaimPresenceDocument,
  DisputeAttendanceDocument,
} from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, viewerOf } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Claims hours, or asks staff to decide; back on the page it says how it stands. */
export default async function claimHours({ locals, request }: FormPage) {
  const form = await readForm(request);
  const [contract, quest, asked] = [
    textIn(form, 'contract'),
    textIn(form, 'quest'),
    textIn(form, 'askStaff'),
  ];
  const sent = claimIn(form);
  const { error } = asked
    ? await ask(locals, AskStaffAboutHoursDocument, { id: asked })
    : contract
      ? await ask(locals, DisputeAttendanceDocument, { contractId: contract, claim: sent.claim })
      : await ask(locals, ClaimPresenceDocument, {
          questId: quest,
          chariteerId: viewerOf(locals).accountId,
          claim: sent.claim,
        });
  return error
    ? { contract, quest, ...sent, error }
    : seeOther(paths.hours(contract ? { contract } : { quest }));
}

type Form = Awaited<ReturnType<typeof readForm>>;

function claimIn(form: Form) {
  const [day, arrival, departure] = [textIn(form, 'day'), textIn(form, 'arrival'), textIn(form, 'departure')];
  const status = CLAIM_STATUSES.find((one) => one === textIn(form, 'status')) ?? 'Present';
  const words = textIn(form, 'words');
  return { arrival, departure, claim: { status, words, ...timesOf({ day, arrival, departure }) } };
}

const CLOCK = /^\d{2}:\d{2}$/;

/** Instants of clocks in New York; whoever left no later than they came left on the next day. */
function timesOf({ day, arrival, departure }: { day: string; arrival: string; departure: string }) {
  const isGiven = /^\d{4}-\d{2}-\d{2}$/.test(day) && CLOCK.test(arrival) && CLOCK.test(departure);
  if (!isGiven) return { actualArrivalAt: null, actualDepartureAt: null };
  const left = departure > arrival ? day : addDays(day, 1);
  return {
    actualArrivalAt: new Date(instantOf(day, arrival)).toISOString(),
    actualDepartureAt: new Date(instantOf(left, departure)).toISOString(),
  };
}
