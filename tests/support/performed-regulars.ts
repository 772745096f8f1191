import type { CastName } from './cast.ts';
import type { Performed } from './performed-mutations.ts';
import { makeRegulars, postMonth, scheduleSoup } from './regulars.ts';
import type { World } from './world.ts';

const OWN_CHOICE = 'one’s own choice, which gives nobody anything';

/** A mutation of a regular who is volunteer. */
const ofVolunteer =
  (text: string, as: CastName = 'volunteer') =>
  async (world: World) => {
    await scheduleSoup(world);
    await makeRegulars(world, ['volunteer']);
    return { text, as };
  };

/** The mutations about regulars, as `performed-mutations.ts` has them. */
export const PERFORMED_BY_REGULARS: readonly Performed[] = [
  {
    operation: 'becomeRegular',
    entries: [],
    reason: 'the row itself says who and since when',
    prepare: async (world: World) => {
      await scheduleSoup(world);
      const [posted] = await postMonth(world, '2026-12');
      return { text: `becomeRegular(questId: "${posted?.id}") { id }`, as: 'volunteer' };
    },
  },
  {
    operation: 'skipRegularDate',
    entries: [],
    reason: OWN_CHOICE,
    prepare: ofVolunteer('skipRegularDate(id: "volunteer", day: "2026-12-05", isSkipped: true) { id }'),
  },
  {
    operation: 'pauseRegular',
    entries: [],
    reason: OWN_CHOICE,
    prepare: ofVolunteer('pauseRegular(id: "volunteer", until: "2026-12-05") { id }'),
  },
  {
    operation: 'keepRegular',
    entries: [],
    reason: OWN_CHOICE,
    prepare: ofVolunteer('keepRegular(id: "volunteer") { id }'),
  },
  {
    operation: 'endRegular',
    entries: ['regular-taken-off'],
    prepare: ofVolunteer('endRegular(id: "volunteer")', 'managers'),
  },
  {
    operation: 'setRegularShare',
    entries: ['regular-share-set'],
    prepare: async () => ({
      text: 'setRegularShare(providerId: "1", percent: 50) { percent }',
      as: 'managers',
    }),
  },
];
