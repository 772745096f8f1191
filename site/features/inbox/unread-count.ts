import { UnreadMessagesDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

/** How many messages the viewer has not read, up to 100: one count in an index. None where nobody can tell. */
export async function unreadCount(locals: Parameters<typeof ask>[0]): Promise<number> {
  const { data } = await ask(locals, UnreadMessagesDocument, {});
  return data?.unreadMessageCount ?? 0;
}
