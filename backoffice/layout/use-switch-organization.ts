import { useLocation, useNavigate } from 'react-router-dom';
import { useOrganization } from './use-organization.ts';

/** Selects another organization. A page about one record of the last one gives way to its list. */
export function useSwitchOrganization(): (providerId: string) => void {
  const { choose } = useOrganization();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (providerId) => {
    choose(providerId);
    const [page = '', ...record] = pathname.split('/').filter(Boolean);
    if (record.length > 0) void navigate(`/${page}`);
  };
}
