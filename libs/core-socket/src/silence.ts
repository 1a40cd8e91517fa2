/** Notices a line that is open by name only: once the server has said that it is alive, it must go on saying so. */
export function createSilence(limit: number, onSilent: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Something came; `alive` starts the watch. */
    heard({ alive }: { alive: boolean }) {
      if (!alive && timer === undefined) return
      clearTimeout(timer)
      timer = setTimeout(onSilent, limit)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
