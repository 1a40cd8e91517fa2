import styles from './building-art.module.css'

const floors = 9
const lit = new Set([3, 8, 14, 17, 22, 26, 31, 35, 38, 44, 47, 52])

/** A quiet drawing: one building seen from a corner, some of its rooms lit. */
export function BuildingArt() {
  return (
    <svg className={styles['art']} viewBox="0 0 520 600" aria-hidden preserveAspectRatio="xMaxYMin">
      <g className={styles['wall']}>
        <path d="M260 70 L440 160 V600 H260 Z" className={styles['right']} />
        <path d="M260 70 L80 160 V600 H260 Z" className={styles['left']} />
        <path d="M260 70 L440 160 L260 250 L80 160 Z" className={styles['roof']} />
        <path d="M260 112 L356 160 L260 208 L164 160 Z" className={styles['atrium']} />
      </g>
      {Array.from({ length: floors * 6 }, (_, index) => (
        <Room key={index} index={index} />
      ))}
    </svg>
  )
}

function Room({ index }: { readonly index: number }) {
  const column = index % 6
  const floor = Math.floor(index / 6)
  const left = column < 3
  const step = left ? column : column - 3
  const x = left ? 98 + step * 54 : 276 + step * 54
  const slope = 0.5
  const y = left ? 206 + step * 27 + floor * 44 : 287 - step * 27 + floor * 44
  const rise = (left ? 40 : -40) * slope
  const d = `M${x} ${y} l40 ${rise} v26 l-40 ${-rise} Z`
  return (
    <path
      d={d}
      className={lit.has(index) ? styles['lit'] : styles['room']}
      style={{ animationDelay: `${(index % 7) * 700}ms` }}
    />
  )
}
