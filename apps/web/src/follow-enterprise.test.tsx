import { createI18n } from '@atrium/core-i18n'
import { answer, createQueryClient, fakeNet } from '@atrium/core-net'
import { useBaseInfo, useSession } from '@atrium/core-session'
import { type BaseInfo, type CurrentUser, getCurrentUser } from '@atrium/domain-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followEnterprise } from './follow-enterprise'

const anna: CurrentUser = {
  id: 'anna',
  name: 'Anna',
  loginId: 'anna',
  entId: 'demo',
  entName: 'Demo',
  roles: ['user'],
  locale: 'en',
  enterprises: [],
  permissions: [],
}
let said: BaseInfo
let permissions: string[] = []
let asked = 0
let stop = () => {}

function follow() {
  const net = fakeNet([answer(getCurrentUser, () => ({ ...anna, permissions }))])
  const ask = async () => {
    asked += 1
    return { status: 200, result: said }
  }
  const asking = { ...net, ask }
  stop = followEnterprise(createQueryClient(asking), createI18n({ locale: 'en' }))
}

function tell(entity: string) {
  const detail = { type: 'changed', events: [{ entity, act: 'changed', entId: 'demo', ids: [] }] }
  window.dispatchEvent(new CustomEvent('socketMessage', { detail }))
}

beforeEach(() => {
  asked = 0
  said = {
    productName: 'Atrium',
    publishVersion: '23.12',
    entId: 'demo',
    entName: 'Demo',
    shortName: null,
    logoId: null,
    locale: null,
    skin: null,
  }
  useSession.setState({ user: anna })
})
afterEach(() => {
  stop()
  useSession.setState({ user: undefined })
  useBaseInfo.setState({ info: null })
})

describe('what an administrator changes of the enterprise', () => {
  it('is asked for again when it changes, and only then', async () => {
    follow()
    await vi.waitFor(() => expect(useBaseInfo.getState().info).toEqual(said))
    said = { ...said, entName: 'Renamed' }
    tell('record')
    tell('enterprise')
    await vi.waitFor(() => expect(useBaseInfo.getState().info?.entName).toBe('Renamed'))
    expect(asked).toBe(2)
  })
  it('is seen at once, and so is what was trusted to the person', async () => {
    follow()
    permissions = ['enterprise.manage-info']
    said = { ...said, shortName: 'D' }
    tell('enterprise')
    await vi.waitFor(() => expect(useSession.getState().user?.permissions).toEqual(permissions))
    expect(useBaseInfo.getState().info?.shortName).toBe('D')
  })
})
