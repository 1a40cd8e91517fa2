const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Writes a size such as `1.4 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)),
  )
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1024 ** power)
}
