import { useCanAccess } from 'react-admin';
import { HoursClaims } from './HoursClaims.tsx';

type Props = { providerId: string; questId?: string };

/** Open claims at a charity, for who takes attendance there. */
export function OwnHoursClaims({ providerId, ...of }: Props) {
  const { canAccess } = useCanAccess({ resource: 'attendance', action: 'edit', record: { providerId } });
  return canAccess ? <HoursClaims providerId={providerId} {...of} /> : null;
}
