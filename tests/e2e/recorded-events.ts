import type { ShownEvent } from './back-door.ts';
import { castEmail } from './cast-log-in.ts';
import { askBackDoor } from './mailbox.ts';

/** What was recorded of a member of the cast, in order. */
export async function recordedEvents(name: string): Promise<ShownEvent[]> {
  return askBackDoor<ShownEvent[]>('/events', { email: castEmail(name) });
}
