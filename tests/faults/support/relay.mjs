// relay.mjs ADDRESS SOCKET: passes connections to PostgreSQL's port at an address on to its socket; ends with its input.
import { connect, createServer } from 'node:net';

const [address, path] = process.argv.slice(2);
createServer((socket) => {
  const other = connect(path);
  socket.pipe(other).pipe(socket);
  socket.on('error', () => other.destroy());
  other.on('error', () => socket.destroy());
}).listen(5432, address, () => console.log('ready'));
process.stdin.on('end', () => process.exit(0)).resume();
