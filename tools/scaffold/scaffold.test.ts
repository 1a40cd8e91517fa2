import { describe, expect, it } from 'vitest'
import { addToList, appLists, removeFromList } from './app-list.ts'
import { domainName } from './domain-name.ts'
import { renderTriple } from './render-triple.ts'

const [features, modules] = appLists

const featureList = `import type { Feature } from '@atrium/core-routing'
import { appsFeature } from '@atrium/feature-apps'
import { orgFeature } from '@atrium/feature-org'

export const features: readonly Feature[] = [appsFeature, orgFeature]
`
const moduleList = `import { appsModule, createAppItems } from '@atrium/server-apps'
import type { Core, ServerModule } from '@atrium/server-core'

export function modules(core: Core): readonly ServerModule[] {
  const apps = createAppItems(core.clock)
  return [appsModule(core), formsModule(core, { apps })]
}
`

describe('a name for a domain', () => {
  it.each(['', 'Green', 'green_house', '1st', 'a--b', 'core', '../x', 'a'.repeat(31)])(
    'is refused as "%s"',
    (name) => {
      expect(() => domainName(name)).toThrow('name')
    },
  )
  it('has the shapes that code needs', () => {
    expect(domainName('work-order')).toEqual({
      kebab: 'work-order',
      camel: 'workOrder',
      snake: 'work_order',
      title: 'Work order',
    })
  })
})

describe('the list of features', () => {
  it.each(['alarms', 'greenhouse', 'zoo'])('takes %s in its alphabetical place', (kebab) => {
    const domain = { kebab, camel: kebab }
    const text = addToList(featureList, features!, domain)
    const names = [...text.matchAll(/feature-(\w+)/g)].map(([, name = '']) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
    expect(text).toContain(`${kebab}Feature`)
    expect(removeFromList(text, features!, domain)).toBe(featureList)
  })
})

describe('the list of modules', () => {
  it('keeps what other modules are given', () => {
    const domain = { kebab: 'greenhouse', camel: 'greenhouse' }
    const text = addToList(moduleList, modules!, domain)
    expect(text).toContain(
      '[appsModule(core), formsModule(core, { apps }), greenhouseModule(core)]',
    )
    expect(removeFromList(text, modules!, domain)).toBe(moduleList)
  })
})

describe('the templates', () => {
  it('leave nothing to fill in', () => {
    const files = [...renderTriple(domainName('work-order'))]
    expect(files.map(([path]) => path)).toContain('libs/server-work-order/src/module.ts')
    expect(files.filter(([path, text]) => /__\w+__/.test(path + text))).toEqual([])
  })
})
