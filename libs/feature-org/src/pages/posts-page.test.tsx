import { answer, type Answer, refusal } from '@atrium/core-net'
import {
  addPost,
  arrangePosts,
  changePost,
  consolePostsPath,
  deletePost,
  listPosts,
  type Post,
} from '@atrium/domain-org'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { refuse } from '../testing/fake-organisation'
import { OrgStage } from '../testing/org-stage'
import { PostsPage } from './posts-page'

function aPost(number: number, name: string, people = 0): Post {
  const id = `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
  return { id, name, names: { name, nameEn: '' }, code: '', description: '', place: number, people }
}

function open(first: readonly Post[], more: readonly Answer[] = []) {
  let posts = [...first]
  const answers = [
    answer(listPosts, () => ({ rows: posts, cut: false })),
    answer(addPost, (draft) => {
      if (posts.some(({ name }) => name === draft.name)) refuse('name-taken')
      const { name, nameEn } = draft
      const added = { ...aPost(posts.length + 1, name), ...draft, names: { name, nameEn } }
      posts = [...posts, added]
      return added
    }),
    answer(changePost, ({ postId, was, ...draft }) => {
      const held = posts.find(({ id }) => id === postId)
      const now = held && { ...held.names, code: held.code, description: held.description }
      if (was && JSON.stringify(was) !== JSON.stringify(now))
        refuse('changed-meanwhile', { details: { now } })
      posts = posts.map((each) => (each.id === postId ? { ...each, ...(draft as Post) } : each))
      return posts.find(({ id }) => id === postId) ?? aPost(0, '')
    }),
    answer(arrangePosts, ({ postIds }) => {
      posts = postIds.flatMap((id) => posts.find((each) => each.id === id) ?? [])
      return {}
    }),
    answer(deletePost, ({ postId }) => {
      posts = posts.filter(({ id }) => id !== postId)
      return {}
    }),
    ...more,
  ]
  render(
    <OrgStage path={consolePostsPath} answers={answers}>
      <PostsPage />
    </OrgStage>,
  )
  const dialog = async () => within(await screen.findByRole('dialog'))
  return {
    names: () => posts.map(({ name }) => name),
    first: () => posts[0],
    meanwhile: (change: (post: Post) => Post) => {
      posts = posts.map(change)
    },
    press: async (name: string) =>
      fireEvent.click((await screen.findAllByRole('button', { name }))[0]!),
    pressIn: async (name: string) =>
      fireEvent.click(await (await dialog()).findByRole('button', { name })),
    fill: async (value: string) =>
      fireEvent.change(await (await dialog()).findByLabelText(/^Name/), { target: { value } }),
    choose: async (act: string) => fireEvent.click(await screen.findByText(act)),
  }
}

afterEach(cleanup)

describe('posts', () => {
  it('keep a post that somebody holds, and say so', async () => {
    const held = answer(deletePost, () => refuse('post-in-use'))
    const page = open([aPost(1, 'Manager', 3)], [held])
    await page.press('More for Manager')
    await page.choose('Delete')
    await page.pressIn('Delete')
    expect(await screen.findByText(/who still hold this post/)).toBeDefined()
    expect(page.names()).toEqual(['Manager'])
  })

  it('are not added without a name, nor twice', async () => {
    const page = open([aPost(1, 'Manager')])
    await page.press('Create post')
    await page.pressIn('Create')
    expect(await screen.findByText('Give the post a name.')).toBeDefined()
    await page.fill('Manager')
    await page.pressIn('Create')
    expect(await screen.findByText('This name is in use. Choose another.')).toBeDefined()
    await page.fill('Engineer')
    await page.pressIn('Create')
    await waitFor(() => expect(page.names()).toEqual(['Manager', 'Engineer']))
  })

  it('are renamed', async () => {
    const page = open([aPost(1, 'Manager')])
    await page.press('Manager')
    await page.fill('Head')
    await page.pressIn('Save')
    await waitFor(() => expect(page.names()).toEqual(['Head']))
  })

  it('keep what was typed when somebody else has saved meanwhile, and what they saved', async () => {
    const page = open([{ ...aPost(1, 'Manager'), code: 'M' }])
    await page.press('Manager')
    await page.fill('Head')
    page.meanwhile((post) => ({
      ...post,
      name: 'Chief',
      names: { name: 'Chief', nameEn: '' },
      description: 'Leads',
    }))
    await page.pressIn('Save')
    expect(await screen.findByText('“Name” is now: Chief')).toBeDefined()
    expect(await screen.findByText('Taken over from them: Description.')).toBeDefined()
    await page.pressIn('Save')
    await waitFor(() => expect(page.names()).toEqual(['Head']))
    expect(page.first()).toMatchObject({ code: 'M', description: 'Leads' })
  })

  it('are put in another order', async () => {
    const page = open([aPost(1, 'Manager'), aPost(2, 'Engineer')])
    await page.press('More for Engineer')
    await page.choose('Move up')
    await waitFor(() => expect(page.names()).toEqual(['Engineer', 'Manager']))
  })

  it('say that they could not be loaded, or that there are none', async () => {
    open([], [refusal(listPosts, 'unavailable', 503)])
    expect(await screen.findByText('The posts could not be loaded')).toBeDefined()
    cleanup()
    open([])
    expect(await screen.findByText('No posts yet')).toBeDefined()
  })
})
