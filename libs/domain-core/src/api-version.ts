import { z } from 'zod'
import { idSchema } from './id'
import { localeSchema } from './locale'
import { skinSchema } from './skin'

/** Where a space's version map is, below `{deployBase}[/space-id]` (section 7). */
export const apiVersionPath = '/sapi/user/platformCaching/apiVersion'

/** Where the product's and the space's own names are, in the same way. */
export const baseInfoPath = '/napi/micro-apps/qycloudBaseInfo'

/** Where the look of the space is, in the same way; what is kept of it is never asked for (section 7). */
export const themePath = '/api/admin/enterprise/theme'

/** Where the texts of a language are, in the same way; its query says which. */
export const dictionaryPath = '/napi/lang/json'

/** On an answer that may be kept: whom it was made for, in the words of the version map. */
export const answeredForHeader = 'x-answered-for'

/** Changes of the version map are told on the socket as changes of this entity. */
export const apiVersionEntity = 'api-version'

/** Which answers a browser may keep, and until which version. */
export const apiVersionsSchema = z.object({
  /** Version by path; a path may have `:params`. */
  global: z.record(z.string(), z.string()),
  /** Version by application; one that is missing is of the publish version. */
  apps: z.record(z.string(), z.string()),
  /** Paths, separated by semicolons, that follow their application, or else the publish version. */
  paths: z.string(),
  publishVersion: z.string(),
  /** Whom these versions, and answers with the same key, are for; answers with another key are not kept. */
  answeredFor: z.object({
    /** Of the person, the space, their roles there and the release of the server. */
    key: z.string(),
    personId: z.string().nullable(),
    entId: z.string().nullable(),
  }),
})

export type ApiVersions = z.infer<typeof apiVersionsSchema>

export const apiVersionAnswerSchema = z.object({
  status: z.literal(200),
  result: apiVersionsSchema,
})

/** What anybody may know about the product, and a member about the space. */
export const baseInfoSchema = z.object({
  productName: z.string(),
  publishVersion: z.string(),
  entId: z.string().nullable(),
  entName: z.string().nullable(),
  /** Null: the name. */
  shortName: z.string().nullable(),
  logoId: idSchema.nullable(),
  /** The language of members who have chosen none. */
  locale: localeSchema.nullable(),
  /** How the space looks; a stranger is told how its sign-in page does. */
  skin: skinSchema.nullable(),
})

export const baseInfoAnswerSchema = z.object({ status: z.literal(200), result: baseInfoSchema })

export type BaseInfo = z.infer<typeof baseInfoSchema>
