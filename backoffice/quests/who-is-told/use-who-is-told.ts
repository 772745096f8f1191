import { type RaRecord, useGetOne } from 'react-admin';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { PreviewQuestNoticeQueryVariables, ToldPeopleFragment } from '../../gql/generated.ts';

/** What of an edit people on the quest may have to know. */
export type NoticeableChanges = Omit<PreviewQuestNoticeQueryVariables, 'id'>;

type Preview = RaRecord<string> & { notice: ToldPeopleFragment | null };

/** Whom the server would tell of changes; asked anew with each change, the last answer stays meanwhile. */
export function useWhoIsTold(id: string, changes: NoticeableChanges, isAsked = true) {
  const { data, error } = useGetOne<Preview>(
    'questNotices',
    { id, meta: changes },
    {
      enabled: isAsked,
      retry: isWorthRetrying,
      placeholderData: (previous) => previous,
      gcTime: 0,
      staleTime: 0,
      // Told beside the button, in place of the answer.
      onError: () => undefined,
    },
  );
  return { notice: data?.notice ?? null, isKnown: data !== undefined, error: error as Error | null };
}
