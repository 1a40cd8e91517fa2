import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Steps } from './steps'

afterEach(cleanup)

it('is read by the names of the steps alone', () => {
  const steps = ['File', 'Columns', 'Check'].map((title) => ({ key: title, title }))
  render(<Steps steps={steps} current="Check" onGo={() => undefined} />)
  expect(screen.queryAllByRole('img')).toEqual([])
  expect(screen.getByRole('button', { name: 'File' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Columns' })).toBeDefined()
})
