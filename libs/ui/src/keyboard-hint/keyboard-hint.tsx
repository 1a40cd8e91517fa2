import styles from './keyboard-hint.module.css'

export interface KeyboardHintProps {
  /** Keys held together: ["Mod", "K"]; Mod is ⌘ on Apple devices and Ctrl elsewhere. */
  keys: readonly string[]
}

/** Shows a shortcut the way the person's own keyboard is labelled. */
export function KeyboardHint({ keys }: KeyboardHintProps) {
  return (
    <span className={styles['hint']}>
      {keys.map((key) => (
        <kbd key={key} className={styles['key']}>
          {labelOf(key)}
        </kbd>
      ))}
    </span>
  )
}

function labelOf(key: string): string {
  const apple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  const words: Record<string, string> = {
    Mod: apple ? '⌘' : 'Ctrl',
    Shift: '⇧',
    Alt: apple ? '⌥' : 'Alt',
    Enter: '↵',
    Up: '↑',
    Down: '↓',
  }
  return words[key] ?? key
}
