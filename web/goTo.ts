/** Lets what stands outside React (stores, the API's door) send the browser to another page. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

type Go = (path: string) => void;

const byReload: Go = (path) => window.location.assign(path);
let go: Go = byReload;

export const goTo: Go = (path) => go(path);

/** Mounted once, in the frame: from then on `goTo` is a navigation, not a reload. */
export function useGoTo(): void {
  const navigate = useNavigate();
  useEffect(() => {
    go = (path) => void navigate(path);
    return () => {
      go = byReload;
    };
  }, [navigate]);
}
