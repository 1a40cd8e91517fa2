import { describe, expect, it } from 'vitest'
import { cookiesWork, readCookie, writeCookie } from './cookie'

describe('a cookie', () => {
  it('is null when it was never written', () => {
    expect(readCookie('absent')).toBeNull()
  })

  it('is null in a sandboxed frame, where writing goes on and nothing is kept', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { configurable: true, get: denied, set: denied })
    writeCookie('name', 'value')
    expect([readCookie('name'), cookiesWork()]).toEqual([null, false])
    Reflect.deleteProperty(document, 'cookie')
  })

  it('stays readable when its value is not well encoded', () => {
    expect(readCookie('name', 'name=100%')).toBe('100%')
  })

  it('keeps any script and the equals sign', () => {
    writeCookie('name', '名称=a b', { days: 1 })
    expect(readCookie('name')).toBe('名称=a b')
  })

  it('is known not to be kept where the browser keeps none', () => {
    expect(cookiesWork()).toBe(true)
    expect(readCookie('cookies_work')).toBeFalsy()
    const blocked = {
      get cookie() {
        return ''
      },
      set cookie(_: string) {},
    }
    expect(cookiesWork(blocked)).toBe(false)
  })
})
