// @ts-check
import { hasNchan, startNchan } from './nginx.js'
import { startNode } from './node-server.js'

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} note what it is set up as
 * @property {() => Promise<import('./node-server.js').Server>} start
 * @property {boolean} [isSocket] whether it speaks WebSocket
 * @property {boolean} [resumes] whether it sends what was missed
 * @property {() => boolean} [isHere]
 */

/** Who carries messages to browsers, one process each. @type {Record<string, Peer>} */
export const peers = {
  belfry: {
    name: 'Belfry',
    note: '`createRelay` on node:http, `memoryLog`; history, resume, `authorize`',
    start: () => startNode('belfry'),
    resumes: true,
  },
  nchan: {
    name: 'nchan',
    note: 'nginx, one worker, event streams of two channels each; buffers 100, resumes; no check of who reads',
    start: startNchan,
    resumes: true,
    isHere: hasNchan,
  },
  ws: {
    name: 'ws',
    note: 'WebSockets without compression, one buffer for all; no history',
    start: () => startNode('ws'),
    isSocket: true,
  },
  'better-sse': {
    name: 'better-sse',
    note: 'a channel of all sessions; no history',
    start: () => startNode('better-sse'),
  },
  hono: {
    name: 'Hono',
    note: '`streamSSE` with `@hono/node-server`; no history',
    start: () => startNode('hono'),
  },
}
