import type { ReactNode } from 'react'
import { Button } from '../button'
import { DangerIcon, StopIcon, SuccessIcon } from '../icon'
import { useLocale, useWords } from '../locale'
import { Progress } from '../progress'
import styles from './job-progress.module.css'

export interface JobProgressProps {
  /** What is going on: "Importing cars.csv". */
  title: string
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  done: number
  /** Null while it is being counted. */
  total: number | null
  /** What is counted: "rows", “行”. */
  noun: string
  /** How many went wrong so far. */
  failed?: number
  onCancel?: () => void
  /** Leaves it running; the header goes on showing it. */
  onBackground?: () => void
  /** The result one can open, or the file of row errors. */
  result?: ReactNode
  /** Why it failed. */
  reason?: string
}

/** Long work: how far, how to stop it, and what came of it. */
export function JobProgress(props: JobProgressProps) {
  const { title, state, done, total, noun, failed = 0, onCancel, onBackground, result } = props
  const words = useWords(texts)
  const number = new Intl.NumberFormat(useLocale())
  const going = state === 'waiting' || state === 'running'
  const parts = {
    done: number.format(done),
    total: total === null ? '' : number.format(total),
    noun,
  }
  return (
    <section className={styles['job']} aria-label={title}>
      <div className={styles['head']}>
        <Mark state={state} />
        <span className={styles['title']}>{title}</span>
        <output className={styles['state']}>{words.states[state]}</output>
      </div>
      {going && (
        <Progress label={title} value={state === 'waiting' ? null : done} total={total ?? 0} />
      )}
      <p className={styles['counts']}>
        {state === 'waiting' ? words.queued : words.counts(parts)}
        {failed > 0 && (
          <span className={styles['failed']}>{words.failed(number.format(failed))}</span>
        )}
      </p>
      {props.reason && <p className={styles['reason']}>{props.reason}</p>}
      <div className={styles['acts']}>
        {going && onBackground && <Button onClick={onBackground}>{words.background}</Button>}
        {going && onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        {!going && result}
      </div>
    </section>
  )
}

function Mark({ state }: Pick<JobProgressProps, 'state'>) {
  if (state === 'done') return <SuccessIcon className={styles['good']} />
  if (state === 'failed') return <DangerIcon className={styles['bad']} />
  if (state === 'cancelled') return <StopIcon className={styles['quiet']} />
  return null
}

interface Counts {
  done: string
  total: string
  noun: string
}

const texts = {
  'zh-CN': {
    states: {
      waiting: '等待中',
      running: '进行中',
      done: '已完成',
      failed: '失败',
      cancelled: '已取消',
    },
    queued: '前面还有其他任务，稍后开始',
    counts: ({ done, total, noun }: Counts) =>
      total ? `${done} / ${total} ${noun}` : `${done} ${noun}`,
    failed: (n: string) => `，${n} 处有误`,
    background: '转到后台',
    cancel: '取消任务',
  },
  en: {
    states: {
      waiting: 'Waiting',
      running: 'Running',
      done: 'Done',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
    queued: 'Starts when the work before it is done',
    counts: ({ done, total, noun }: Counts) =>
      total ? `${done} of ${total} ${noun}` : `${done} ${noun}`,
    failed: (n: string) => `, ${n} with errors`,
    background: 'Go on in background',
    cancel: 'Cancel',
  },
}
