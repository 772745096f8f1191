import { useOrganization } from '../session/use-organization.ts';
import { HoursClaims } from './HoursClaims.tsx';

/** Claims that charities declined and volunteers ask the product's staff about; for staff alone. */
export function StaffHoursClaims() {
  return useOrganization().isStaff ? <HoursClaims providerId={null} /> : null;
}
