import { EditTrainingRecordDocument, OfferedTrainingsDocument } from '../../gql/generated/trainings.ts';
import { reading, writing } from '../../resources/method.ts';

/** The trainings that a charity offers, by name. */
export const offeredTrainings = reading(
  OfferedTrainingsDocument,
  ({ provider }) => provider?.templateOrientations ?? [],
);

/** Changes what a volunteer has of a training; what someone else has changed meanwhile comes back as a conflict. */
export const editTrainingRecord = writing(EditTrainingRecordDocument, (data) => data.updateOrientation, {
  wording: 'training-record-update',
});
