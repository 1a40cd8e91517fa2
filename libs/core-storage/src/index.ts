export { cookiesWork, readCookie, writeCookie } from './cookie'
export { keptStore, localStore, sessionStore, type KeptStore } from './kept-store'
