import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** The one of this page, under which its policy allows scripts and style elements. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const styles = createCache({ key: 'css', nonce });

/**
 * The component library writes its styles as the page goes on; the policy allows them by the page's nonce. The calendar
 * looks for the same one by itself.
 */
export function StylesByNonce({ children }: { children: ReactNode }) {
  return <CacheProvider value={styles}>{children}</CacheProvider>;
}
