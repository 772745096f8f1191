import { count, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { type InstallationFigure, installationFigures } from '#domain/installation/installation-figures.ts';

/** What may be said of this installation: of visible charities and of volunteers, as they are now. */
export async function readInstallationFigures({ store }: Context): Promise<InstallationFigure[]> {
  const [charities] = await store.read
    .select({ count: count() })
    .from(provider)
    .where(eq(provider.isVisible, true));
  const [volunteers] = await store.read.select({ count: count() }).from(chariteer).where(isStillThere());
  return installationFigures({ charities: charities?.count ?? 0, volunteers: volunteers?.count ?? 0 });
}
