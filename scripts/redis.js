// @ts-check
import { prepareProgram } from './system.js'

/** Finds or fetches the Redis that the relay's engine is tested with. */
export const prepareRedis = () => prepareProgram('redis-server', 'what needs Redis')

/** Finds or fetches the proxy that the relay must get through. */
export const prepareProxy = () => prepareProgram('nginx', 'what needs a proxy')
