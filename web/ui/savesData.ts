/** True if the visitor has told the browser to save data. False on the server. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
