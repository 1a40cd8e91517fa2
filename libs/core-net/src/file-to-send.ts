/** The file itself, or a smaller image where images are compressed; a doubt sends the file as it is. */
export async function fileToSend(
  file: File,
  compressesImages: (() => Promise<boolean>) | undefined,
): Promise<File> {
  if (!compressesImages || !file.type.startsWith('image/')) return file
  const isOn = await compressesImages().catch(() => false)
  if (!isOn) return file
  const { compressImage } = await import('./compress-image')
  return compressImage(file)
}
