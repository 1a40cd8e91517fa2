import { type Caller, type Core, InvalidInput } from '@atrium/server-core'

interface Picture {
  readonly fileId: string | null | undefined
  /** Of the field that names it. */
  readonly path: (string | number)[]
}

/** A logo or a picture is a file of the space that was brought as a cover. */
export async function requirePicture(
  files: Core['files'],
  caller: Caller,
  { fileId, path }: Picture,
): Promise<void> {
  if (!fileId) return
  const { purpose } = await files.stat(caller, fileId)
  if (purpose !== 'cover')
    throw new InvalidInput([{ path, code: 'not-a-picture' }], 'not-a-picture')
}
