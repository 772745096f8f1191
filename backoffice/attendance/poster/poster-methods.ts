import { QuestPosterDocument } from '../../gql/generated/attendance.ts';
import { reading } from '../../resources/method.ts';

/** The codes of a quest's poster, and the word of today. */
export const questPoster = reading(QuestPosterDocument, (data) => data.questPoster);
