import { useLocation, useNavigate } from 'react-router-dom';
import { useOrganization } from '../../session/use-organization.ts';

/** What of an address is about time and not about a charity: the month of the calendar, the period of the Data page. */
const KEPT = ['month', 'period'];

/**
 * Selects another organization and begins its page anew: records, filters and page numbers were those of the last. The
 * time that is looked at stays.
 */
export function useSwitchOrganization(): (providerId: string) => void {
  const { choose } = useOrganization();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (providerId) => {
    const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name));
    choose(providerId);
    void navigate({ pathname: `/${pathname.split('/')[1] ?? ''}`, search: `${new URLSearchParams(kept)}` });
  };
}
