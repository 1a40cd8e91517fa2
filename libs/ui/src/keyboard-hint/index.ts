export { KeyboardHint, type KeyboardHintProps } from './keyboard-hint'
