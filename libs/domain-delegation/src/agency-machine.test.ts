import { describe, expect, it } from 'vitest'
import { type AgencyState, agencyStates } from './agency'
import { advanceAgency, agencyActs, agencyActsIn, type KeptAgency, stateAt } from './agency-machine'

const ended = ['recycled', 'invalid', 'expired'] as const

describe('an agency', () => {
  it('refuses to be edited or taken back once it has ended', () => {
    for (const state of ended) {
      for (const act of ['edit', 'recover'] as const) {
        expect(advanceAgency(state, act)).toMatchObject({ rejection: 'agency-not-running' })
      }
    }
  })
  it('refuses to be deleted or begun anew while it runs', () => {
    for (const act of ['re-edit', 'delete'] as const) {
      expect(advanceAgency('agenting', act)).toMatchObject({ rejection: 'agency-running' })
    }
  })
  it('is taken back while it runs, and begun anew or deleted afterwards', () => {
    expect(advanceAgency('agenting', 'recover')).toMatchObject({ value: 'recycled' })
    for (const state of ended) {
      expect(advanceAgency(state, 're-edit')).toMatchObject({ value: 'agenting' })
      expect(advanceAgency(state, 'delete')).toMatchObject({ value: null })
    }
  })
  it('allows in each state exactly what it says', () => {
    for (const state of agencyStates) {
      const allowed = agencyActs.filter((act) => advanceAgency(state, act).ok)
      expect(allowed).toEqual([...agencyActsIn(state)])
    }
  })
})

describe('the state of an agency', () => {
  const kept = (overrides: Partial<KeptAgency> = {}): KeptAgency => ({
    state: 'agenting',
    endsAt: 100,
    bothActive: true,
    ...overrides,
  })
  it.each<[string, Partial<KeptAgency>, number, AgencyState]>([
    ['is expired from its last moment on', {}, 100, 'expired'],
    ['runs until then', {}, 99, 'agenting'],
    ['runs for ever without an end', { endsAt: null }, 1e15, 'agenting'],
    ['is invalid while one of the two is away', { bothActive: false }, 0, 'invalid'],
    ['stays recycled whatever the clock says', { state: 'recycled' }, 1e15, 'recycled'],
    ['stays invalid when the one who left is back', { state: 'invalid' }, 0, 'invalid'],
  ])('%s', (_, overrides, now, state) => {
    expect(stateAt(kept(overrides), now)).toBe(state)
  })
})
