export { connectSocket, type Socket, type SocketConfig } from './connect-socket'
export { socketOf } from './socket-of'
export { useSocketStatus, type SocketPhase } from './socket-status'
