import { useMedia } from '@atrium/ui/media'

/** Whether the window is as narrow as a phone. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 599px)')
}
