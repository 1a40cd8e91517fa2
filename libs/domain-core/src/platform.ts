import { z } from 'zod'
import { defineEndpoint } from './endpoint'

export const getHealth = defineEndpoint({
  id: 'platform.get-health',
  method: 'GET',
  kind: 'read',
  path: '/health',
  input: z.object({}),
  output: z.object({ status: z.literal('ready'), version: z.string() }),
})

/** Where the app-store asks whether an app is up; its 503 leads no window to maintenance (section 8). */
export const appStatusPath = '/appstore/app-status'

/** Names the release that answered; a window of another release offers to load the new one. */
export const releaseHeader = 'x-atrium-release'

/** Names the agency by which the person acts for somebody else in this call. */
export const actingForHeader = 'x-acting-for'

/** The same in the address of a file, which a browser asks for by itself. */
export const actingForQuery = 'acting-for'

/** What the client needs to know before anyone signs in (section 3, Global config). */
export const globalConfigSchema = z.object({
  productName: z.string(),
  deployBase: z.string(),
  /** Where the server's parts are, below `{deployBase}[/space-id]`. */
  endpoints: z.object({ gateway: z.string(), files: z.string(), socket: z.string() }),
  /** Names the installation to the socket's server. */
  projectId: z.string(),
  ruleVersion: z.string(),
  /** Whether browsers make images smaller before they send them. */
  compressImage: z.boolean(),
  envTag: z.string(),
  /** JSON text with `socketDomain` and `loginIp`. */
  websocketConfig: z.string(),
  maxUploadBytes: z.number().int(),
})

export type GlobalConfig = z.infer<typeof globalConfigSchema>

export const getGlobalConfig = defineEndpoint({
  id: 'platform.get-global-config',
  method: 'GET',
  kind: 'read',
  path: '/config',
  input: z.object({}),
  output: globalConfigSchema,
})
