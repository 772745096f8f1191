import type { ConsoleInvitedTexts } from '../texts/generated/console-invited.ts';
import type { RefusedRow, RowProblem } from './invited-row.ts';

const REASONS: Readonly<Record<RowProblem, (t: ConsoleInvitedTexts, detail: string) => string>> = {
  emailMissing: (t) => t.emailMissing,
  emailForm: (t) => t.emailForm,
  name: (t) => t.nameForm,
  birthday: (t, text) => t.birthdayForm({ text }),
  young: (t) => t.young,
  label: (t, text) => t.labelUnknown({ text }),
  repeated: (t, text) => t.repeated({ text }),
  volunteer: (t) => t.volunteer,
  invited: (t) => t.invited,
  accepted: (t) => t.accepted,
  refused: (t) => t.refused,
};

/** Why a row of a file is left out, in words. */
export function reasonOf(t: ConsoleInvitedTexts, { problem, detail }: RefusedRow): string {
  return REASONS[problem](t, detail);
}
