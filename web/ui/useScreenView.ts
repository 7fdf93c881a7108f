import { useMemo, useSyncExternalStore } from 'react';

function listen(onChange: () => void): () => void {
  const targets: (EventTarget | null)[] = [window, window.visualViewport];
  for (const target of targets) target?.addEventListener('resize', onChange);
  return () => {
    for (const target of targets) target?.removeEventListener('resize', onChange);
  };
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
