export { refusalOf } from './refusal'
export { freshDatabase, type TestConnections } from './test-database'
export { testHttp, testPassword, type TestHttp } from './test-http'
export { CallRefused, testServer, type CallOptions, type TestServer } from './test-server'
