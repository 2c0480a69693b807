import type { IncomingMessage, RequestListener, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server } from './node-http.ts';

interface Options extends ServerOptions {
  /** How long requests in progress may go on after `close`, in seconds. */
  stopSeconds: number;
  /** Answers a request before it returns, or returns false. Such requests are not counted, which saves time. */
  serveFromCache?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** How long a client may read nothing of its response, in ms. */
const STALLED_MS = 60_000;

/**
 * A server whose `close` ends in bounded time and cuts off no response before its deadline. Node's own does neither: it
 * never closes a connection that has sent nothing or half a header, and destroys one as soon as its response is written,
 * even if the client still reads. It also cuts off clients that stop reading: Node would hold their responses for ever.
 */
export class GracefulServer extends Server {
  /** How many requests are in progress on each open connection. */
  readonly #inProgress = new Map<Socket, number>();
  readonly #options: Options;
  readonly #listener: RequestListener;
  readonly #siblings: GracefulServer[] = [];
  #isStopping = false;

  constructor(options: Options, listener: RequestListener) {
    super(options, (request, response) => {
      if (!this.#isStopping && options.serveFromCache?.(request, response)) return;
      const { socket } = request;
      this.#count(socket, 1);
      response.once('close', () => this.#count(socket, -1));
      listener(request, response);
    });
    this.#options = options;
    this.#listener = listener;
    this.timeout = STALLED_MS;
    this.on('timeout', (socket: Socket) => this.#endUnlessWorking(socket));
    this.on('connection', (socket: Socket) => {
      this.#inProgress.set(socket, 0);
      socket.once('close', () => this.#inProgress.delete(socket));
      if (this.#isStopping) socket.destroy();
    });
  }

  /** Creates a server for another address with the same handler. It is closed together with this one. */
  sibling(): GracefulServer {
    const { keepAliveTimeout, requestTimeout } = this;
    const sibling = new GracefulServer({ ...this.#options, keepAliveTimeout, requestTimeout }, this.#listener);
    this.#siblings.push(sibling);
    return sibling;
  }

  /** Calls back once no connection is left, here and on the siblings. */
  override close(callback?: (error?: Error) => void): this {
    this.#isStopping = true;
    if (this.listening) {
      const deadline = setTimeout(() => this.closeAllConnections(), this.#options.stopSeconds * 1000);
      this.once('close', () => clearTimeout(deadline));
    }
    const siblings = this.#siblings.map(
      (sibling) => new Promise<void>((resolve) => sibling.close(() => resolve())), // also called if it never listened
    );
    return super.close((error) => void Promise.all(siblings).then(() => callback?.(error)));
  }

  /** Node calls this from `close`. */
  override closeIdleConnections(): void {
    // A response that was written may still be in the socket's buffer.
    for (const [socket, requests] of this.#inProgress) if (requests === 0) socket.destroySoon();
  }

  override closeAllConnections(): void {
    for (const socket of this.#inProgress.keys()) socket.destroy();
  }

  /** Called when a connection was silent for `STALLED_MS`. Keeps it open while a response is still being made. */
  #endUnlessWorking(socket: Socket): void {
    const isIdle = this.#inProgress.get(socket) === 0;
    if (isIdle || socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(this.timeout);
  }

  #count(socket: Socket, change: 1 | -1): void {
    const requests = this.#inProgress.get(socket);
    if (requests === undefined) return;
    this.#inProgress.set(socket, requests + change);
    if (this.#isStopping && requests + change === 0) socket.destroySoon();
  }
}
