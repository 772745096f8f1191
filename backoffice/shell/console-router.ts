import { useCallback, useContext, useEffect, useRef } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';
import { UNSAFE_DataRouterContext as RouterOfPages, useLocation } from 'react-router-dom';

/**
 * How react-admin goes from page to page. Lists write what was typed in their search into the address half a second
 * later, and the page that one has left meanwhile stays until the next one has come: parameters are for the page on
 * which they were chosen, and lead no one back to it.
 */
export const consoleRouter: RouterProvider = { ...reactRouterProvider, useNavigate: useNavigateAhead };

type Navigate = ReturnType<RouterProvider['useNavigate']>;

function useNavigateAhead(): Navigate {
  const navigate = reactRouterProvider.useNavigate();
  const router = useContext(RouterOfPages)?.router;
  const { pathname } = useLocation();
  const drawn = useRef(pathname);
  useEffect(() => {
    drawn.current = pathname;
  }, [pathname]);
  return useCallback<Navigate>(
    (to, options) => {
      const isOfPage = typeof to === 'object' && to.pathname === undefined;
      const page = bare((router?.basename ?? '') + drawn.current);
      if (isOfPage && router && bare(router.state.location.pathname) !== page) return;
      return navigate(to, options);
    },
    [navigate, router],
  );
}

/** An address without double slashes and without one at its end. */
function bare(path: string): string {
  return path.replace(/\/+/g, '/').replace(/\/$/, '');
}
