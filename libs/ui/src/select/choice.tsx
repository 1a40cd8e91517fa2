import type { ReactNode } from 'react'
import { useWords } from '../locale'
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

interface NoChoiceProps {
  loading: boolean
  children: ReactNode
}

export function NoChoice({ loading, children }: NoChoiceProps) {
  const words = useWords(texts)
  return <div className={styles['none']}>{loading ? words.loading : (children ?? words.none)}</div>
}

const texts = {
  'zh-CN': { loading: '正在查找', none: '没有可选的项' },
  en: { loading: 'Looking up', none: 'Nothing to choose' },
}
