import { describe, expect, it } from 'vitest'
import { madeOrganisation } from './made-organisation.ts'
import { madePeople } from './made-people.ts'

const organisation = madeOrganisation(200, 7)
const { people, heads } = madePeople(organisation, { count: 3000, seed: 7 })

describe('a made organisation', () => {
  it('is the same for the same seed', () => {
    expect(madePeople(madeOrganisation(200, 7), { count: 3000, seed: 7 }).people).toEqual(people)
  })

  it('never repeats an id, a login id or an employee number', () => {
    for (const key of ['id', 'loginId', 'employeeNumber'] as const) {
      expect(new Set(people.map((person) => person[key])).size).toBe(people.length)
    }
  })

  it('has no circle among superiors, and a head in each department', () => {
    const superiorOf = new Map(people.map(({ id, superiorId }) => [id, superiorId]))
    for (const { id } of people) {
      const seen = new Set<string>()
      for (let at: string | null = id; at !== null; at = superiorOf.get(at) ?? null) {
        expect(seen.has(at)).toBe(false)
        seen.add(at)
      }
    }
    expect(heads.size).toBe(organisation.departments.length)
  })

  it('writes names in many scripts, with a Latin form for those in others', () => {
    const scripts = [
      /\p{Script=Han}/u,
      /\p{Script=Cyrillic}/u,
      /\p{Script=Arabic}/u,
      /\p{Script=Hangul}/u,
    ]
    for (const script of scripts) expect(people.some(({ name }) => script.test(name))).toBe(true)
    const foreign = people.filter(({ name }) => !/^[\p{Script=Latin}' -]+$/u.test(name))
    expect(foreign.every(({ nameEn }) => nameEn !== null)).toBe(true)
  })

  it('names departments, posts and roles in English where they are called otherwise', () => {
    const { departments, posts, roles, roleGroups } = organisation
    const foreign = [...departments, ...posts, ...roles, ...roleGroups].filter(
      ({ name }) => !/^[\p{ASCII}]+$/u.test(name),
    )
    expect(foreign.length).toBeGreaterThan(100)
    expect(foreign.filter(({ nameEn }) => !/^[\p{ASCII}]+$/u.test(nameEn))).toEqual([])
  })
})
