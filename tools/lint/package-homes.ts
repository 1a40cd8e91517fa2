import { isBuiltin } from 'node:module'
import type { Place } from './place.ts'

interface PackageHome {
  readonly packages: readonly (string | RegExp)[] | ((specifier: string) => boolean)
  readonly allows: (place: Place) => boolean
  readonly instead: string
}

const isWeb = ({ kind }: Place) =>
  kind === 'core' || kind === 'ui' || kind === 'feature' || kind === 'web'
const isServer = ({ kind }: Place) => kind === 'server' || kind === 'e2e' || kind === 'tools'

/** Which packages have a home, and what others use instead. */
export const packageHomes: readonly PackageHome[] = [
  {
    packages: [/^antd($|\/)/, /^@ant-design\//],
    allows: ({ kind }) => kind === 'ui',
    instead: 'use a component of @atrium/ui/<component>, and add it there when it is missing',
  },
  {
    packages: ['react-router-dom', 'react-router'],
    allows: ({ kind }) => kind === 'core' || kind === 'web',
    instead: 'use the links, paths and page parameters of @atrium/core-routing',
  },
  {
    packages: ['i18next', 'react-i18next'],
    allows: ({ project }) => project === 'core-i18n',
    instead: 'use the messages of @atrium/core-i18n',
  },
  {
    packages: ['dexie'],
    allows: ({ project }) => project === 'core-cache',
    instead: 'list the read in the version map of @atrium/core-cache',
  },
  {
    packages: ['reconnecting-websocket'],
    allows: ({ project }) => project === 'core-socket',
    instead: 'listen through @atrium/core-socket',
  },
  {
    packages: [/^react($|\/)/, /^react-/, /^@tanstack\/react-/, 'zustand', /^@dnd-kit\//],
    allows: (place) => isWeb(place) || place.kind === 'tools',
    instead: 'move what is drawn to a feature; domain and server code has no interface',
  },
  {
    packages: isBuiltin,
    allows: isServer,
    instead:
      'only the server and tools run on Node: take the value as an argument, or call an endpoint',
  },
  {
    packages: [/^pg($|-)/, 'kysely', 'fastify', /^@fastify\//, 'prom-client'],
    allows: isServer,
    instead:
      'SQL and HTTP live in server-*: declare an endpoint in the domain and implement it there',
  },
]

/** What a domain may use besides other domains: the schema library and exact decimals. */
export const domainPackages: readonly string[] = ['zod', 'decimal.js']
export const testPackages: readonly string[] = ['vitest', 'fast-check']
