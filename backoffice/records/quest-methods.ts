import {
  ReleaseReservationDocument,
  ReserveQuestDocument,
  WithdrawReservationRequestDocument,
} from '../gql/generated/calendar.ts';
import {
  DeleteDraftDocument,
  EditQuestDocument,
  PreviewQuestNoticeDocument,
  PublishDraftsDocument,
  QuestToEditDocument,
  TakeBackDocument,
} from '../gql/generated/quests.ts';
import type { EditQuestMutation } from '../gql/generated.ts';
import { reading, writing } from '../resources/method.ts';

/** Changes what is given of a quest: its fields, its status, its maximum. */
export const editQuest = writing(EditQuestDocument, ({ updateQuest }) => updateQuest, {
  wording: 'quest-update',
});

export type EditedQuest = EditQuestMutation['updateQuest'];

/** A quest with all that its editor shows. */
export const questToEdit = reading(
  QuestToEditDocument,
  ({ quest, veilOfTime }) => quest && { ...quest, veilOfTime },
);

/** Whom the server would tell of changes. */
export const questNotice = reading(PreviewQuestNoticeDocument, (data) => data.previewQuestNotice);

export const deleteDraft = writing(DeleteDraftDocument, (data) => data.deleteDraft);

/** Publishes those of some drafts that can be. What is published together is taken back together. */
export const publishDrafts = writing(PublishDraftsDocument, ({ publishDrafts: drafts }) => ({
  drafts,
  undoToken: drafts.find(({ undoToken }) => undoToken !== null)?.undoToken ?? null,
}));

/** Undoes what its token stands for. */
export const takeBack = writing(TakeBackDocument, (data) => data.takeBack);

/** Reserves a quest for a guild, or asks it, as the guild wants it. */
export const reserveQuest = writing(ReserveQuestDocument, (data) => data.reserveQuest);

export const releaseReservation = writing(ReleaseReservationDocument, (data) => data.abandonContract);

export const withdrawRequest = writing(
  WithdrawReservationRequestDocument,
  (data) => data.withdrawReservationRequest,
);
