/** The outline of a text: what is kept tells it apart for who knows it, and tells nobody else. */
export function maskText(text: string): string {
  const characters = Array.from(text)
  const { length } = characters
  if (length < 3) return '*'.repeat(Math.max(length, 1))
  const [head, tail] = length >= 8 ? [3, Math.min(4, length - 6)] : [1, length > 3 ? 1 : 0]
  const hidden = '*'.repeat(length - head - tail)
  return [...characters.slice(0, head), hidden, ...characters.slice(length - tail)].join('')
}
