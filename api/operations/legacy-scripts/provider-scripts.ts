import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { loadAttendanceFacts } from '#api/attendance/attendance/attendance-facts.ts';
import { EDIT_ATTENDANCE } from '#api/attendance/attendance/mark-contracts.ts';
import { takeAttendance } from '#api/attendance/attendance/take-attendance.ts';
import type {
  QuestAttendanceInfo,
  QuestDetailsInfo,
  QuestVerificationInfo,
} from '#api/graphql/generated/types.ts';
import { updateQuest } from '#api/posting/quest-edits/update-quest.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { inScriptWords } from './in-script-words.ts';

/** An older client's name for taking the attendance of one quest. Errors: those of updateContracts. */
export function alterAttendance(
  context: Context,
  { questID, volunteers }: QuestAttendanceInfo,
): Promise<ContractRow[]> {
  const { accountId } = requireLogin(context.viewer);
  return inScriptWords('script-alter', async () => {
    const ids = volunteers.map(({ itemInstanceID }) => itemInstanceID);
    const held = await loadAttendanceFacts(context.store.read, ids);
    if (held.some(({ questId }) => questId !== questID)) throw new DomainError('QUEST_NOT_FOUND');
    return takeAttendance(
      context,
      volunteers.map(({ itemInstanceID: id, status }) => ({
        updateAction: EDIT_ATTENDANCE,
        id,
        status,
        supervisorId: accountId,
      })),
    );
  });
}

/** Records one volunteer's attendance. Errors: those of updateContracts. */
export async function verifyContract(
  context: Context,
  { questID, itemInstanceID, status }: QuestVerificationInfo,
): Promise<ContractRow> {
  const [verified] = await alterAttendance(context, { questID, volunteers: [{ itemInstanceID, status }] });
  if (!verified) throw new DomainError('CONTRACT_NOT_FOUND');
  return verified;
}

/** An older client's name for editing a quest. Errors: those of updateQuest. */
export function alterDetails(
  context: Context,
  { questID, volunteerMax, ...details }: QuestDetailsInfo,
): Promise<QuestRow> {
  return inScriptWords('script-alter', () =>
    updateQuest(context, { ...details, id: questID, resourceMaxNumber: volunteerMax }),
  );
}
