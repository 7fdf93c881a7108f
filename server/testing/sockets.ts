/** Sends raw bytes to a listening server, including bytes that no ordinary client sends. */
import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** All bytes received, once the server has closed the connection. */
  closed: Promise<string>;
}

export function openRaw(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<string>((resolve) => {
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => {
      received += text;
    });
    socket.on('error', () => {}).on('close', () => resolve(received));
  });
  return { socket, closed };
}

/** Sends the text at once and waits until the server closes the connection. */
export function sayRaw(port: number, text: string): Promise<string> {
  const { socket, closed } = openRaw(port);
  socket.write(text);
  return closed;
}
