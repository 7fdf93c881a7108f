import { type LinkProps, Link as RouterLink } from 'react-router';
import { savesData } from './savesData.ts';

export type { LinkProps };

/** A link to a page, whose code and data load when the link is hovered, focused or touched, unless the visitor saves data. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch={savesData() ? 'none' : 'intent'} {...props} />;
}
