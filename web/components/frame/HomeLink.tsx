import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface HomeLinkProps {
  label?: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

const settleMs = 100;

function glideToTop() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}

/** Home, and up to its top once the page stands: also for those who are home already, far down. */
export function HomeLink({ label, className, onClick, children }: HomeLinkProps) {
  const goHome = () => {
    onClick?.();
    window.setTimeout(glideToTop, settleMs);
  };
  return (
    <Link
      to="/"
      prefetch="intent"
      preventScrollReset
      aria-label={label}
      className={className}
      onClick={goHome}
    >
      {children}
    </Link>
  );
}
