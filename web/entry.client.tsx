import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchInstallOffer } from '#web/browser/installOffer.ts';
import { allowNoMarkupInTexts } from '#web/browser/trustedTypes.ts';

allowNoMarkupInTexts();
watchInstallOffer();

// Without `useTransitions={false}` the router has the next page rendered in pieces of 5 ms, with frames between, and the page
// that is left once more: a phone then takes 240 ms longer (bench/README.md).
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

/** Runs after the page has loaded. Browsers that refuse service workers store no pages. */
function registerServiceWorker() {
  void navigator.serviceWorker?.register('/serviceWorker.js').catch(() => undefined);
}

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') registerServiceWorker();
  else window.addEventListener('load', registerServiceWorker, { once: true });
}
