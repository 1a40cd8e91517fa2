import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Lookup } from '../spec/field-spec'
import type { PickedSubject } from './picked-subject'
import { SubjectPicker } from './subject-picker'

const lookupOf = (...labels: string[]): Lookup => ({
  choices: labels.map((label) => ({ id: label, label })),
  isLoading: false,
  isCut: false,
  onSearch: () => undefined,
})

function open(first: readonly PickedSubject[], max = 200) {
  const onChange = vi.fn<(value: PickedSubject[]) => void>()
  function Held() {
    const [value, setValue] = useState(first)
    return (
      <SubjectPicker
        label="Scope"
        value={value}
        max={max}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
        nameOf={(_, id) => (id === 'gone' ? null : id)}
        lookups={{ person: lookupOf('Ada', 'Lin'), department: lookupOf('Sales') }}
      />
    )
  }
  render(<Held />)
  return { held: () => onChange.mock.lastCall?.[0] }
}

function choose(box: string, option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: box }))
  const found = screen.getAllByText(option).at(-1)
  if (found) fireEvent.click(found)
}

afterEach(cleanup)

describe('the subject picker', () => {
  it('takes no more than it may', () => {
    open([{ kind: 'person', id: 'Ada' }], 1)
    expect(screen.getByText('At most 1 may be chosen')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('combobox').disabled).toBe(true)
  })

  it('says what is no longer there, and lets go of it', () => {
    const page = open([{ kind: 'post', id: 'gone' }])
    fireEvent.click(within(screen.getByRole('list')).getByRole('button'))
    expect(page.held()).toEqual([])
  })

  it('adds people', () => {
    const page = open([])
    choose('Add a person', 'Lin')
    expect(page.held()).toEqual([{ kind: 'person', id: 'Lin' }])
  })

  it('adds a department with those below, or without them', () => {
    const page = open([])
    fireEvent.click(screen.getByText('Departments'))
    choose('Add a department', 'Sales')
    expect(page.held()).toEqual([{ kind: 'department', id: 'Sales', below: true }])
    fireEvent.click(screen.getByRole('checkbox', { name: '"Sales" and below' }))
    expect(page.held()).toEqual([{ kind: 'department', id: 'Sales', below: false }])
  })

  it('means everybody in place of all others', () => {
    const page = open([{ kind: 'person', id: 'Ada' }])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Everybody in the enterprise' }))
    expect(page.held()).toEqual([{ kind: 'everyone' }])
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
