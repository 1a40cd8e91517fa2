import type { SelectOption } from './select-props'
import styles from './choice.module.css'

interface ChoiceProps {
  option: SelectOption<string | number>
}

export function Choice({ option }: ChoiceProps) {
  return (
    <span className={styles['choice']}>
      {option.icon}
      <span className={styles['texts']}>
        <span className={styles['label']}>{option.label}</span>
        {option.description && <span className={styles['description']}>{option.description}</span>}
      </span>
    </span>
  )
}
