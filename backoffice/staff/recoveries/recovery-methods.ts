import { GrantFactorRecoveryDocument, RefuseFactorRecoveryDocument } from '../../gql/generated/staff.ts';
import { writing } from '../../resources/method.ts';

/** Agrees to take a second factor off, 24 hours from now. */
export const grantRecovery = writing(GrantFactorRecoveryDocument, (data) => data.grantFactorRecovery);

/** Leaves it on. */
export const refuseRecovery = writing(RefuseFactorRecoveryDocument, (data) => data.refuseFactorRecovery);
