import { useState } from 'react'

/** Puts a text on the clipboard, and whether that went well; an intranet without TLS has no clipboard. */
export function useCopied(): [boolean, (text: string) => void] {
  const [copied, setCopied] = useState(false)
  return [
    copied,
    (text) => {
      navigator.clipboard?.writeText(text).then(
        () => setCopied(true),
        () => setCopied(false),
      )
    },
  ]
}
