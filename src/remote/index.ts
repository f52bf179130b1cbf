export { connect, type ConnectOptions } from './connect.ts'
export type { RemoteState } from './connection.ts'
export type { Remote, RemoteReason } from './remote.ts'
export type { HeaderSource, RequestHeaders } from './request.ts'
