import { describe, expect, it } from 'vitest'
import { workspaceMap } from '../map/workspace-map.ts'
import { chineseWriting } from './chinese-writing.ts'
import { codeTexts } from './code-texts.ts'
import { disabledTests } from './disabled-tests.ts'
import { featureEntry } from './feature-entry.ts'
import { fileShape } from './file-shape.ts'
import { libRoot } from './lib-root.ts'
import { listOrder } from './list-order.ts'
import { mapIsFresh } from './map-is-fresh.ts'
import { messageKeys } from './message-keys.ts'
import { messageLanguages } from './message-languages.ts'
import { readme } from './readme.ts'
import { filesOf } from './workspace-files.ts'

const goodReadme =
  '# core-a\n\n## What it is\n\nThe a.\n\n## The one idea\n\n## Surface\n\n## Try it\n\n## Not here\n'
const goodLib = {
  'libs/core-a/README.md': goodReadme,
  'libs/core-a/tsconfig.json': '{ "extends": "../../tsconfig.dom.json", "include": ["src"] }',
  'libs/core-a/src/index.ts': '',
}

describe('a lib root', () => {
  it('is refused without its README', () => {
    const { 'libs/core-a/README.md': _, ...rest } = goodLib
    expect(libRoot.check(filesOf(rest))).toEqual(['libs/core-a: has no README.md'])
  })
  it('is refused with an entry of its own', () => {
    const files = filesOf({ ...goodLib, 'libs/core-a/package.json': '{}' })
    expect(libRoot.check(files)).toEqual([
      "libs/core-a/package.json: a lib's root holds only README.md, src, tsconfig.json",
    ])
  })
  it('is refused with the tsconfig of another kind', () => {
    const config = '{ "extends": "../../tsconfig.node.json", "include": ["src"] }'
    const files = filesOf({ ...goodLib, 'libs/core-a/tsconfig.json': config })
    expect(libRoot.check(files)[0]).toContain('tsconfig.dom.json')
  })
  it('is refused under a name of no kind', () => {
    const files = filesOf({
      'libs/thing/README.md': '',
      'libs/thing/tsconfig.json': '{}',
      'libs/thing/src/index.ts': '',
    })
    expect(libRoot.check(files)[0]).toContain("a lib's name starts with")
  })
  it('is accepted with README, tsconfig and src', () => {
    expect(libRoot.check(filesOf(goodLib))).toEqual([])
  })
})

describe('a README', () => {
  it('is refused with other headings', () => {
    const text = goodReadme.replace('## Surface', '## API')
    expect(readme.check(filesOf({ ...goodLib, 'libs/core-a/README.md': text }))).toHaveLength(1)
  })
  it('is refused over 40 lines', () => {
    const text = `${goodReadme}${'\n.'.repeat(40)}`
    expect(readme.check(filesOf({ ...goodLib, 'libs/core-a/README.md': text }))[0]).toContain('40')
  })
  it('is accepted with its five headings', () => {
    expect(readme.check(filesOf(goodLib))).toEqual([])
  })
})

describe('a test', () => {
  it.each(['it.skip', 'describe.only', 'it.todo', 'test.fixme', 'xit'])(
    'is refused as %s',
    (how) => {
      const files = filesOf({ 'libs/core-a/src/a.test.ts': `\n${how}('says', () => {})` })
      expect(disabledTests.check(files)[0]).toContain('libs/core-a/src/a.test.ts:2')
    },
  )
  it('is accepted when it runs', () => {
    const files = filesOf({ 'libs/core-a/src/a.test.ts': "it('skips nothing', () => {})" })
    expect(disabledTests.check(files)).toEqual([])
  })
})

describe('the lists of the product', () => {
  const list = (...names: string[]) =>
    filesOf({
      'apps/web/src/features.ts': names
        .map((name) => `import { ${name} } from '@atrium/feature-${name}'`)
        .join('\n'),
    })
  it('are refused out of order', () => {
    expect(listOrder.check(list('forms', 'apps'))[0]).toContain('"apps"')
  })
  it('are accepted in order', () => {
    expect(listOrder.check(list('apps', 'forms'))).toEqual([])
  })
})

describe("a feature's entry", () => {
  const files = (manifest: string) =>
    filesOf({
      'libs/feature-a/src/index.ts': "export { aFeature } from './feature'",
      'libs/feature-a/src/feature.ts': manifest,
      'libs/feature-a/src/pages/a-page.tsx': '',
    })
  it('is refused when a page is imported on the way', () => {
    expect(featureEntry.check(files("import { APage } from './pages/a-page'"))[0]).toContain(
      'libs/feature-a/src/feature.ts: imports libs/feature-a/src/pages/a-page.tsx',
    )
  })
  it('is refused when a page is imported over several lines', () => {
    expect(featureEntry.check(files("import {\n  APage,\n} from './pages/a-page'"))).toHaveLength(1)
  })
  it('is accepted with import()', () => {
    expect(featureEntry.check(files("export const page = () => import('./pages/a-page')"))).toEqual(
      [],
    )
  })
})

describe('messages', () => {
  const texts = (zh: string, en: string) =>
    filesOf({
      'libs/feature-a/src/messages/a-messages.ts': `export const a = defineMessages({ 'zh-CN': { ${zh} }, en: { ${en} } })`,
    })
  it('are refused outside a file of messages', () => {
    const files = filesOf({ 'libs/server-a/src/a-mails.ts': 'const texts = defineMessages({})' })
    expect(messageLanguages.check(files)).toEqual([
      'libs/server-a/src/a-mails.ts: texts stand in a file of their own: name it *messages.ts',
    ])
  })
  it('are refused with a key in one language only', () => {
    expect(
      messageLanguages.check(texts("save: '保存'", "save: 'Save', 'sign-in': 'Sign in'"))[0],
    ).toContain('"sign-in" is missing in zh-CN')
  })
  it('are refused with different placeholders', () => {
    const files = texts("cut: '前 <% count %> 条'", "cut: 'first <% limit %>'")
    expect(messageLanguages.check(files)[0]).toContain('"cut"')
  })
  it('are refused in a component that says less in one language', () => {
    const text = "const texts = { 'zh-CN': { close: '关闭', of: (n) => n }, en: { of: (n) => n } }"
    const files = filesOf({ 'libs/ui/src/tag/tag.tsx': text })
    expect(messageLanguages.check(files)).toEqual([
      'libs/ui/src/tag/tag.tsx: "close" is missing in en',
    ])
  })
  it('are accepted when both languages say the same', () => {
    expect(messageLanguages.check(texts("cut: '前 <% n %> 条'", "cut: 'first <% n %>'"))).toEqual(
      [],
    )
  })
})

describe('Chinese', () => {
  const texts = (zh: string) =>
    filesOf({
      'libs/feature-a/src/a-messages.ts': `defineMessages({ 'zh-CN': { a: '${zh}' }, en: { a: 'x' } })`,
    })
  it.each(['保存,然后继续', '保存失败!', '加载中...', '导出(全部)'])(
    'is refused with half-width punctuation: %s',
    (zh) => expect(chineseWriting.check(texts(zh))[0]).toContain('用全角标点'),
  )
  it.each(['导入CSV', '最多3项'])('is refused without a space: %s', (zh) =>
    expect(chineseWriting.check(texts(zh))[0]).toContain('中英文之间留空格'),
  )
  it.each(['导入 CSV，最多 3 项。', '共 <% count %> 条', '<% kind %>没能搜索', '工作簿 (.xlsx)'])(
    'is accepted as %s',
    (zh) => expect(chineseWriting.check(texts(zh))).toEqual([]),
  )
})

describe('a key of a message', () => {
  const texts = (keys: string, scope = 'a') =>
    `export const a = scopeMessages('${scope}', defineMessages({ 'zh-CN': { ${keys} }, en: { ${keys} } }))`
  const feature = 'libs/feature-a/src/messages/a-messages.ts'
  const page = 'libs/feature-a/src/pages/a-page.tsx'
  it('is refused when nobody shows it, a test and its own file aside', () => {
    const files = filesOf({
      [feature]: texts("save: 'Save', 'kind.text': 'Text', gone: 'Gone', odd: 'Odd'"),
      [page]: "t('save') + t(`kind.${kind}`)",
      'libs/feature-a/src/pages/a-page.test.tsx': "t('gone')",
      'libs/feature-b/src/pages/b-page.tsx': "t('odd')",
    })
    expect(messageKeys.check(files)).toEqual([
      `${feature}: nobody shows "gone": remove it`,
      `${feature}: nobody shows "odd": remove it`,
    ])
  })
  it('is refused when it means two things', () => {
    const other = 'libs/feature-a/src/messages/b-messages.ts'
    const files = filesOf({
      [feature]: texts("save: 'Save'"),
      [other]: texts("save: 'Keep'"),
      [page]: "t('save')",
    })
    expect(messageKeys.check(files)).toEqual([
      `${other}: "a.save" means something else in ${feature}: rename one`,
    ])
  })
  it('is accepted in two scopes, and from a domain by any page', () => {
    const files = filesOf({
      [feature]: texts("save: 'Save'"),
      'libs/domain-a/src/messages.ts': texts("save: 'Keep', term: 'Term'", 'a-terms'),
      [page]: "t('save') + terms('term')",
    })
    expect(messageKeys.check(files)).toEqual([])
  })
})

describe('a code', () => {
  const texts =
    "export const a = defineMessages({ 'zh-CN': { 'a-gone': 'x' }, en: { 'a-gone': 'x' } })"
  const files = (path: string, code: string) =>
    filesOf({ 'libs/domain-a/src/messages.ts': texts, [path]: code })
  it.each([
    ['libs/server-a/src/a-service.ts', "throw new NotFound('a-lost')"],
    ['libs/server-a/src/a-service.ts', "throw new Conflict(on ? 'a-gone' : 'a-lost', { n: 1 })"],
    ['libs/server-a/src/a-service.ts', "throw new InvalidInput([], 'a-lost')"],
    ['libs/server-a/src/a-service.ts', "const issues = [{ path: [], code: 'a-lost' }]"],
    ['libs/domain-a/src/a-machine.ts', "return reject('a-lost')"],
    ['libs/domain-a/src/a.ts', "schema.refine(check, { error: 'a-lost' })"],
  ])('without a text is refused in %s: %s', (path, code) => {
    expect(codeTexts.check(files(path, code))).toEqual([
      `${path}:1: "a-lost" has no text: add it to the messages of its domain`,
    ])
  })
  it('with a text is accepted, and one that only a test knows', () => {
    const known = files('libs/server-a/src/a-service.ts', "throw new NotFound('a-gone')")
    expect(codeTexts.check(known)).toEqual([])
    const tested = files('libs/server-a/src/a.test.ts', "throw new NotFound('a-lost')")
    expect(codeTexts.check(tested)).toEqual([])
  })
})

describe('a file', () => {
  it.each([
    'libs/core-a/src/utils.ts',
    'libs/core-a/src/common/a.ts',
    'libs/core-a/src/form-helpers.ts',
    'libs/core-a/src/types.ts',
    'libs/core-a/src/new-list.ts',
    'libs/core-a/src/session-manager.ts',
    'libs/core-a/src/myFile.ts',
    'libs/core-a/src/a/b/c/d/e.ts',
  ])('is refused as %s', (path) => {
    expect(fileShape.check(filesOf({ [path]: '' }))).toHaveLength(1)
  })
  it('is refused over 400 lines', () => {
    expect(fileShape.check(filesOf({ 'libs/core-a/src/a.ts': 'a\n'.repeat(401) }))[0]).toContain(
      '401',
    )
  })
  it('is accepted short, shallow and named', () => {
    expect(fileShape.check(filesOf({ 'libs/core-a/src/a/b/c/thing.test.tsx': 'a\n' }))).toEqual([])
  })
})

describe('the map', () => {
  it('is refused when a lib says something else', () => {
    expect(mapIsFresh.check(filesOf({ ...goodLib, 'docs/map.md': '# Map\n' }))).toHaveLength(1)
  })
  it('is accepted as written', () => {
    const map = workspaceMap(filesOf(goodLib))
    expect(map).toContain('- **core-a**: The a.')
    expect(mapIsFresh.check(filesOf({ ...goodLib, 'docs/map.md': map }))).toEqual([])
  })
})
