import { expect, it } from 'vitest'
import { defaultValues } from './default-values'
import { aField, aFormSchema } from './fixtures'

it('a new record starts with its defaults, today, now and me filled in', () => {
  const fields = {
    name: aField('text'),
    city: aField('text', { default: 'Xi’an' }),
    day: aField('date', { default: 'today' }),
    at: aField('date-time', { default: 'now' }),
    owner: aField('person', { default: 'me' }),
    colors: aField('multi-select', { default: ['o_red0'] }),
    none: aField('multi-select'),
    done: aField('switch'),
    files: aField('attachment'),
  }
  const context = { today: '2026-03-01', now: '2026-03-01T00:00:00.000Z', me: 'someone' }
  expect(defaultValues(aFormSchema(Object.values(fields)), context)).toEqual({
    [fields.city.id]: 'Xi’an',
    [fields.day.id]: '2026-03-01',
    [fields.at.id]: '2026-03-01T00:00:00.000Z',
    [fields.owner.id]: ['someone'],
    [fields.colors.id]: ['o_red0'],
    [fields.done.id]: false,
  })
})
