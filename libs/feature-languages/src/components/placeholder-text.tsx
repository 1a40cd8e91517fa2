import styles from './languages.module.css'

/** A text with its placeholders set apart. */
export function PlaceholderText({ text }: { readonly text: string }) {
  const parts = text.split(/(<%\s*\w+\s*%>)/)
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
      <code key={at} className={styles['placeholder']}>
        {part.replaceAll(/[<>%\s]/g, '')}
      </code>
    ),
  )
}
