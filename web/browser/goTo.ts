/** Lets code outside React (stores, the API client) navigate to another page. */
import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { addressOf, placeOf } from './place.ts';

type Go = (path: string) => void;

const byReload: Go = (path) => window.location.assign(addressOf(path));
let go: Go = byReload;
let loadingPath: string | null = null;

export const goTo: Go = (path) => go(path);

/** Path and query of the page that the user wants: the one that is loading, or this one. */
export const wantedPath = (): string => loadingPath ?? placeOf(window.location);

/**
 * Mounted once, in the page layout. From then on `goTo` navigates without a reload. It is a component of its own, so
 * that a navigation does not render the whole layout again.
 */
export function NavigationListener(): null {
  const navigate = useNavigate();
  const { location } = useNavigation();
  useEffect(() => {
    go = (path) => void navigate(path);
    return () => {
      go = byReload;
    };
  }, [navigate]);
  useEffect(() => {
    loadingPath = location ? placeOf(location) : null;
    return () => {
      loadingPath = null;
    };
  }, [location]);
  return null;
}
