import { RemoveStaffDocument } from '../../gql/generated/staff.ts';
import { writing } from '../../resources/method.ts';

/** Takes the rights of staff from an account, which stays. */
export const removeStaff = writing(RemoveStaffDocument, (data) => data.removeStaff);
