import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

export function sendRaw(port: number, bytes: string | Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const done = () => {
      socket.destroy();
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        head,
        body: rest.join('\r\n\r\n'),
      });
    };
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('end', done);
    socket.on('error', done);
  });
}

export const host = 'Host: localhost';
export const get = (target: string, ...headers: string[]) =>
  `${[`GET ${target} HTTP/1.1`, host, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
export const call = (method: string, target: string, body: string, ...headers: string[]) =>
  [
    `${method} ${target} HTTP/1.1`,
    host,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    '',
    body,
  ].join('\r\n');
export const bare = (line: string, ...headers: string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`;

export type Case = readonly [string, string, number, number];
