import {
  ConsoleAnswerHoursClaimDocument,
  ConsoleHoursClaimsDocument,
} from '../gql/generated/hours-claims.ts';
import { reading, writing } from '../resources/method.ts';

/** Open claims of a charity; without one those that the product's staff decide. */
export const hoursClaims = reading(ConsoleHoursClaimsDocument, (data) => data.hoursClaims);

export const answerHoursClaim = writing(ConsoleAnswerHoursClaimDocument, (data) => data.answerHoursClaim, {
  wording: 'attendance',
});
