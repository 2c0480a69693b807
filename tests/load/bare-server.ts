import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The baseline: node:http alone sends the same bytes and headers for each path. Reads them from a file. */
interface Route {
  path: string;
  headers: string[];
  /** In base64. */
  body: string;
}

const [file = '', port = ''] = process.argv.slice(2);
const list = JSON.parse(readFileSync(file, 'utf8')) as Route[]; // written by the bench
const routes = new Map(list.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]));

createServer((request, response) => {
  const route = routes.get(request.url ?? '');
  if (route) response.writeHead(200, route.headers).end(route.body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1', () => console.log('Panel  none'));
