import type { ProductText } from '@atrium/domain-languages'

/** Gives the person the changes as a file. */
export async function downloadChanges(texts: readonly ProductText[]): Promise<void> {
  const { writeChanges } = await import('./text-exchange')
  const address = URL.createObjectURL(new Blob([writeChanges(texts)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'atrium-texts.csv'
  link.click()
  URL.revokeObjectURL(address)
}
