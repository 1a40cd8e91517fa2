import { describe, expect, it } from 'vitest'
import { someVersions } from './testing/versions'
import { keepingOf, versionedPath, versionOfApp } from './versions'

describe('the path of a version', () => {
  it('has neither the query nor the leading space', () => {
    expect(versionedPath('/space-a1/sapi/views?a=/space-b/')).toBe('/sapi/views')
    expect(versionedPath('/sapi/views')).toBe('/sapi/views')
    expect(versionedPath('/spaceship/sapi')).toBe('/spaceship/sapi')
  })
})

describe('how an answer may be kept', () => {
  const personal = [
    '/api2/view/personconfiginfo',
    '/api/admin/enterprise/theme',
    '/napi/global/get',
    '/sapi/user/baseinfo',
    '/sapi/user/entuser/info',
    '/api2/notices/noticepublished',
  ]
  it.each(personal)(
    'is not at all for the user-related path %s, whatever the map lists',
    (path) => {
      const versions = someVersions({ global: { [path]: '1' }, paths: path })
      expect(keepingOf(versions, path)).toBeNull()
    },
  )

  it('is not at all for a path nobody listed, nor one that the language knows', () => {
    for (const path of ['/sapi/records', '/sapi/menu/more', 'constructor', '']) {
      expect(keepingOf(someVersions(), path)).toBeNull()
    }
    expect(keepingOf(someVersions({ paths: '' }), '')).toBeNull()
  })

  it('follows the version of the path, also of a path with parameters', () => {
    const seventh = { with: 'version', version: '7' }
    expect(keepingOf(someVersions(), '/sapi/menu')).toEqual(seventh)
    const versions = someVersions({ global: { '/sapi/menus/:menuId': '7' } })
    expect(keepingOf(versions, '/sapi/menus/1')).toEqual(seventh)
    expect(keepingOf(versions, '/sapi/menus/')).toBeNull()
  })

  it('follows the application for a listed path', () => {
    expect(keepingOf(someVersions(), '/sapi/apps/crm')).toEqual({ with: 'app' })
    expect(keepingOf(someVersions(), '/sapi/apps')).toBeNull()
  })

  it('follows the publication for an application nothing has changed', () => {
    expect(versionOfApp(someVersions(), 'CRM')).toBe('3')
    expect(versionOfApp(someVersions(), 'new')).toBe('23.12')
    expect(versionOfApp(someVersions(), 'constructor')).toBe('23.12')
  })
})
