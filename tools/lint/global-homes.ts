import type { Place } from './place.ts'

interface GlobalHome {
  readonly uses: readonly string[]
  readonly within: (place: Place) => boolean
  readonly allows: (place: Place) => boolean
  readonly instead: string
}

const inBrowser = ({ kind }: Place) => ['domain', 'core', 'ui', 'feature', 'web'].includes(kind)
const inProduct = ({ kind }: Place) => kind !== 'tools' && kind !== 'e2e'
const inDomain = ({ kind }: Place) => kind === 'domain'
const nowhere = () => false

/** Each impure global has one home; elsewhere the message names what to use. */
export const globalHomes: readonly GlobalHome[] = [
  {
    uses: ['fetch', 'XMLHttpRequest', 'EventSource'],
    within: inBrowser,
    allows: ({ project }) => project === 'core-net',
    instead: 'read(endpoint, input) or write(endpoint, ...) of @atrium/core-net',
  },
  {
    uses: ['WebSocket'],
    within: inBrowser,
    allows: ({ project }) => project === 'core-socket',
    instead: '@atrium/core-socket',
  },
  {
    uses: ['localStorage', 'sessionStorage', 'document.cookie'],
    within: inBrowser,
    allows: ({ project }) => project === 'core-storage',
    instead: 'localStore(), sessionStore() or readCookie of @atrium/core-storage',
  },
  {
    uses: ['indexedDB'],
    within: inBrowser,
    allows: ({ project }) => project === 'core-cache',
    instead: '@atrium/core-cache',
  },
  {
    uses: ['location', 'history'],
    within: inBrowser,
    allows: ({ project }) => project === 'core-routing',
    instead: 'the place, links and navigation of @atrium/core-routing',
  },
  {
    uses: ['Date.now', 'new Date()', 'performance.now'],
    within: inDomain,
    allows: nowhere,
    instead: 'an argument: time comes into a domain from outside',
  },
  {
    uses: ['Math.random', 'crypto'],
    within: inDomain,
    allows: nowhere,
    instead: 'an argument: ids and chance come into a domain from outside',
  },
  {
    uses: ['process.env'],
    within: inProduct,
    allows: ({ file }) =>
      /^libs\/server-core\/src\/(config|testing)\b/.test(file) || /^apps\/[^/]+\/[^/]+$/.test(file),
    instead: 'the configuration of @atrium/server-core (core.config)',
  },
]
