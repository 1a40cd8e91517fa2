import { DangerIcon, SuccessIcon, WarningIcon } from '../icon'
import { useWords } from '../locale'
import styles from './problems-panel.module.css'

/** Something that is wrong with what is designed. */
export interface Problem {
  id: string
  /** An error stops publishing; a warning does not. */
  severity: 'error' | 'warning'
  /** Where: the name of the field, node or card. */
  place: string
  message: string
}

export interface ProblemsPanelProps {
  problems: readonly Problem[]
  onJump?: (problem: Problem) => void
  open?: boolean
  onOpen?: (open: boolean) => void
}

/** What stands in the way, in one line or opened; each line jumps to its place. */
export function ProblemsPanel({ problems, onJump, open = false, onOpen }: ProblemsPanelProps) {
  const words = useWords(texts)
  if (problems.length === 0) {
    return (
      <output className={styles['none']}>
        <SuccessIcon size={14} className={styles['good']} />
        {words.none}
      </output>
    )
  }
  return (
    <details
      className={styles['panel']}
      open={open}
      onToggle={(event) => onOpen?.(event.currentTarget.open)}
    >
      <summary className={styles['head']}>{words.title(problems.length)}</summary>
      <ul className={styles['list']}>
        {problems.map((problem) => (
          <li key={problem.id}>
            <button type="button" className={styles['problem']} onClick={() => onJump?.(problem)}>
              {problem.severity === 'error' ? (
                <DangerIcon size={14} className={styles['error']} />
              ) : (
                <WarningIcon size={14} className={styles['warning']} />
              )}
              <span className="atr-hidden">{words[problem.severity]}</span>
              <span className={styles['place']}>{problem.place}</span>
              <span>{problem.message}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const texts = {
  'zh-CN': {
    none: '没有问题，可以发布',
    title: (n: number) => `${n} 个问题`,
    error: '错误',
    warning: '提醒',
  },
  en: {
    none: 'No problems, ready to publish',
    title: (n: number) => (n === 1 ? 'One problem' : `${n} problems`),
    error: 'Error',
    warning: 'Warning',
  },
}
