import { useMemo, useSyncExternalStore } from 'react';

/** A zoomed page is resized. A window that moves to another screen may not be, but its pixels change. */
function listen(onChange: () => void): () => void {
  const targets: (EventTarget | null)[] = [window, window.visualViewport];
  const stop = new AbortController();
  const { signal } = stop;
  for (const target of targets) target?.addEventListener('resize', onChange, { signal });
  const watchPixels = () => {
    const same = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    same.addEventListener('change', noticePixels, { signal, once: true });
  };
  const noticePixels = () => {
    watchPixels();
    onChange();
  };
  watchPixels();
  return () => stop.abort();
}

/** As text, because React compares it. */
function read(): string {
  const { devicePixelRatio, visualViewport, screen } = window;
  const sides = [screen.width, screen.height].sort((one, other) => other - one);
  return JSON.stringify([devicePixelRatio, visualViewport?.scale ?? 1, ...sides]);
}

/** How the browser shows the page: device pixels per pixel, pinch zoom, and the sides of the screen, the longer first. */
export function useScreenView() {
  const text = useSyncExternalStore(listen, read, () => '[1,1,0,0]');
  return useMemo(() => {
    const [ratio, pinch, long, short] = JSON.parse(text) as [number, number, number, number];
    return { ratio, pinch, sides: [long, short] as const };
  }, [text]);
}
