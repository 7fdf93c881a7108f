import { type LinkProps, Link as RouterLink } from 'react-router';

export type { LinkProps };

/** With data saving on, do not spend data on a page that the user may not open. The server's render does not prefetch. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A link to a page. The page's code and data load when the link is hovered, focused or touched. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch={savesData() ? 'none' : 'intent'} {...props} />;
}
