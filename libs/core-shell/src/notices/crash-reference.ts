/** What a person quotes about a page that crashed; the same stands in the browser's log beside the error. */
export function crashReference(): string {
  const time = new Date().toISOString().replaceAll(/[-:]|\..*/g, '')
  const chance = crypto.getRandomValues(new Uint8Array(3))
  const letters = Array.from(chance, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${time}-${letters}`.toLowerCase()
}
