import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Sends the beginning of a request to a receiver on this machine, and breaks the connection. */
export const breakOff = async (port: number): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 100\r\n\r\n{"id":`);
  // The receiver must have begun to read.
  await pause(200);
  socket.destroy();
  await pause(200);
};
