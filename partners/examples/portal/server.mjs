import { createServer } from 'node:http';

createServer((_, res) => res.end('soon')).listen(process.env.PORT, '127.0.0.1');
