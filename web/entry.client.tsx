import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { allowNoMarkupInTexts } from './trustedTypes.ts';
import { watchForConjuncts } from './wholeBangla.ts';

allowNoMarkupInTexts();
watchForConjuncts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** Once all else is there. A browser that will have none of it goes without. */
function keepPageForNoNetwork() {
  void navigator.serviceWorker?.register('/serviceWorker.js').catch(() => undefined);
}

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') keepPageForNoNetwork();
  else window.addEventListener('load', keepPageForNoNetwork, { once: true });
}
