import { useWords } from '../locale'
import styles from './strength-meter.module.css'

export interface StrengthMeterProps {
  strength: 'low' | 'medium' | 'high'
}

/** How hard a password is to guess, in words and three bars. */
export function StrengthMeter({ strength }: StrengthMeterProps) {
  const words = useWords(texts)
  return (
    <output className={styles['meter']} data-strength={strength} aria-label={words.strength}>
      <span className={styles['bars']} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      {words[strength]}
    </output>
  )
}

const texts = {
  'zh-CN': { strength: '密码强度', low: '弱', medium: '中', high: '强' },
  en: { strength: 'Password strength', low: 'Low', medium: 'Medium', high: 'High' },
}
