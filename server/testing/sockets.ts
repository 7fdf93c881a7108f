/** Talks to a listening server byte by byte, as no well-meaning client would. */
import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** All that came back, once the other end has closed the connection. */
  closed: Promise<string>;
}

export function openRaw(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<string>((resolve) => {
    let heard = '';
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text;
    });
    socket.on('error', () => {}).on('close', () => resolve(heard));
  });
  return { socket, closed };
}

/** Says it at once and waits for all that comes back. */
export function sayRaw(port: number, text: string): Promise<string> {
  const { socket, closed } = openRaw(port);
  socket.write(text);
  return closed;
}
