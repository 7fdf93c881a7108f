import { type ComponentType, createElement, type ReactNode, type SVGProps } from 'react';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** An icon of lines in the color of the text. Screen readers skip it. */
export function icon(shapes: ReactNode): Icon {
  const looks = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 24 24',
    width: 24,
    height: 24,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
  } as const;
  return (props) => createElement('svg', { ...looks, ...props }, shapes);
}
