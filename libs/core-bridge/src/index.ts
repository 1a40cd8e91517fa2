export {
  createBridge,
  type Bridge,
  type BridgeConfig,
  type BridgeState,
  type NativeHost,
} from './bridge'
