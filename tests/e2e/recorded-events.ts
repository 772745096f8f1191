import { castEmail } from './cast-log-in.ts';
import { askTestPort } from './mailbox.ts';
import type { ShownEvent } from './test-port.ts';

/** What was recorded of a member of the cast, in order. */
export async function recordedEvents(name: string): Promise<ShownEvent[]> {
  return askTestPort<ShownEvent[]>('/events', { email: castEmail(name) });
}
