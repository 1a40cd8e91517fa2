import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button } from './button'

describe('a button', () => {
  it('keeps its name while work is going on, and after', () => {
    const { rerender } = render(<Button loading>Save</Button>)
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true')
    rerender(<Button>Save</Button>)
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull()
  })
})
