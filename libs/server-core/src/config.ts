import { resolve } from 'node:path'
import { z } from 'zod'

export const serverRoles = ['web', 'jobs'] as const

const flag = z.enum(['true', 'false', '1', '0', '']).transform((text) => /^(true|1)$/.test(text))
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

const word = (max: number) => z.string().trim().min(1).max(max)

/** A host, an address or a path. */
function isSocketDomain(text: string): boolean {
  if (text.startsWith('/')) return URL.canParse(text, 'ws://localhost')
  return URL.canParse(text.includes('://') ? text : `ws://${text}`)
    ? /^((wss?|https?):\/\/)?[^/:@]+(:\d+)?(\/|$)/.test(text)
    : false
}

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole(0, 65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  ATRIUM_DATA_DIR: z.string().min(1).default('.data'),
  ATRIUM_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ATRIUM_DEMO: flag.optional(),
  ATRIUM_DEMO_PASSWORD: z.string().min(8).max(200).optional(),
  ATRIUM_DEPLOY_BASE: z
    .string()
    .regex(/^(\/[\w.-]+)*$/, 'starts with a slash and does not end with one')
    .default(''),
  ATRIUM_WEB_DIR: z.string().min(1).optional(),
  ATRIUM_MAX_UPLOAD_MB: whole(1, 10_000).default(50),
  ATRIUM_POOL_SIZE: whole(2, 50).default(10),
  ATRIUM_RATE_LIMIT: whole(0, 1_000_000).default(6000),
  ATRIUM_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ATRIUM_TRUST_PROXY: flag.default(false),
  ATRIUM_SOCKET_DOMAIN: z
    .string()
    .trim()
    .max(300)
    .refine(isSocketDomain, 'is a host, a path, or an address that starts with ws:// or wss://')
    .optional(),
  ATRIUM_PROJECT_ID: word(64).default('atrium'),
  ATRIUM_RULE_VERSION: word(32).optional(),
  ATRIUM_COMPRESS_IMAGE: flag.default(true),
  ATRIUM_ENV_TAG: word(32).optional(),
  ATRIUM_SECRET: z.string().min(32, 'has at least 32 characters').optional(),
  ATRIUM_CODE_DIGITS: whole(4, 8).default(6),
  ATRIUM_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ATRIUM_SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  ATRIUM_MAIL_FROM: z.string().min(3).default('Atrium <no-reply@localhost>'),
  ATRIUM_PRIVATE_TO: z
    .string()
    .regex(/^[a-z0-9]{1,32}$/, 'is the id of a space')
    .optional(),
  ATRIUM_REGISTRATION: z.enum(['open', 'approval', 'closed']).default('open'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ROLES: z
    .string()
    .default(serverRoles.join())
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(serverRoles)).min(1)),
})

export type ServerRole = (typeof serverRoles)[number]

/** Everything the environment decides; the only place that reads it. */
export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** Null: PostgreSQL is embedded and keeps its data below `dataDir`. */
  readonly databaseUrl: string | null
  /** Whether the first start creates the demo enterprise. */
  readonly demo: boolean
  readonly demoPassword: string | null
  /** Empty, or a path such as `/atrium`. */
  readonly deployBase: string
  /** The built web app; null serves none. */
  readonly webDir: string | null
  readonly maxUploadBytes: number
  readonly poolSize: number
  /** The address people use, when it is not the one listened on. */
  readonly publicUrl: string | null
  readonly trustProxy: boolean
  /** What stored secrets are encrypted with; null: a key below `dataDir`, made on the first start. */
  readonly secret: string | null
  /** How long a verification code is. */
  readonly codeDigits: number
  /** Null: mails are written below `dataDir`. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Where text messages are handed over; null: none are sent. */
  readonly smsUrl: string | null
  /** Host, path or address of the socket; empty is the server itself. */
  readonly socketDomain: string
  readonly projectId: string
  /** Null: the publish version. */
  readonly ruleVersion: string | null
  readonly compressImage: boolean
  readonly envTag: string
  /** The space of the enterprise whose own installation this is; null: several share it. */
  readonly privateTo: string | null
  /** Whether strangers may register an enterprise: at once, once root approves, or not at all. */
  readonly registration: 'open' | 'approval' | 'closed'
  /** Calls a minute for each session or address; 0 does not limit. */
  readonly rateLimit: number
  readonly logLevel: string
  readonly roles: readonly ServerRole[]
}

/** The environment is not what the server takes; the message names each variable. */
export class WrongConfig extends Error {
  override readonly name = 'WrongConfig'
}

/** Reads the environment; throws WrongConfig naming every wrong variable at once. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new WrongConfig(`The environment is not valid:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.ATRIUM_DATA_DIR),
    databaseUrl: env.ATRIUM_DATABASE_URL ?? null,
    demo: env.ATRIUM_DEMO ?? !production,
    demoPassword: env.ATRIUM_DEMO_PASSWORD ?? null,
    deployBase: env.ATRIUM_DEPLOY_BASE,
    webDir: env.ATRIUM_WEB_DIR === undefined ? null : resolve(env.ATRIUM_WEB_DIR),
    maxUploadBytes: env.ATRIUM_MAX_UPLOAD_MB * 1024 * 1024,
    poolSize: env.ATRIUM_POOL_SIZE,
    publicUrl: env.ATRIUM_PUBLIC_URL ?? null,
    trustProxy: env.ATRIUM_TRUST_PROXY,
    secret: env.ATRIUM_SECRET ?? null,
    codeDigits: env.ATRIUM_CODE_DIGITS,
    smtpUrl: env.ATRIUM_SMTP_URL ?? null,
    mailFrom: env.ATRIUM_MAIL_FROM,
    smsUrl: env.ATRIUM_SMS_URL ?? null,
    socketDomain: env.ATRIUM_SOCKET_DOMAIN ?? '',
    projectId: env.ATRIUM_PROJECT_ID,
    ruleVersion: env.ATRIUM_RULE_VERSION ?? null,
    compressImage: env.ATRIUM_COMPRESS_IMAGE,
    envTag: env.ATRIUM_ENV_TAG ?? (production ? 'production' : 'development'),
    privateTo: env.ATRIUM_PRIVATE_TO ?? null,
    registration: env.ATRIUM_REGISTRATION,
    rateLimit: env.ATRIUM_RATE_LIMIT,
    logLevel: env.LOG_LEVEL,
    roles: env.ROLES,
  }
}
