import type { ReactNode } from 'react';
import { Link } from '#web/ui/Link.tsx';

interface HomeLinkProps {
  label?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

const scrollDelayMs = 100;

function scrollToTop() {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}

/** Links to the top of the home page, also from further down on it. */
export function HomeLink({ label, className, onClick, children }: HomeLinkProps) {
  const goHome = () => {
    onClick?.();
    window.setTimeout(scrollToTop, scrollDelayMs);
  };
  return (
    <Link to="/" preventScrollReset aria-label={label} className={className} onClick={goHome}>
      {children}
    </Link>
  );
}
