import type { GuildForm } from '#domain/guilds/guild-form.ts';
import { GUILD_KIND_IDS, type GuildKindId, isGuildKind } from '#domain/guilds/guild-kind.ts';
import type { OwnGuildDataFragment } from '../../../gql/generated.ts';

/** State of founding a guild: its dialog shows the form, which begins with the kind, then what was founded. */
export type Founding = { kind: GuildKindId; isOpen: boolean } & (
  | { step: 'form'; form: GuildForm | null }
  | { step: 'done'; guild: OwnGuildDataFragment }
);

const FIRST = GUILD_KIND_IDS[0] ?? 'guild';

type Facts = {
  /** What was sent and refused. */
  refused: GuildForm | null;
  /** The viewer's guilds, one of which may have just been founded. */
  ownGuilds: readonly OwnGuildDataFragment[];
};

/** The step that an address of the guilds page shows; closed, it waits at the form. */
export function foundingAt({ searchParams }: URL, { refused, ownGuilds }: Facts): Founding {
  const asked = refused?.classification ?? searchParams.get('kind') ?? '';
  const kind = isGuildKind(asked) ? asked : FIRST;
  if (refused) return { step: 'form', kind, form: refused, isOpen: true };
  const founded = ownGuilds.find(({ id }) => id === searchParams.get('founded'));
  if (founded) return { step: 'done', kind, guild: founded, isOpen: true };
  return { step: 'form', kind, form: null, isOpen: searchParams.has('create') };
}
