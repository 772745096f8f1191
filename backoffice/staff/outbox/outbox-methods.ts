import {
  RetryFailedMailsDocument,
  RetryMailDocument,
  StaffMailServerDocument,
} from '../../gql/generated/staff.ts';
import { reading, writing } from '../../resources/method.ts';

/** How the mail server is. */
export const mailServer = reading(StaffMailServerDocument, (data) => data.mailServer);

/** Sends one email again. */
export const retryMail = writing(RetryMailDocument, (data) => data.retryOutboxMessage);

/** Sends all again that have failed and still have their text. */
export const retryFailedMails = writing(RetryFailedMailsDocument, (data) => data.retryFailedMails);
