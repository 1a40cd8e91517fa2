import { z } from 'zod'
import { idSchema } from './id'

/** Why a file is uploaded; decides which types and sizes are accepted. */
export const filePurposes = ['attachment', 'import', 'avatar', 'cover'] as const

export type FilePurpose = (typeof filePurposes)[number]

/** A stored file as everyone refers to it; its bytes are at `/sapi/files/{id}`. */
export const storedFileSchema = z.object({
  id: idSchema,
  name: z.string().max(255),
  /** Media type found by looking at the bytes, not the one the browser claimed. */
  type: z.string().max(120),
  /** Bytes. */
  size: z.number().int().min(0),
})

export type StoredFile = z.infer<typeof storedFileSchema>

/** Where a file's bytes are, below the gateway prefix. Uploads are POST /files?purpose=… with the form field `file`. */
export const filesPath = '/files'
