import type { RichText } from '@atrium/domain-core'
import {
  createNotice,
  deleteNotice,
  getNotice,
  listAllNotices,
  listNotices,
  type NoticeDraft,
  publishNotice,
  someText,
  updateNotice,
  withdrawNotice,
} from '@atrium/domain-public'
import { type TestServer, testServer } from '@atrium/server-core/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { publicModule } from '../module'
import { fakePorts } from '../testing/fake-ports'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [publicModule(core, fakePorts())] })
})
afterAll(() => server.close())
afterEach(() => server.core.database.pool.query('delete from platform.notice'))

const root = { as: 'root' } as const
const nobody = { as: null } as const
const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const yesterday = new Date(Date.now() - 86_400_000).toISOString()

const draft = (part: Partial<NoticeDraft> & { title?: string } = {}): NoticeDraft => {
  const { title = 'System upgrade', ...rest } = part
  return {
    category: 'maintenance',
    text: { title, body: someText('On Sunday.') },
    textEn: null,
    pinned: false,
    from: null,
    until: null,
    ...rest,
  }
}
const write = (part: Parameters<typeof draft>[0] = {}) =>
  server.call(createNotice, draft(part), root)
async function publish(part: Parameters<typeof draft>[0] = {}) {
  const { id: noticeId, version } = await write(part)
  return server.call(publishNotice, { noticeId, version }, root)
}
const shown = async (input: Parameters<typeof server.call<typeof listNotices>>[1] = {}) =>
  (await server.call(listNotices, input, nobody)).rows.map((row) => row.title)

describe('the acts of an operator', () => {
  it('are closed to everybody else', async () => {
    const act = { noticeId: nowhere, version: 1 }
    for (const as of ['saas', 'admin', 'user', 'safe', 'audit', null] as const) {
      const status = as === null ? 401 : 403
      const calls = [
        () => server.call(listAllNotices, {}, { as }),
        () => server.call(createNotice, draft(), { as }),
        () => server.call(updateNotice, { ...draft(), ...act }, { as }),
        () => server.call(publishNotice, act, { as }),
        () => server.call(withdrawNotice, act, { as }),
        () => server.call(deleteNotice, act, { as }),
      ]
      for (const call of calls) await expect(call()).rejects.toMatchObject({ status })
    }
  })

  it('do not know a notice that is not there', async () => {
    const act = { noticeId: nowhere, version: 1 }
    for (const call of [
      () => server.call(updateNotice, { ...draft(), ...act }, root),
      () => server.call(publishNotice, act, root),
      () => server.call(withdrawNotice, act, root),
      () => server.call(deleteNotice, act, root),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404, code: 'notice-not-found' })
    }
  })

  it('refuse a version that is not the last', async () => {
    const { id: noticeId } = await write()
    const act = { noticeId, version: 7 }
    for (const call of [
      () => server.call(updateNotice, { ...draft(), ...act }, root),
      () => server.call(publishNotice, act, root),
      () => server.call(withdrawNotice, act, root),
      () => server.call(deleteNotice, act, root),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 409, code: 'notice-changed' })
    }
  })
})

describe('public.create-notice', () => {
  it('refuses a title that is missing or too long, a category it does not know, and no text', async () => {
    for (const part of [
      { title: ' ' },
      { title: 'x'.repeat(121) },
      { category: 'gossip' as 'product' },
      { text: { title: 'x' } as NoticeDraft['text'] },
      { from: 'soon' },
    ]) {
      const call = write(part)
      await expect(call).rejects.toMatchObject({ status: 400, code: 'invalid-input' })
    }
  })

  it('refuses text that could run, and keeps nothing it does not know', async () => {
    const linked = (link: string): RichText => ({
      blocks: [{ kind: 'paragraph', spans: [{ text: 'x', link }] }],
    })
    const hostile = { blocks: [{ kind: 'html', html: '<script>' }] } as unknown as RichText
    for (const body of [linked('javascript:alert(1)'), linked('//evil.example'), hostile]) {
      const call = write({ text: { title: 'x', body } })
      await expect(call).rejects.toMatchObject({ status: 400 })
    }
    const odd = { blocks: [{ kind: 'rule', onclick: 'x' }], style: 'x' } as unknown as RichText
    const { text } = await write({ text: { title: 'x', body: odd } })
    expect(text.body).toEqual({ blocks: [{ kind: 'rule' }] })
  })

  it('keeps a draft that nobody else sees, in any script', async () => {
    const title = '系统升级 <b>🚀</b> "; drop table --'
    const notice = await write({ title })
    expect(notice).toMatchObject({ state: 'draft', version: 1, text: { title } })
    expect(await shown()).toEqual([])
    const get = server.call(getNotice, { noticeId: notice.id }, nobody)
    await expect(get).rejects.toMatchObject({ status: 404, code: 'notice-not-found' })
  })
})

describe('public.publish-notice and public.withdraw-notice', () => {
  it('refuse what does not fit the state', async () => {
    const { id: noticeId, version } = await publish()
    const act = { noticeId, version }
    await expect(server.call(publishNotice, act, root)).rejects.toMatchObject({
      code: 'notice-already-published',
    })
    await expect(server.call(deleteNotice, act, root)).rejects.toMatchObject({
      code: 'notice-still-published',
    })
    await server.call(withdrawNotice, act, root)
    const again = { noticeId, version: version + 1 }
    await expect(server.call(withdrawNotice, again, root)).rejects.toMatchObject({
      status: 409,
      code: 'notice-not-published',
    })
  })

  it('refuse to publish a blank text or a period that is over', async () => {
    await expect(publish({ text: { title: 'x', body: someText(' ') } })).rejects.toMatchObject({
      code: 'notice-blank',
    })
    await expect(publish({ until: yesterday })).rejects.toMatchObject({
      code: 'notice-period-over',
    })
  })

  it('show a notice to everybody, and take it away', async () => {
    const { id: noticeId, version } = await publish()
    expect(await server.call(getNotice, { noticeId }, nobody)).toMatchObject({
      title: 'System upgrade',
      body: someText('On Sunday.'),
      newer: null,
      older: null,
    })
    await server.call(withdrawNotice, { noticeId, version }, root)
    expect(await shown()).toEqual([])
    await server.call(deleteNotice, { noticeId, version: version + 1 }, root)
    expect((await server.call(listAllNotices, {}, root)).rows).toEqual([])
  })
})

describe('public.update-notice', () => {
  it('refuses to blank what is published', async () => {
    const { id: noticeId, version } = await publish()
    const text = { title: 'x', body: someText('') }
    const call = server.call(updateNotice, { ...draft({ text }), noticeId, version }, root)
    await expect(call).rejects.toMatchObject({ status: 409, code: 'notice-blank' })
  })

  it('changes what is shown, and when', async () => {
    const { id: noticeId, version, from } = await publish()
    const changed = await server.call(
      updateNotice,
      { ...draft({ title: 'Moved', pinned: true }), noticeId, version },
      root,
    )
    expect(changed).toMatchObject({ from, state: 'published', version: version + 1 })
    expect(await shown()).toEqual(['Moved'])
    const later = { ...draft({ from: tomorrow }), noticeId, version: version + 1 }
    await server.call(updateNotice, later, root)
    expect(await shown()).toEqual([])
  })
})

describe('public.list-notices', () => {
  it('refuses a page of none and a cursor that was made up', async () => {
    const made = Buffer.from('{"at":"0000-01-01T00:00:00Z"}').toString('base64url')
    for (const input of [{ limit: 0 }, { limit: 101 }, { cursor: 'x' }, { cursor: made }]) {
      await expect(server.call(listNotices, input, nobody)).rejects.toMatchObject({ status: 400 })
    }
  })

  it('shows pinned ones first, then the newest, page by page', async () => {
    for (const n of [1, 2, 3, 4, 5]) {
      const from = new Date(Date.now() - n * 3_600_000).toISOString()
      await publish({ title: `n${n}`, from, pinned: n > 3 })
    }
    await publish({ title: 'later', from: tomorrow })
    const titles: string[] = []
    let cursor: string | undefined
    do {
      const page = await server.call(listNotices, { limit: 2, ...(cursor && { cursor }) }, nobody)
      expect(page.total).toEqual({ count: 5, exact: true })
      titles.push(...page.rows.map((row) => row.title))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(titles).toEqual(['n4', 'n5', 'n1', 'n2', 'n3'])
  })

  it('keeps to a category, and cuts a long text', async () => {
    await publish({ title: 'a', category: 'event' })
    const body = someText('字'.repeat(1000))
    await publish({ category: 'security', text: { title: 'b', body } })
    expect(await shown({ category: 'event' })).toEqual(['a'])
    const { rows } = await server.call(listNotices, { category: 'security' }, nobody)
    expect(rows[0]?.excerpt).toBe(`${'字'.repeat(179)}…`)
  })

  it('speaks the language of the reader where there is a text in it', async () => {
    await publish({ title: '升级', textEn: { title: 'Upgrade', body: someText('Soon.') } })
    const { id: noticeId } = await publish({ title: '仅中文' })
    const english = { ...nobody, headers: { 'accept-language': 'en' } }
    const { rows } = await server.call(listNotices, {}, english)
    expect(rows.map((row) => row.title)).toEqual(['仅中文', 'Upgrade'])
    expect(await shown()).toEqual(['仅中文', '升级'])
    expect(await server.call(getNotice, { noticeId }, english)).toMatchObject({
      older: { title: 'Upgrade' },
    })
  })
})

describe('public.list-all-notices', () => {
  it('finds by title, category and what a state means now', async () => {
    await write({ title: '100 %' })
    await publish({ title: 'soon', from: tomorrow })
    await publish({ title: 'now', category: 'event' })
    const titles = async (input: object) =>
      (await server.call(listAllNotices, input, root)).rows.map((row) => row.text.title)
    expect(await titles({ search: '0 %' })).toEqual(['100 %'])
    expect(await titles({ search: '0_%' })).toEqual([])
    expect(await titles({ status: 'scheduled' })).toEqual(['soon'])
    expect(await titles({ status: 'live' })).toEqual(['now'])
    expect(await titles({ status: 'draft' })).toEqual(['100 %'])
    expect(await titles({ category: 'event' })).toEqual(['now'])
    expect(await titles({})).toEqual(['now', 'soon', '100 %'])
  })
})
