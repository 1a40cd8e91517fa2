import { cataloguesOf, isMessageFile, type Catalogue } from './catalogues.ts'
import type { ConformanceRule, WorkspaceFiles } from './workspace-files.ts'

const source = /^(libs|apps)\/.*\.tsx?$/
const test = /\.(test|stories|e2e|bench)\.tsx?$|\/testing\/|\.fixture\.|\/fixtures\.ts$/

/** Section 8 of the specification lists its notices, whether or not a page shows them yet. */
const specified = 'libs/core-i18n/src/notice-messages.ts'

/** A key has one meaning in the product, and somebody who shows it. */
export const messageKeys: ConformanceRule = {
  name: 'message-keys',
  check(files) {
    const catalogues = cataloguesOf(files)
    return [...meantTwice(catalogues), ...unused(catalogues, files)]
  },
}

function meantTwice(catalogues: readonly Catalogue[]) {
  const known = new Map<string, Catalogue>()
  return catalogues.flatMap((catalogue) =>
    [...catalogue.chinese.keys()].flatMap((key) => {
      const name = catalogue.scope === null ? key : `${catalogue.scope}.${key}`
      const other = known.get(name)
      known.set(name, other ?? catalogue)
      const isSame =
        !other ||
        (other.chinese.get(key) === catalogue.chinese.get(key) &&
          other.english.get(key) === catalogue.english.get(key))
      return isSame
        ? []
        : [`${catalogue.path}: "${name}" means something else in ${other.path}: rename one`]
    }),
  )
}

/** Texts of a feature are shown by the feature; those of other libraries by anybody. */
function unused(catalogues: readonly Catalogue[], files: WorkspaceFiles) {
  const everywhere = mentions(files, (path) => source.test(path))
  const ofFeature = new Map<string, Mentions>()
  return catalogues.flatMap(({ path, chinese }) => {
    if (path === specified) return []
    const feature = /^libs\/feature-[^/]+\//.exec(path)?.[0]
    const mentioned = feature
      ? (ofFeature.get(feature) ?? mentions(files, (each) => each.startsWith(feature)))
      : everywhere
    if (feature) ofFeature.set(feature, mentioned)
    return [...chinese.keys()]
      .filter((key) => !mentioned.has(key))
      .map((key) => `${path}: nobody shows "${key}": remove it`)
  })
}

interface Mentions {
  has(key: string): boolean
}

/** Texts between quotes; a template such as `kind.${kind}` mentions every key of its form. */
function mentions(files: WorkspaceFiles, isLooked: (path: string) => boolean): Mentions {
  const exact = new Set<string>()
  const forms = new Set<string>()
  for (const path of files.paths) {
    if (!isLooked(path) || test.test(path) || isMessageFile(path)) continue
    const text = files.read(path)
    for (const [, quoted = ''] of text.matchAll(/'([^'\n]*)'/g)) exact.add(quoted)
    for (const [, quoted = ''] of text.matchAll(/"([^"\n]*)"/g)) exact.add(quoted)
    for (const [, template = ''] of text.matchAll(/`((?:[\w.-]|\$\{[^{}`\n]*\})+)`/g))
      forms.add(formOf(template))
  }
  const patterns = [...forms].filter((form) => /[a-z]{2}/.test(form)).map((f) => new RegExp(f))
  return { has: (key) => exact.has(key) || patterns.some((pattern) => pattern.test(key)) }
}

function formOf(template: string) {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  return `^${fixed.join('.+')}$`
}
