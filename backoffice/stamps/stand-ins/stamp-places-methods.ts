import { SetStampPlacesDocument, StampPlacesDocument } from '../../gql/generated/stamps.ts';
import { reading, writing } from '../../resources/method.ts';

/** Whether people may hand on places of a stamp's quests. */
export const stampPlaces = reading(StampPlacesDocument, (data) => data.stampPlaces);

/** Says whether they may. */
export const setStampPlaces = writing(SetStampPlacesDocument, (data) => data.setStampPlaces);
