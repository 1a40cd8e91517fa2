import type { ReactNode } from 'react'
import styles from './picture.module.css'

/** The drawings there are. */
export type PictureName = 'records' | 'search' | 'messages' | 'people' | 'chart' | 'lock' | 'broken'

export interface PictureProps {
  name: PictureName
}

/** A quiet drawing of lines and surfaces in the theme's own colours; says nothing by itself. */
export function Picture({ name }: PictureProps) {
  return (
    <svg className={styles['picture']} viewBox="0 0 160 112" width="160" height="112" aria-hidden>
      <ellipse className={styles['ground']} cx="80" cy="99" rx="62" ry="7" />
      {drawings[name]}
    </svg>
  )
}

const sheet = styles['sheet']
const line = styles['line']
const accent = styles['accent']
const soft = styles['soft']

const drawings: Record<PictureName, ReactNode> = {
  records: (
    <>
      <rect className={soft} x="52" y="14" width="74" height="62" rx="8" />
      <rect className={sheet} x="36" y="26" width="78" height="68" rx="8" />
      <path className={line} d="M36 44h78M48 58h22M48 70h22M48 82h14M82 58h20M82 70h12M82 82h20" />
      <path className={accent} d="M48 35h18" />
      <circle className={styles['badge']} cx="114" cy="84" r="13" />
      <path className={styles['mark']} d="M114 78v12M108 84h12" />
    </>
  ),
  search: (
    <>
      <rect className={sheet} x="34" y="20" width="84" height="70" rx="8" />
      <path className={line} d="M46 36h36M46 50h60M46 64h44M46 78h30" />
      <circle className={styles['glass']} cx="104" cy="66" r="19" />
      <path className={accent} d="M118 80l14 14" />
    </>
  ),
  messages: (
    <>
      <path className={soft} d="M64 18h56a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H64z" />
      <path
        className={sheet}
        d="M40 34h58a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H66L50 94V80H40a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z"
      />
      <path className={line} d="M46 66h34" />
      <path className={accent} d="M46 50h46" />
    </>
  ),
  people: (
    <>
      <circle className={soft} cx="106" cy="40" r="14" />
      <path className={soft} d="M82 92c0-18 10-30 24-30s24 12 24 30z" />
      <circle className={sheet} cx="68" cy="36" r="17" />
      <path className={sheet} d="M36 96c0-22 13-36 32-36s32 14 32 36z" />
      <path className={accent} d="M58 78h20" />
    </>
  ),
  chart: (
    <>
      <rect className={sheet} x="30" y="16" width="100" height="78" rx="8" />
      <path className={line} d="M42 80h76M42 64h76M42 48h76" />
      <rect className={soft} x="50" y="56" width="12" height="24" rx="2" />
      <rect className={soft} x="74" y="46" width="12" height="34" rx="2" />
      <rect className={soft} x="98" y="62" width="12" height="18" rx="2" />
      <path className={accent} d="M46 52l22-14 20 6 24-18" />
    </>
  ),
  lock: (
    <>
      <path className={styles['shackle']} d="M60 52V38a20 20 0 0 1 40 0v14" />
      <rect className={sheet} x="46" y="50" width="68" height="46" rx="9" />
      <circle className={styles['badge']} cx="80" cy="70" r="7" />
      <path className={accent} d="M80 76v9" />
    </>
  ),
  broken: (
    <>
      <path
        className={sheet}
        d="M44 18h52l20 20v48a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8z"
      />
      <path className={soft} d="M96 18v12a8 8 0 0 0 8 8h12z" />
      <path className={line} d="M50 76h52" />
      <path className={accent} d="M50 60l12-10 10 9 12-13 10 10 8-6" />
    </>
  ),
}
