export { type BorrowedClient, redisLog, type RedisLogOptions } from './redis-log.ts'
