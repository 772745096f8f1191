import { EditQuestsDocument, PreviewQuestsEditDocument } from '../../gql/generated/quests.ts';
import { reading, writing } from '../../resources/method.ts';

/** What a change of several quests would do. */
export const severalPreview = reading(PreviewQuestsEditDocument, (data) => data.previewQuestsEdit);

/** Changes several quests alike. */
export const editSeveral = writing(EditQuestsDocument, (data) => data.editQuests);
