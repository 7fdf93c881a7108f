/** Parses a mail as a mail program does: unfolds and decodes the headers, and decodes both parts to text. */
export interface ReadMail {
  headers: Record<string, string>;
  text: string;
  html: string;
}

export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map(split) : [];
  const part = (type: string) => {
    const found = parts.find((candidate) => candidate.headers['content-type']?.startsWith(type));
    return found ? decoded(found) : '';
  };
  return { headers, text: part('text/plain'), html: part('text/html') };
}

interface Split {
  headers: Record<string, string>;
  body: string;
}

function split(raw: string): Split {
  const [head = '', ...rest] = raw.replace(/^\r\n/, '').split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}

function decoded({ headers, body }: Split): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return quotedPrintable(body.replace(/=\r\n/g, ''));
  return body.replace(/\r\n/g, '\n');
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n/g, '\n');
}

/** Decodes headers with characters outside ASCII: =?UTF-8?Q?…?= and =?UTF-8?B?…?=. */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
}
