import styles from './avatar.module.css'

export interface AvatarProps {
  /** The person's or thing's whole name; initials and colour come from it. */
  name: string
  src?: string | undefined
  size?: 20 | 24 | 32 | 40 | 64
  /** Square for enterprises and applications. */
  square?: boolean
  /** Speaks the name; leave it out where the name stands beside. */
  named?: boolean
}

/** A face, or initials in a colour that stays the same for the same name. */
export function Avatar({ name, src, size = 24, square = false, named = false }: AvatarProps) {
  const tone = styles[`tone${hueOf(name)}`]
  const shape = square ? styles['square'] : styles['round']
  const letters = square ? firstLetter(name) : initials(name, size < 32 ? 1 : 2)
  return (
    <span
      className={`${styles['avatar']} ${tone} ${shape}`}
      style={{ width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.4)) }}
      // Drawn, not written: a button with a face in it is not called by its initials.
      data-letters={src ? undefined : letters}
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {src && <img className={styles['face']} src={src} alt="" />}
    </span>
  )
}

export interface AvatarStackProps {
  names: readonly string[]
  /** So many faces; the rest is a number. */
  max?: number
  size?: 20 | 24 | 32
}

/** Several people at once. */
export function AvatarStack({ names, max = 3, size = 24 }: AvatarStackProps) {
  const rest = names.length - max
  return (
    <span className={styles['stack']}>
      <span className="atr-hidden">{names.join(', ')}</span>
      {names.slice(0, max).map((name) => (
        <Avatar key={name} name={name} size={size} />
      ))}
      {rest > 0 && <span className={styles['rest']}>+{rest}</span>}
    </span>
  )
}

/** Two letters of a Latin name, the last one or two of a Chinese one (the given name). */
export function initials(name: string, given = 2): string {
  const text = name.trim()
  if (/\p{Script=Han}/u.test(text)) return segments(text).slice(-given).join('')
  const words = text.split(/[\s._-]+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return `${segments(first)[0] ?? ''}${segments(last)[0] ?? ''}`.toUpperCase()
}

/** What stands for a thing, whose name says the most at its beginning. */
function firstLetter(name: string): string {
  return (segments(name.trim())[0] ?? '').toUpperCase()
}

function segments(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), (part) => part.segment)
}

function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (sum % 6) + 1
}
