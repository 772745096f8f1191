/** What a viewer may learn of a person, each with all that stands before it. */
export const VISIBILITIES = ['nothing', 'crest', 'username', 'realName', 'contact'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How open a person is to others: the young never are; adults may keep their user name from strangers. */
export type Openness = 'open' | 'reserved' | 'young';

/**
 * Who sees whom: relation → openness of the person → visibility. Who stands in several relations gets the most of them.
 * Peers and strangers count as such only with a confirmed address; without one they are `unconfirmed`.
 */
export const VISIBILITY_OF_RELATION = {
  visitor: { open: 'crest', reserved: 'crest', young: 'crest' },
  /** Logged in without a confirmed address. */
  unconfirmed: { open: 'crest', reserved: 'crest', young: 'crest' },
  stranger: { open: 'username', reserved: 'crest', young: 'crest' },
  sameQuest: { open: 'username', reserved: 'username', young: 'crest' },
  sameGuild: { open: 'username', reserved: 'username', young: 'crest' },
  sameGroup: { open: 'username', reserved: 'username', young: 'crest' },
  /** Admin of a guild or group to which the person belongs or applies, in the places that `relation-places.ts` names. */
  groupAdmin: { open: 'username', reserved: 'username', young: 'username' },
  /** The adult who has said yes to supervising the young person, on that quest until it is over. */
  supervisor: { open: 'username', reserved: 'username', young: 'username' },
  /** Works with the volunteers of a charity's quest that the person is on, whose names they may read on its day. */
  charity: { open: 'username', reserved: 'username', young: 'crest' },
  charityNames: { open: 'realName', reserved: 'realName', young: 'realName' },
  /** Works for the charity, has the right to contact data, and is within the time for it. */
  charityContact: { open: 'contact', reserved: 'contact', young: 'contact' },
  guardian: { open: 'contact', reserved: 'contact', young: 'contact' },
  staff: { open: 'contact', reserved: 'contact', young: 'contact' },
  self: { open: 'contact', reserved: 'contact', young: 'contact' },
} as const satisfies Record<string, Record<Openness, Visibility>>;
export type Relation = keyof typeof VISIBILITY_OF_RELATION;

/** Relations of people who happen to be around, without a task toward the person; no task needs a complete list. */
const PEER_RELATIONS: ReadonlySet<Relation> = new Set(['stranger', 'sameQuest', 'sameGuild', 'sameGroup']);

export type SeenPerson = {
  /** True for people under 18 today or on the day in question. */
  isYoung: boolean;
  /** Has switched the user name off for strangers. */
  hidesUsername: boolean;
};

/** The most that any of the relations shows of a person; nothing without a relation. */
export function visibilityOf(person: SeenPerson, relations: Iterable<Relation>): Visibility {
  const openness = opennessOf(person);
  let most: Visibility = 'nothing';
  for (const relation of relations) {
    const visibility = VISIBILITY_OF_RELATION[relation][openness];
    if (VISIBILITIES.indexOf(visibility) > VISIBILITIES.indexOf(most)) most = visibility;
  }
  return most;
}

/** Whether the person's name is shown to a peer, and would not be without that. */
export function isPeerSight(person: SeenPerson, relations: readonly Relation[]): boolean {
  const others = relations.filter((relation) => !PEER_RELATIONS.has(relation));
  return (
    shows(visibilityOf(person, relations), 'username') && !shows(visibilityOf(person, others), 'username')
  );
}

/** Whether a visibility holds at least what is asked. */
export function shows(visibility: Visibility, asked: Visibility): boolean {
  return VISIBILITIES.indexOf(visibility) >= VISIBILITIES.indexOf(asked);
}

function opennessOf({ isYoung, hidesUsername }: SeenPerson): Openness {
  if (isYoung) return 'young';
  return hidesUsername ? 'reserved' : 'open';
}
