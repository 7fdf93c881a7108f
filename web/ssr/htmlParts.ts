/**
 * The HTML of a page in three parts: the head with its script links, the visible body, and the scripts with their data.
 * The body is most of the page and is not changed.
 */
export interface HtmlParts {
  head: string;
  body: string;
  end: string;
}

export function splitHtml(html: string): HtmlParts {
  const body = html.indexOf('<body');
  const scripts = html.indexOf('<script', body);
  const end = scripts < 0 ? html.length : scripts;
  return { head: html.slice(0, body), body: html.slice(body, end), end: html.slice(end) };
}

/** Not joined: the bytes are concatenated later anyway. */
export const listParts = ({ head, body, end }: HtmlParts): readonly string[] => [head, body, end];
