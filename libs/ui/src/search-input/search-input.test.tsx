import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SearchInput } from './search-input'

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

/** Keeps what is typed only when it is told to, as an address does. */
function open() {
  const waiting: string[] = []
  const held = (value: string) => (
    <SearchInput label="Search" value={value} onChange={(text) => waiting.push(text)} />
  )
  const view = render(held(''))
  return { waiting, keep: (text: string) => view.rerender(held(text)) }
}

afterEach(cleanup)

it('loses no letter while its owner is behind', () => {
  const { waiting, keep } = open()
  type('w')
  type('wa')
  keep('w')
  expect(field().value).toBe('wa')
  type('wan')
  expect(waiting).toEqual(['w', 'wa', 'wan'])
  keep('wa')
  keep('wan')
  expect(field().value).toBe('wan')
})

it('follows its owner once that has caught up', () => {
  const { keep } = open()
  type('w')
  keep('w')
  keep('')
  expect(field().value).toBe('')
})

it('lets go of what its owner would not take', () => {
  open()
  type('w')
  fireEvent.blur(field())
  expect(field().value).toBe('')
})
