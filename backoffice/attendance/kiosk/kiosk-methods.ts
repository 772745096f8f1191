import { OpenKioskDocument } from '../../gql/generated/attendance.ts';
import { writing } from '../../resources/method.ts';

/** Makes this browser a quest's kiosk, and logs out here. */
export const openKiosk = writing(OpenKioskDocument, (data) => data.openKiosk);
