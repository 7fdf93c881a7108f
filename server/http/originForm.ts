/**
 * A request may carry an absolute URL as its target, as clients of a proxy send it (RFC 9112, 3.2.2). Its host is
 * ignored, like the Host header, because the server serves one shop only.
 */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}
