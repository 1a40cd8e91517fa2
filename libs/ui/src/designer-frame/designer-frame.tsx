import { type ReactNode, useState } from 'react'
import { FoldLeftIcon, FoldRightIcon, type Icon } from '../icon'
import { IconButton } from '../icon-button'
import { useWords } from '../locale'
import { ProblemsPanel, type Problem } from './problems-panel'
import styles from './designer-frame.module.css'

/** One of the panels beside the canvas. */
export interface DesignerPanel {
  /** "Fields", "Properties". */
  title: string
  content: ReactNode
}

export interface DesignerFrameProps {
  /** A DesignerBar. */
  bar: ReactNode
  /** What can be placed, at the left (240 px). */
  palette: DesignerPanel
  /** What is chosen, at the right (320 px). */
  inspector: DesignerPanel
  /** What is made. */
  children: ReactNode
  /** What stands in the way of publishing; each jumps to its place. */
  problems?: readonly Problem[]
  onProblem?: (problem: Problem) => void
  /** Holds the list of problems open or shut, such as when publishing was refused. */
  problemsOpen?: boolean
  onProblemsOpen?: (open: boolean) => void
}

type Side = 'palette' | 'inspector'

/** The frame every designer shares; on a phone its panels become sheets over the canvas. */
export function DesignerFrame(props: DesignerFrameProps) {
  const { bar, palette, inspector, children, problems, onProblem } = props
  const { problemsOpen = false, onProblemsOpen } = props
  const words = useWords(texts)
  const [folded, setFolded] = useState<readonly Side[]>([])
  const [sheet, setSheet] = useState<Side | undefined>()
  const toggle = (side: Side) => () =>
    setFolded((all) => (all.includes(side) ? all.filter((s) => s !== side) : [...all, side]))
  const panel = (side: Side, { title, content }: DesignerPanel) => (
    <Panel
      side={side}
      title={title}
      fold={words.fold(title)}
      unfold={words.unfold(title)}
      folded={folded.includes(side)}
      sheet={sheet === side}
      onToggle={toggle(side)}
    >
      {content}
    </Panel>
  )
  const sheetButton = (side: Side, title: string) => (
    <button
      type="button"
      aria-expanded={sheet === side}
      className={styles['tab']}
      onClick={() => setSheet(sheet === side ? undefined : side)}
    >
      {title}
    </button>
  )
  return (
    <div className={styles['frame']}>
      {bar}
      <div className={styles['middle']}>
        {panel('palette', palette)}
        <section className={styles['canvas']} aria-label={words.canvas}>
          {children}
        </section>
        {panel('inspector', inspector)}
      </div>
      {problems && (
        <ProblemsPanel
          problems={problems}
          open={problemsOpen}
          {...(onProblemsOpen ? { onOpen: onProblemsOpen } : {})}
          {...(onProblem ? { onJump: onProblem } : {})}
        />
      )}
      <div className={styles['tabs']}>
        {sheetButton('palette', palette.title)}
        {sheetButton('inspector', inspector.title)}
      </div>
    </div>
  )
}

interface PanelProps {
  side: Side
  title: string
  fold: string
  unfold: string
  folded: boolean
  sheet: boolean
  onToggle: () => void
  children: ReactNode
}

function Panel({ side, title, fold, unfold, folded, sheet, onToggle, children }: PanelProps) {
  return (
    <aside
      className={styles[side]}
      aria-label={title}
      data-folded={folded || undefined}
      data-sheet={sheet || undefined}
    >
      <header className={styles['head']}>
        {!folded && <h2 className={styles['title']}>{title}</h2>}
        <IconButton
          size="small"
          icon={arrow(side, folded)}
          label={folded ? unfold : fold}
          expanded={!folded}
          tooltip={side === 'palette' ? 'right' : 'left'}
          onClick={onToggle}
        />
      </header>
      {!folded && <div className={styles['content']}>{children}</div>}
    </aside>
  )
}

function arrow(side: Side, folded: boolean): Icon {
  return (side === 'palette') === folded ? FoldRightIcon : FoldLeftIcon
}

const texts = {
  'zh-CN': {
    canvas: '画布',
    fold: (title: string) => `收起${title}`,
    unfold: (title: string) => `展开${title}`,
  },
  en: {
    canvas: 'Canvas',
    fold: (title: string) => `Fold ${title.toLowerCase()}`,
    unfold: (title: string) => `Unfold ${title.toLowerCase()}`,
  },
}
