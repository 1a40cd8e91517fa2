import { isPortraitLargeEnough, portraitRules } from '@atrium/domain-org'

export type PortraitFault =
  | 'portrait-type'
  | 'portrait-bytes'
  | 'portrait-small'
  | 'portrait-broken'

type Measure = (file: File) => Promise<{ readonly width: number; readonly height: number }>

/** Why a file cannot be a portrait; null when it can. */
export async function checkPortrait(
  file: File,
  measure: Measure = measurePicture,
): Promise<PortraitFault | null> {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const extensions: readonly string[] = portraitRules.extensions
  if (!extensions.includes(extension)) return 'portrait-type'
  if (file.size > portraitRules.maxBytes) return 'portrait-bytes'
  const size = await measure(file).catch(() => null)
  if (!size) return 'portrait-broken'
  return isPortraitLargeEnough(size) ? null : 'portrait-small'
}

async function measurePicture(file: File) {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  picture.close()
  return { width, height }
}
