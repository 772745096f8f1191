import type { PreviewQuestNoticeQueryVariables } from '../../gql/generated.ts';
import { questNotice } from '../../records/quest-methods.ts';
import { useAnswer } from '../../resources/use-method.ts';

/** What of an edit people on the quest may have to know. */
export type NoticeableChanges = Omit<PreviewQuestNoticeQueryVariables, 'id'>;

/** Whom the server would tell of changes; asked anew with each change, the last answer stays meanwhile. */
export function useWhoIsTold(id: string, changes: NoticeableChanges, isAsked = true) {
  const { data, error } = useAnswer(
    questNotice,
    { id, ...changes },
    { enabled: isAsked, keepsLast: true, gcTime: 0, staleTime: 0 },
  );
  return { notice: data ?? null, isKnown: data !== undefined, error };
}
