// @ts-check
import { createServer } from 'node:http'
import { createRelay, memoryLog } from '../../../dist/relay/index.js'
import { redisLog } from '../../../dist/relay/redis/index.js'
import { serve, userOf } from './serve.js'

const url = process.env.REDIS_URL
const relay = createRelay({
  log: url ? redisLog({ url }) : memoryLog(),
  authorize: (request) => ({ user: userOf(request.url), channels: ['all'] }),
})

serve(createServer(relay.node), {
  broadcast: (text) =>
    relay.publish({ channel: 'all' }, { title: 'Build finished', message: text }),
  tell: (user, text) => relay.publish({ user }, { title: 'Build finished', message: text }),
})
