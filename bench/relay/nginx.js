// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { recordOf, stamped } from './servers/serve.js'

const MODULE = '/usr/lib/nginx/modules/ngx_nchan_module.so'

/** Whether nginx and its module are here. */
export const hasNchan = () => existsSync(MODULE)

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })

/** @param {string} folder @param {number} port */
const configuration = (folder, port) => `
load_module ${MODULE};
daemon off;
worker_processes 1;
worker_rlimit_nofile 20000;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 19000; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    keepalive_requests 1000000;
    location /pub { nchan_publisher; nchan_channel_id $arg_id; nchan_message_buffer_length 100; }
    location /sub {
      nchan_subscriber eventsource;
      nchan_channel_id all $arg_user;
      nchan_subscriber_first_message newest;
    }
  }
}`

/** nginx with nchan: one worker, each reader on the channel of all and on its own. @returns {Promise<import('./node-server.js').Server>} */
export async function startNchan() {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-nchan-'))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')])
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  await pause(1500)
  const worker = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()

  /** @param {string} id */
  const publish = (id) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(recordOf(stamped()))
      const headers = { 'Content-Length': Buffer.byteLength(body) }
      request({ port, host: '127.0.0.1', path: `/pub?id=${id}`, method: 'POST', agent, headers })
        .on('response', (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end(body)
    })

  return {
    port,
    pids: worker.split(' ').map(Number),
    pathOf: (user) => `/sub?user=${user}`,
    tidy: async () => {},
    broadcast: () => publish('all'),
    tellMany: async (count, users) => {
      const began = Date.now()
      /** @type {Promise<unknown>[]} */
      const sent = []
      for (let n = 0; n < count; n += 1) {
        while (Date.now() - began < n) await pause(1)
        sent.push(publish(`u${(n * 7919) % users}`))
      }
      await Promise.all(sent)
    },
    stop: () => {
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      agent.destroy()
      child.kill('SIGTERM')
    },
  }
}
