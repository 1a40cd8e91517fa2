import { useEffect } from 'react'

/** Calls back on Ctrl K, or Cmd K on Apple devices, wherever the focus is. */
export function usePaletteKey(onPress: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onPress])
}
