import { aField, aFormSchema } from '@atrium/domain-forms'
import { expect, it } from 'vitest'
import { fieldIdOf, issuesOf, issueText } from './issue-text'

const end = aField('date', { label: 'End' })
const schema = aFormSchema([end])

it('reads no issues out of anything else', () => {
  expect(issuesOf(null)).toEqual([])
  expect(issuesOf(['x', { code: 'required' }])).toEqual([])
})

it('says an issue in the words of the language, with the label of the other field', () => {
  const issue = { path: ['values', end.id], code: 'compare-lt', params: { field: end.id } }
  expect(issueText(issue, schema, 'en')).toBe('This must be less than "End".')
  expect(issueText({ path: [], code: 'too-long', params: { max: 9 } }, schema, 'zh-CN')).toBe(
    '最多 9 个字符。',
  )
})

it('falls back to what the server said', () => {
  expect(issueText({ path: [], code: 'new-rule', message: 'No.' }, schema, 'en')).toBe('No.')
})

it('finds the field behind values', () => {
  expect(fieldIdOf({ path: ['values', 'f_abc123', 0], code: 'x' })).toBe('f_abc123')
  expect(issuesOf({ issues: [{ path: ['a'], code: 'x' }] })).toHaveLength(1)
})
