import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

// The reference: the same bytes and headers, and nothing else. Arguments: port, file of the body, headers as JSON.
const [port = '0', file = '', headers = '[]'] = process.argv.slice(2);
const body = await readFile(file);
const fields = JSON.parse(headers) as string[];

createServer((_request, response) => {
  response.writeHead(200, fields);
  response.end(body);
}).listen(Number(port), () => console.log('listening'));
