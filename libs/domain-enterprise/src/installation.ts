import { defineEndpoint } from '@atrium/domain-core'
import { z } from 'zod'

const hostSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?)(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/)

/** What an enterprise decides about an installation of its own. */
export const installationSettingsSchema = z.object({
  /** Empty: as the product is called everywhere. */
  productName: z.string().trim().max(40),
  productNameEn: z.string().trim().max(40),
  /** Names it answers under, `*.` for all below; empty is any. The machine itself is always let in. */
  hosts: z
    .array(hostSchema)
    .max(20)
    .transform((hosts) => [...new Set(hosts)]),
  /** Nothing is sent outside: mails are kept as files below the data directory. */
  offline: z.boolean(),
})

export type InstallationSettings = z.infer<typeof installationSettingsSchema>

export const plainInstallation: InstallationSettings = {
  productName: '',
  productNameEn: '',
  hosts: [],
  offline: false,
}

/** Whether the installation answers under a name. */
export function answersUnder(hosts: readonly string[], name: string): boolean {
  const host = name.toLowerCase().replace(/:\d+$/, '')
  if (hosts.length === 0 || loopback.includes(host)) return true
  return hosts.some((each) =>
    each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each,
  )
}

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]', '::1']

const serviceNames = ['database', 'storage', 'mail', 'sms'] as const

const serviceSchema = z.object({
  name: z.enum(serviceNames),
  /** `off`: not set up, or nothing is sent outside. */
  state: z.enum(['ok', 'failed', 'off']),
  /** A version, a place, or what went wrong. */
  about: z.string(),
  /** Milliseconds the check took; null when there was nothing to check. */
  millis: z.number().int().nullable(),
})

export type Service = z.infer<typeof serviceSchema>

const installationSchema = z.object({
  /** Whether it belongs to this enterprise alone; the environment says so (ATRIUM_PRIVATE_TO). */
  isPrivate: z.boolean(),
  settings: installationSettingsSchema,
  /** What it runs on; null in a shared installation, whose operator looks after it. */
  build: z
    .object({
      runtime: z.string(),
      database: z.enum(['embedded', 'external']),
      environment: z.string(),
      startedAt: z.iso.datetime(),
    })
    .nullable(),
  /** Counts changes: a change names the version it was made on. */
  version: z.number().int().min(0),
})

export type Installation = z.infer<typeof installationSchema>

export const getInstallation = defineEndpoint({
  id: 'enterprise.get-installation',
  method: 'GET',
  kind: 'read',
  path: '/enterprise/installation',
  input: z.object({}),
  output: installationSchema,
})

/** Refused with `installation-shared` where several enterprises share it. */
export const changeInstallation = defineEndpoint({
  id: 'enterprise.change-installation',
  method: 'PUT',
  kind: 'write',
  path: '/enterprise/installation',
  input: z.object({
    settings: installationSettingsSchema,
    version: installationSchema.shape.version,
  }),
  output: installationSchema,
})

/** Tries what the installation stands on. */
export const checkServices = defineEndpoint({
  id: 'enterprise.check-services',
  method: 'POST',
  kind: 'read',
  path: '/enterprise/installation/check',
  input: z.object({}),
  output: z.object({ services: z.array(serviceSchema) }),
})
