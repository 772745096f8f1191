import { VISITOR } from '#api/access/auth/caller.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { type GraphqlDeps, runOperation } from '#api/graphql/run.ts';
import type { ProfilePart } from '#domain/attendance/public-profile.ts';
import type { SharedProfile } from '#domain/brand/pictures/profile-picture.ts';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';

const QUERY = `query SharedProfile($id: ID!) {
  getServiceRecord(id: $id) {
    shown hasPictures
    chariteer { id username favoriteDistricts { id } }
    volunteerMinutes questsCompleted
    ${CATEGORY_IDS.map((id) => `${id}QuestsCompleted`).join(' ')}
  }
}`;

type Answer = {
  getServiceRecord:
    | (SharedProfile['numbers'] & {
        shown: readonly ProfilePart[];
        hasPictures: boolean;
        chariteer: { id: string; username: string; favoriteDistricts: { id: string }[] };
      })
    | null;
};

/** What everybody may know of a volunteer, for the picture of the profile; null when there is no profile for all, or none with pictures. */
export async function findSharedProfile(
  deps: GraphqlDeps,
  id: string,
  facts: RequestFacts,
): Promise<SharedProfile | null> {
  const request = { query: QUERY, variables: { id }, operationName: null };
  const { result } = await runOperation(deps, request, VISITOR, facts);
  const record = (result.data as Answer | undefined | null)?.getServiceRecord;
  if (!record?.hasPictures) return null;
  const { username, favoriteDistricts } = record.chariteer;
  return {
    id,
    username,
    shown: record.shown,
    numbers: record,
    patternId: favoriteDistricts[0]?.id ?? id,
    isCrowned: id === deps.config.demoVolunteerId,
  };
}
