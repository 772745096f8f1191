// The yardstick of a warm page: its head and bytes, by node:http and nothing else.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as Record<string, string>;

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
