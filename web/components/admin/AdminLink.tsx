import type { ComponentProps } from 'react';
import { mayOpen } from '#web/auth/adminPlaces.ts';
import { useUser } from '#web/auth/session.ts';
import { Link } from '#web/ui/Link.tsx';

type AdminLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link to another part of the admin area: plain text for those who may not open it. */
export function AdminLink(props: AdminLinkProps) {
  const isAllowed = mayOpen(useUser(), props.to);
  return isAllowed ? <Link {...props} /> : props.children;
}
