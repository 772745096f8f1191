import { newQuestValues } from '#domain/quests/quest-values.ts';
import type { QuestDetailDataFragment } from '../../gql/generated.ts';

/** A published quest as the API sends it to a volunteer, for tests. */
export const questFixture: QuestDetailDataFragment = {
  id: 'q-1',
  providerId: '1',
  ...newQuestValues({}, null),
  provider: { id: '1', name: 'Harbor Table Kitchen', district: { name: 'Hoboken' } },
  eventTitle: 'Lunch line',
  translation: null,
  eventType: 'OSV',
  description: '<p><b>Serve</b> lunch &amp; smile.</p><ul><li>Wear closed shoes</li></ul>',
  serviceTags: ['food'],
  publishingStatus: 'Published',
  startedAt: '2026-11-17T16:30:00.000Z',
  endedAt: '2026-11-17T19:00:00.000Z',
  flexibleMinimumTime: null,
  location: {
    name: 'Hall',
    address: '412 River Terrace, Hoboken, NJ 07030',
    detail: null,
    latitude: null,
    longitude: null,
  },
  resourceMaxNumber: 6,
  takenCount: 2,
  isOver: false,
  viewerIsManager: false,
  viewerContract: null,
  viewerVerdict: {
    verdict: 'OPEN',
    isTooYoung: false,
    completedMinutes: 0,
    prerequisiteMinutes: 0,
    agePolicy: { name: 'All ages', supervisedAge: 0, soloAge: 1, maxAge: 100 },
    trainings: [],
    acceptsOrganizationCode: false,
    applicationLink: null,
  },
  childVerdicts: [],
  reservation: null,
  pledgedContracts: [],
};
