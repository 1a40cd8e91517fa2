import styles from './option-tag.module.css'

const colors = ['grey', 'blue', 'cyan', 'green', 'yellow', 'orange', 'red', 'purple']

/** A choice as a small coloured label; unknown colours are grey. */
export function OptionTag({ label, color = 'grey' }: { label: string; color?: string }) {
  const known = colors.includes(color) ? color : 'grey'
  return (
    <span className={`${styles['tag']} ${styles[known]}`} title={label}>
      {label}
    </span>
  )
}
