import { lte } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { guildAnnouncement, guildInvite } from '#db/schema/guild.ts';
import type { Store } from '#db/store.ts';
import { ANNOUNCEMENT_KEPT_MS } from '#domain/guilds/guild-announcement.ts';

/** Deletes the links to guilds whose time is over, and what guilds were told long ago. `now` in epoch ms. */
export async function sweepGuilds(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, guildInvite, lte(guildInvite.expiresAt, now));
  await deleteInSteps(store, guildAnnouncement, lte(guildAnnouncement.createdAt, now - ANNOUNCEMENT_KEPT_MS));
}
