export {
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  ToastRelay,
  type ToastRelayProps,
  useToast,
} from './toast'
