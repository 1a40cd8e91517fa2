import { Tree as KitTree } from 'antd'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { ChevronDownIcon, type Icon } from '../icon'
import styles from './tree.module.css'

/** A branch or leaf. */
export interface TreeItem {
  key: string
  label: string
  icon?: Icon
  /** A count or tag at the right. */
  extra?: ReactNode
  disabled?: boolean
  items?: readonly TreeItem[]
}

/** Where a dragged thing was dropped. */
export interface TreeMove {
  key: string
  onto: string
  place: 'before' | 'inside' | 'after'
}

export interface TreeProps {
  /** What the tree holds: "Departments". */
  label: string
  items: readonly TreeItem[]
  selected?: string | null
  onSelect?: (key: string) => void
  expanded?: readonly string[]
  onExpand?: (keys: string[]) => void
  /** Boxes before each; what is checked. */
  checked?: readonly string[]
  onCheck?: (keys: string[]) => void
  /** Lets things be dragged; the caller decides and changes items. */
  onMove?: (move: TreeMove) => void
  /** Alt with an arrow key asks to move the selected one; the caller decides and changes items. */
  onStep?: (step: TreeStep) => void
  /** Takes the height around it and scrolls inside; only what is seen is drawn. */
  fill?: boolean
}

/** A move by keyboard: among its siblings, out of what it lies in, into the one above. */
export type TreeStep = 'up' | 'down' | 'out' | 'in'

/** Things inside things: arrow keys walk, Enter chooses. */
export function Tree(props: TreeProps) {
  const { label, items, selected, onSelect, expanded, onExpand, checked, onCheck, onMove } = props
  const { onStep, fill = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const height = useHeight(frame, fill)
  const step = (event: KeyboardEvent) => {
    const asked = event.altKey ? steps[event.key] : undefined
    if (!asked || !onStep) return
    event.preventDefault()
    event.stopPropagation()
    onStep(asked)
  }
  const tree = (
    <KitTree
      aria-label={label}
      className={styles['tree']}
      {...(height === undefined ? {} : { height })}
      blockNode
      showIcon
      switcherIcon={<ChevronDownIcon size={12} />}
      treeData={items.map(nodeOf)}
      selectedKeys={selected ? [selected] : []}
      checkable={checked !== undefined}
      checkedKeys={[...(checked ?? [])]}
      draggable={onMove ? { icon: false } : false}
      {...(expanded ? { expandedKeys: [...expanded] } : { defaultExpandAll: true })}
      onSelect={(_, { node }) => onSelect?.(String(node.key))}
      onExpand={(keys) => onExpand?.(keys.map(String))}
      onCheck={(keys) => onCheck?.((Array.isArray(keys) ? keys : keys.checked).map(String))}
      onDrop={({ dragNode, node, dropToGap, dropPosition }) => {
        const index = Number(node.pos.split('-').at(-1))
        const beside = dropPosition < index ? 'before' : 'after'
        onMove?.({
          key: String(dragNode.key),
          onto: String(node.key),
          place: dropToGap ? beside : 'inside',
        })
      }}
    />
  )
  return (
    <div
      ref={frame}
      role="presentation"
      className={fill ? styles['fill'] : undefined}
      onKeyDownCapture={step}
    >
      {tree}
    </div>
  )
}

const steps: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** The height there is, while it is wanted. */
function useHeight(frame: { current: HTMLElement | null }, isWanted: boolean): number | undefined {
  const [height, setHeight] = useState(480)
  useLayoutEffect(() => {
    const { current } = frame
    if (!current || !isWanted || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setHeight(Math.max(120, current.clientHeight)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [frame, isWanted])
  return isWanted ? height : undefined
}

interface KitNode {
  key: string
  title: ReactNode
  icon: ReactNode
  disabled: boolean
  children?: KitNode[]
}

function nodeOf({ key, label, icon: Icon, extra, disabled, items }: TreeItem): KitNode {
  return {
    key,
    icon: Icon ? <Icon size={14} /> : undefined,
    disabled: disabled ?? false,
    title: (
      <span className={styles['row']}>
        <span className={styles['label']} title={label}>
          {label}
        </span>
        {extra && <span className={styles['extra']}>{extra}</span>}
      </span>
    ),
    ...(items ? { children: items.map(nodeOf) } : {}),
  }
}
