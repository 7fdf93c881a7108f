/**
 * A page as React wrote it, in three: what asks for scripts, what is to be seen, and the scripts themselves with the
 * data they start from. The middle is most of it and is left as it is.
 */
export interface PageText {
  head: string;
  body: string;
  end: string;
}

export function cut(html: string): PageText {
  const body = html.indexOf('<body');
  const scripts = html.indexOf('<script', body);
  const end = scripts < 0 ? html.length : scripts;
  return { head: html.slice(0, body), body: html.slice(body, end), end: html.slice(end) };
}

/** Not joined again: as bytes they will be in one piece anyway. */
export const piecesOf = ({ head, body, end }: PageText): readonly string[] => [head, body, end];
