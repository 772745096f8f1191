import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import './theme/font-fallbacks.css';
import './theme/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadSession } from './session/session.ts';
import { StylesByNonce } from './theme/StylesByNonce.tsx';

// Asked before the first render: the answer is on its way while React starts. Failures are the auth provider's.
loadSession().catch(() => undefined);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');
createRoot(container).render(
  <StrictMode>
    <StylesByNonce>
      <App />
    </StylesByNonce>
  </StrictMode>,
);
