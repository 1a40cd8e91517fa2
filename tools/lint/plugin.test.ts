import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixtureWorkspace } from '../testing/fixture-workspace.ts'

const tsconfig = {
  domain: '{ "extends": "../../tsconfig.pure.json", "include": ["src"] }',
  web: '{ "extends": "../../tsconfig.dom.json", "include": ["src"] }',
  node: '{ "extends": "../../tsconfig.node.json", "include": ["src"] }',
}
const projects = {
  'libs/domain-core': tsconfig.domain,
  'libs/domain-a': tsconfig.domain,
  'libs/domain-b': tsconfig.domain,
  'libs/domain-c': tsconfig.domain,
  'libs/domain-leaf': tsconfig.domain,
  'libs/core-net': tsconfig.web,
  'libs/core-i18n': tsconfig.web,
  'libs/core-routing': tsconfig.web,
  'libs/core-shell': tsconfig.web,
  'libs/core-storage': tsconfig.web,
  'libs/core-leaf': tsconfig.web,
  'libs/ui': tsconfig.web,
  'libs/ui-leaf': tsconfig.web,
  'libs/feature-a': tsconfig.web,
  'libs/feature-leaf': tsconfig.web,
  'libs/server-core': tsconfig.node,
  'libs/server-a': tsconfig.node,
  'libs/server-leaf': tsconfig.node,
  'apps/web': tsconfig.web,
  'apps/server': tsconfig.node,
  'apps/web-e2e': tsconfig.node,
}
const entries = Object.entries(projects).flatMap(([root, config]) => [
  [`${root}/src/testing/index.ts`, `export const name = '${root} testing'\n`],
  [`${root}/tsconfig.json`, config],
  [`${root}/src/index.ts`, `export const name = '${root}'\n`],
])

const importOf = (specifier: string) =>
  `import { name } from '${specifier}'\nexport const own = name\n`

/** [file, its text, a part of the message it must fail with] */
const refused: [file: string, text: string, message: string][] = [
  // domain-x
  ['libs/domain-a/src/to-core.ts', importOf('@atrium/core-leaf'), 'A domain is pure'],
  ['libs/domain-a/src/to-ui.ts', importOf('@atrium/ui-leaf'), 'move what is drawn to the feature'],
  [
    'libs/domain-a/src/to-feature.ts',
    importOf('@atrium/feature-leaf'),
    'Move the rule both need into the domain lib',
  ],
  ['libs/domain-a/src/to-server.ts', importOf('@atrium/server-leaf'), 'Declare a port'],
  ['libs/domain-a/src/to-react.ts', "import 'react'\n", 'domain and server code has no interface'],
  ['libs/domain-a/src/to-node.ts', "import 'node:fs'\n", 'only the server and tools run on Node'],
  [
    'libs/domain-a/src/to-package.ts',
    "import 'papaparse'\n",
    'a domain uses the schema library only',
  ],
  ['libs/domain-b/src/to-c.ts', importOf('@atrium/domain-c'), 'Circular dependency'],
  ['libs/domain-c/src/to-b.ts', importOf('@atrium/domain-b'), 'Circular dependency'],
  [
    'libs/domain-c/src/to-b-again.ts',
    importOf('@atrium/domain-b'),
    'Move what both need into one of them',
  ],
  // core-*
  [
    'libs/core-net/src/to-domain.ts',
    importOf('@atrium/domain-leaf'),
    'knows no product word but domain-core',
  ],
  [
    'libs/core-net/src/to-ui.ts',
    importOf('@atrium/ui-leaf'),
    'Only core-shell composes the interface',
  ],
  [
    'libs/core-net/src/to-feature.ts',
    importOf('@atrium/feature-leaf'),
    'A foundation knows no feature',
  ],
  [
    'libs/core-net/src/to-server.ts',
    importOf('@atrium/server-leaf'),
    'Web and server meet in a contract',
  ],
  [
    'libs/core-shell/src/to-feature.ts',
    importOf('@atrium/feature-leaf'),
    'A foundation knows no feature',
  ],
  // ui*
  ['libs/ui/src/to-domain.ts', importOf('@atrium/domain-leaf'), 'take the value as a prop'],
  ['libs/ui/src/to-net.ts', importOf('@atrium/core-leaf'), 'core-i18n and core-routing only'],
  ['libs/ui/src/to-feature.ts', importOf('@atrium/feature-leaf'), 'down into ui'],
  [
    'libs/ui/src/to-server.ts',
    importOf('@atrium/server-leaf'),
    'Web and server meet in a contract',
  ],
  // feature-x
  [
    'libs/feature-a/src/to-feature.ts',
    importOf('@atrium/feature-leaf'),
    'Link with a path builder',
  ],
  [
    'libs/feature-a/src/to-page.ts',
    "export const page = () => import('@atrium/feature-leaf')\n",
    'Link with a path builder',
  ],
  [
    'libs/feature-a/src/to-type.ts',
    "export type { name } from '@atrium/feature-leaf'\n",
    'Link with a path builder',
  ],
  [
    'libs/feature-a/src/to-server.ts',
    importOf('@atrium/server-leaf'),
    'declare an endpoint in the domain lib',
  ],
  ['libs/feature-a/src/to-antd.ts', "import 'antd'\n", '@atrium/ui/<component>'],
  ['libs/feature-a/src/to-icons.ts', "import '@ant-design/icons'\n", '@atrium/ui/<component>'],
  ['libs/feature-a/src/to-pg.ts', "import 'pg'\n", 'SQL and HTTP live in server-*'],
  ['libs/feature-a/src/to-fastify.ts', "import 'fastify'\n", 'SQL and HTTP live in server-*'],
  ['libs/feature-a/src/to-fs.ts', "import 'node:fs'\n", 'only the server and tools run on Node'],
  ['libs/feature-a/src/to-router.ts', "import 'react-router-dom'\n", '@atrium/core-routing'],
  ['libs/feature-a/src/to-i18next.ts', "import 'i18next'\n", '@atrium/core-i18n'],
  ['libs/feature-a/src/to-dexie.ts', "import 'dexie'\n", '@atrium/core-cache'],
  ['libs/feature-a/src/to-socket.ts', "import 'reconnecting-websocket'\n", '@atrium/core-socket'],
  ['libs/feature-a/src/to-testing.ts', importOf('@atrium/core-net/testing'), 'is for tests only'],
  // server-x
  ['libs/server-a/src/to-server.ts', importOf('@atrium/server-leaf'), 'apps/server passes it in'],
  [
    'libs/server-a/src/to-web.ts',
    importOf('@atrium/core-leaf'),
    'what both sides need is a domain lib',
  ],
  ['libs/server-a/src/to-ui.ts', importOf('@atrium/ui-leaf'), 'The server draws nothing'],
  ['libs/server-a/src/to-feature.ts', importOf('@atrium/feature-leaf'), 'The server knows no page'],
  [
    'libs/feature-a/src/to-server-testing.test.ts',
    importOf('@atrium/server-core/testing'),
    'declare an endpoint in the domain lib',
  ],
  ['libs/server-a/src/to-react.ts', "import 'react'\n", 'domain and server code has no interface'],
  ['libs/server-core/src/to-server.ts', importOf('@atrium/server-leaf'), 'Declare a port'],
  // apps
  ['apps/web/src/to-server.ts', importOf('@atrium/server-leaf'), 'The web app composes features'],
  ['apps/server/src/to-feature.ts', importOf('@atrium/feature-leaf'), 'The server knows no page'],
  [
    'apps/web-e2e/src/to-feature.ts',
    importOf('@atrium/feature-leaf'),
    'path builders of domain libs only',
  ],
  // how a lib is reached
  ['libs/feature-a/src/by-path.ts', importOf('../../domain-a/src/index'), '@atrium/<lib>'],
  ['libs/feature-a/src/pages/parts/two-up.ts', importOf('../../index'), 'No `../../`'],
  ['libs/feature-a/src/itself.ts', importOf('@atrium/feature-a'), 'Import the file itself'],
  // globals and their homes
  ['libs/feature-a/src/fetches.ts', "export const answer = fetch('/a')\n", 'read(endpoint, input)'],
  [
    'libs/feature-a/src/fetches-window.ts',
    "export const answer = window.fetch('/a')\n",
    'read(endpoint, input)',
  ],
  ['libs/core-i18n/src/fetches.ts', "export const answer = fetch('/a')\n", 'read(endpoint, input)'],
  [
    'libs/feature-a/src/socket.ts',
    "export const open = () => new WebSocket('ws://a')\n",
    '@atrium/core-socket',
  ],
  [
    'libs/feature-a/src/local.ts',
    "export const kept = localStorage.getItem('a')\n",
    '@atrium/core-storage',
  ],
  [
    'libs/feature-a/src/session.ts',
    "export const kept = globalThis.sessionStorage.getItem('a')\n",
    '@atrium/core-storage',
  ],
  [
    'libs/core-routing/src/session.ts',
    "export const kept = window.sessionStorage.getItem('a')\n",
    '@atrium/core-storage',
  ],
  [
    'libs/feature-a/src/location.ts',
    'export const place = window.location.href\n',
    '@atrium/core-routing',
  ],
  [
    'libs/feature-a/src/bare-location.ts',
    'export const place = location.href\n',
    '@atrium/core-routing',
  ],
  [
    'libs/domain-a/src/now.ts',
    'export const now = Date.now()\n',
    'time comes into a domain from outside',
  ],
  [
    'libs/domain-a/src/new-date.ts',
    'export const now = new Date()\n',
    'time comes into a domain from outside',
  ],
  [
    'libs/domain-a/src/random.ts',
    'export const dice = Math.random()\n',
    'chance come into a domain from outside',
  ],
  ['libs/server-a/src/environment.ts', 'export const port = process.env.PORT\n', 'core.config'],
  // plain TypeScript
  ['libs/domain-a/src/star.ts', "export * from './index'\n", 'No `export *`'],
  ['libs/domain-a/src/enum.ts', 'export enum Colour {\n  Red,\n}\n', 'No enum'],
  [
    'libs/domain-a/src/any.ts',
    'export const read = (value: any) => String(value)\n',
    'no-explicit-any',
  ],
  [
    'libs/domain-a/src/sure.ts',
    'export const read = (value: string | null) => value!.length\n',
    'no-non-null-assertion',
  ],
  [
    'libs/domain-a/src/nested.ts',
    "export const sign = (n: number) => (n > 0 ? '+' : n < 0 ? '-' : '0')\n",
    'no-nested-ternary',
  ],
  ['libs/domain-a/src/default.ts', 'export default 1\n', 'no-default-export'],
  [
    'libs/domain-a/src/long.ts',
    `export const a = 1\n${'\n'.repeat(400)}export const b = 2\n`,
    'max-lines',
  ],
  [
    'libs/server-a/src/floating.ts',
    'async function save() {}\nexport function run() {\n  save()\n}\n',
    'no-floating-promises',
  ],
  [
    'libs/domain-a/src/open.test.ts',
    "import { it } from 'vitest'\nit.only('is alone', () => {})\n",
    'no-focused-tests',
  ],
  // what a person sees is a message
  [
    'libs/feature-a/src/text-child.tsx',
    'export const a = <p>Save all</p>\n',
    '"Save all" is text for people',
  ],
  [
    'libs/ui/src/text-attribute.tsx',
    'export const a = <input placeholder="name" />\n',
    '"name" is text for people',
  ],
  [
    'libs/core-shell/src/text-condition.tsx',
    "export const a = (on: boolean) => <b aria-label={on ? 'Switched on' : undefined} />\n",
    '"Switched on" is text for people',
  ],
  [
    'libs/feature-a/src/text-template.tsx',
    'export const a = (n: number) => <b>{`${n} rows`}</b>\n',
    '"rows" is text for people',
  ],
  [
    'libs/feature-a/src/text-property.ts',
    "export const options = [{ value: 'a', label: 'First choice' }]\n",
    '"First choice" is text for people',
  ],
  [
    'libs/server-a/src/chinese.ts',
    "export const message = '没有权限'\n",
    'is Chinese outside zh-CN',
  ],
]

const allowed: Record<string, string> = {
  'libs/feature-a/src/text-none.tsx':
    'export const a = <input placeholder="—" title={String(1)} aria-label="Ctrl K" autoComplete="off" />\n',
  'libs/feature-a/src/text-languages.ts':
    "export const title = { 'zh-CN': { label: '标签' }, en: { label: 'First label' } }\n",
  'libs/feature-a/src/text-identifier.ts':
    "export const a = { label: 'form-name', title: 'blue' }\n",
  'libs/feature-a/src/text.test.tsx': 'export const a = <p>Save all</p>\n',
  'libs/server-a/src/named.ts': "export const demo = { name: '演示', nameEn: 'Demo' }\n",
  'libs/server-a/src/a.test.ts': importOf('@atrium/server-core/testing'),
  'libs/domain-a/src/to-leaf.ts': importOf('@atrium/domain-leaf'),
  'libs/core-net/src/to-domain-core.ts': importOf('@atrium/domain-core'),
  'libs/core-net/src/fetches.ts': "export const answer = fetch('/a')\n",
  'libs/core-shell/src/to-ui.ts': importOf('@atrium/ui-leaf'),
  'libs/core-storage/src/local.ts': "export const kept = window.localStorage.getItem('a')\n",
  'libs/ui/src/to-i18n.ts': importOf('@atrium/core-i18n'),
  'libs/ui/src/to-antd.ts': "import 'antd'\n",
  'libs/feature-a/src/to-domain.ts': importOf('@atrium/domain-leaf'),
  'libs/feature-a/src/shadow.ts': 'export const call = (fetch: () => string) => fetch()\n',
  'libs/domain-a/src/given-date.ts':
    'export const year = (at: number) => new Date(at).getFullYear()\n',
  'libs/server-a/src/to-core.ts': importOf('@atrium/server-core'),
  'libs/server-a/src/to-pg.ts': "import 'pg'\n",
  'apps/server/src/to-server.ts': importOf('@atrium/server-leaf'),
}

const workspace = fixtureWorkspace({
  ...Object.fromEntries(entries),
  ...Object.fromEntries(refused.map(([file, text]) => [file, text])),
  ...allowed,
})
let unaided = ''
let findings: string[] = []

beforeAll(() => {
  unaided = workspace.run('oxlint', ['libs/domain-b/src']).output
  const lint = workspace.run('nx', ['run-many', '-t', 'lint', '--outputStyle=stream'])
  findings = lint.output.split(/\n(?=libs\/|apps\/)/)
}, 120_000)
afterAll(workspace.remove)

describe('the linter', () => {
  it('fails without a project graph instead of passing in silence', () => {
    expect(unaided).toContain('There is no Nx project graph')
  })

  it.each(refused)('refuses %s', (file, _text, message) => {
    const own = findings.filter(
      (line) => line.startsWith(`${file}:`) || line.startsWith(`${file} `),
    )
    expect(own.join('\n')).toContain(message)
  })

  it.each(Object.keys(allowed))('allows %s', (file) => {
    expect(findings.filter((line) => line.startsWith(file))).toEqual([])
  })
})
