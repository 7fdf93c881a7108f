import type { ComponentType, ReactNode } from 'react';
import { useMatches } from 'react-router';
import { ShopFrame } from './ShopFrame.tsx';

/** The `handle` of a route whose pages have another frame than the shop's. */
export interface FrameHandle {
  /** Renders the `main` element, and everything around it. */
  Frame: ComponentType<{ children: ReactNode }>;
}

const frameOf = (handle: unknown) => (handle as Partial<FrameHandle> | undefined)?.Frame;

/** The frame of the current page. It is part of its route's code, so the shop does not load the frame of admin. */
export const useFrame = (): FrameHandle['Frame'] =>
  useMatches()
    .map(({ handle }) => frameOf(handle))
    .findLast((Frame) => Frame !== undefined) ?? ShopFrame;
