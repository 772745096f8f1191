import { ApplyHourValuesDocument, DeleteHourValueDocument } from '../../gql/generated/staff.ts';
import { writing } from '../../resources/method.ts';

export const deleteHourValue = writing(DeleteHourValueDocument, (data) => data.deleteHourValue);

/** Gives past recaps the values as they are now; answers with how many changed. */
export const applyHourValues = writing(ApplyHourValuesDocument, (data) => data.applyHourValues);
