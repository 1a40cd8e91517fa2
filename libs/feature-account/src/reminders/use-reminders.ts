import { useEffect, useState } from 'react'
import { remindersIn, type ShownReminder } from './reminders-in'

/** What the socket reminded of and nobody has looked at yet; each kind once. */
export function useReminders(): [readonly ShownReminder[], (seen: ShownReminder) => void] {
  const [waiting, setWaiting] = useState<readonly ShownReminder[]>([])
  useEffect(() => {
    function hear(event: Event) {
      const told = remindersIn((event as CustomEvent<unknown>).detail)
      if (told.length > 0) setWaiting((known) => [...new Set([...known, ...told])])
    }
    window.addEventListener('socketMessage', hear)
    return () => window.removeEventListener('socketMessage', hear)
  }, [])
  return [waiting, (seen) => setWaiting((known) => known.filter((each) => each !== seen))]
}
