import styles from './marked.module.css'

/** A text with the part that was looked for set off. */
export function Marked({ text, part }: { readonly text: string; readonly part: string }) {
  const at = part === '' ? -1 : text.toLocaleLowerCase().indexOf(part.toLocaleLowerCase())
  if (at < 0) return text
  const end = at + part.length
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles['mark']}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
