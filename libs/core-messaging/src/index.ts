export {
  createMessenger,
  type ConnectOptions,
  type Messenger,
  type MessengerConfig,
} from './messenger'
