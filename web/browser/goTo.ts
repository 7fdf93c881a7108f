/** Lets code outside React (stores, the API client) navigate to another page. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

type Go = (path: string) => void;

const byReload: Go = (path) => window.location.assign(path);
let go: Go = byReload;

export const goTo: Go = (path) => go(path);

/** Mounted once, in the page layout. From then on `goTo` navigates without a reload. */
export function useGoTo(): void {
  const navigate = useNavigate();
  useEffect(() => {
    go = (path) => void navigate(path);
    return () => {
      go = byReload;
    };
  }, [navigate]);
}
