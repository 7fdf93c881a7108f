import { type TouchEvent, useRef } from 'react';

/** Horizontal distance in pixels that counts as a swipe, if the vertical distance is smaller. */
const swipeLength = 48;

/** Calls `onSwipe` with 1 for a swipe to the left and -1 for one to the right. The browser handles pinch zoom. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.length === 1 && touches[0];
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const [x, y] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) >= swipeLength && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
