import { entIdSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** A mail domain in lower case, such as `spruce.example`. */
const domainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(120)
  .regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/, 'domain-malformed')
  .refine((domain) => !openToAll.has(domain), 'domain-open-to-all')

/** Anybody can have an address there, so no enterprise can speak for it. */
const openToAll = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com me.com aol.com proton.me gmx.de
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sohu.com 139.com 189.cn aliyun.com`.split(
    /\s+/,
  ),
)

/** Encrypted on its way, except on the server's own machine. */
const issuerSchema = z
  .url({ protocol: /^https?$/ })
  .trim()
  .max(300)
  .refine(isProtected, 'issuer-unprotected')

const claimSchema = z
  .string()
  .trim()
  .regex(/^[\w.:/-]{1,100}$/)

/** How somebody whom the provider names is found here the first time. */
export const signOnMatches = ['email', 'subject'] as const

/** How people of an enterprise sign in by its own OpenID provider. */
export const signOnConfigSchema = z.strictObject({
  enabled: z.boolean(),
  /** Nobody but its administrators comes in otherwise; says nothing while it is not enabled. */
  required: z.boolean().default(false),
  /** What the button on the sign-in page calls the provider. */
  name: z.string().trim().min(1).max(40),
  issuer: issuerSchema,
  clientId: z.string().trim().min(1).max(200),
  scopes: z
    .string()
    .trim()
    .max(200)
    .regex(/^[\w.:/ -]+$/)
    .refine((scopes) => scopes.split(/ +/).includes('openid'), 'scope-openid-missing'),
  /** By a verified address of the domains, or by a login id. */
  match: z.enum(signOnMatches).default('email'),
  /** The claims that say who somebody is; `subject` holds the login id where one matches by it. */
  claims: z.strictObject({
    email: claimSchema,
    name: claimSchema,
    subject: claimSchema.default('sub'),
  }),
  /** Whose mail addresses the provider speaks for. */
  domains: z.array(domainSchema).min(1).max(20),
  /** What becomes of somebody whom the provider knows and the enterprise does not. */
  newcomers: z.enum(['refuse', 'create']),
})

/** What it takes to ask a provider what it says of itself. */
export const signOnProviderSchema = signOnConfigSchema.pick({
  issuer: true,
  clientId: true,
  scopes: true,
})

export type SignOnProvider = z.infer<typeof signOnProviderSchema>

export type SignOnConfig = z.infer<typeof signOnConfigSchema>

/** What the sign-in page knows of a provider. */
export const signOnOfferSchema = z.object({
  entId: entIdSchema,
  name: z.string(),
  /** The enterprise lets most of its people in by no other way. */
  required: z.boolean(),
})

export type SignOnOffer = z.infer<typeof signOnOfferSchema>

/** The domain of a mail address in lower case; null when it is none. */
export function mailDomainOf(address: string): string | null {
  const [, domain] = /^[^\s@]+@([^\s@]+)$/.exec(address.trim().toLowerCase()) ?? []
  return domain !== undefined && domainSchema.safeParse(domain).success ? domain : null
}

function isProtected(issuer: string): boolean {
  const [, protocol = '', hostname = ''] =
    /^(https?):\/\/(\[[\da-f:.]+\]|[^/:?#@]+)(?::\d+)?(?:\/|$)/i.exec(issuer) ?? []
  if (protocol.toLowerCase() === 'https') return true
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname.toLowerCase())
}
