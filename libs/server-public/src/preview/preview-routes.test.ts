import type { InputOf } from '@atrium/domain-core'
import { aField, aForm, aFormSchema, type FormDefinition } from '@atrium/domain-forms'
import {
  createPreviewLink,
  listPreviewLinks,
  openPreview,
  type PreviewValidity,
  revokePreviewLink,
} from '@atrium/domain-public'
import { systemClock } from '@atrium/server-core'
import { CallRefused, type TestServer, testServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicModule } from '../module'
import { fakePorts } from '../testing/fake-ports'

const ports = fakePorts()
const nobody = { as: null } as const
const inNorth = { as: 'user', entId: 'north' } as const
const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const hour = 3_600_000
let passed = 0
let server: TestServer
beforeAll(async () => {
  server = await testServer({
    modules: (core) => [publicModule(core, ports)],
    clock: { ...systemClock, now: () => new Date(Date.now() + passed) },
  })
})
afterAll(() => server.close())

function someForm(part: Partial<FormDefinition> = {}) {
  const draft = aFormSchema([aField('text', { label: 'Name' }), aField('relation')])
  const form = aForm({ name: '客户登记', draft, published: draft, ...part })
  ports.setForm('demo', form)
  return form.id
}
const share = (formId: string, validity: PreviewValidity = 'hour') =>
  server.call(createPreviewLink, { formId, shows: 'published', validity })
const open = (token: string) => server.call(openPreview, { token }, nobody)
const refusalOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (error instanceof CallRefused) return { status: error.status, code: error.code }
  throw new Error('the call was not refused')
}

describe('links to previews', () => {
  it('are closed to who may not design', async () => {
    const formId = someForm()
    for (const as of ['root', 'safe', 'audit', null] as const) {
      const status = as === null ? 401 : 403
      for (const call of [
        () => server.call(listPreviewLinks, { formId }, { as }),
        () => server.call(createPreviewLink, { formId, shows: 'draft', validity: 'day' }, { as }),
        () => server.call(revokePreviewLink, { linkId: nowhere }, { as }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status })
      }
    }
  })

  it('refuse a validity and a state they do not know', async () => {
    const formId = someForm()
    for (const part of [{ validity: 'year' }, { shows: 'records' }, { formId: 'x' }]) {
      const input = { formId, shows: 'draft', validity: 'day', ...part }
      const call = server.call(createPreviewLink, input as InputOf<typeof createPreviewLink>)
      expect(await refusalOf(call)).toMatchObject({ status: 400 })
    }
  })

  it('refuse a form that is not there, of another space, or without anything to show', async () => {
    const formId = someForm()
    const draft = { shows: 'draft', validity: 'day' } as const
    expect(await refusalOf(share(nowhere))).toMatchObject({ status: 404, code: 'form-not-found' })
    const foreign = server.call(createPreviewLink, { formId, ...draft }, inNorth)
    expect(await refusalOf(foreign)).toMatchObject({ status: 404, code: 'form-not-found' })
    expect(await refusalOf(share(someForm({ published: null })))).toEqual({
      status: 409,
      code: 'preview-nothing-to-show',
    })
  })

  it('are listed without their token, and are at most twenty', async () => {
    const formId = someForm()
    for (let n = 0; n < 20; n += 1) await share(formId)
    expect(await refusalOf(share(formId))).toMatchObject({ code: 'preview-links-too-many' })
    const links = await server.call(listPreviewLinks, { formId })
    expect(links).toHaveLength(20)
    expect(links[0]).toMatchObject({ shows: 'published', opened: 0 })
    expect(JSON.stringify(links)).not.toContain('token')
    expect(await server.call(listPreviewLinks, { formId }, inNorth)).toEqual([])
  })

  it('keep only a hash of their token', async () => {
    const { token } = await share(someForm())
    const rows = await server.core.database.read('platform', (tx) =>
      tx.query('select l::text as text from platform.preview_link l'),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('are not revoked twice, nor from another space', async () => {
    const { link } = await share(someForm())
    const at = { linkId: link.id }
    expect(await refusalOf(server.call(revokePreviewLink, at, inNorth))).toMatchObject({
      status: 404,
    })
    await server.call(revokePreviewLink, at)
    expect(await refusalOf(server.call(revokePreviewLink, at))).toEqual({
      status: 404,
      code: 'preview-link-not-found',
    })
  })
})

describe('public.open-preview', () => {
  it('refuses a token that was made up', async () => {
    for (const token of ['x', '../admin', 'A'.repeat(43)]) {
      expect(await refusalOf(open(token))).toEqual({ status: 404, code: 'preview-not-found' })
    }
    expect(await refusalOf(open(''))).toMatchObject({ status: 400 })
  })

  it('shows the form to anybody, as it is now, and counts', async () => {
    const formId = someForm()
    const { token, link } = await share(formId)
    expect(await open(token)).toMatchObject({
      name: '客户登记',
      enterprise: 'Atrium 演示企业',
      shows: 'published',
      expiresAt: link.expiresAt,
    })
    const [listed] = await server.call(listPreviewLinks, { formId })
    expect(listed?.opened).toBe(1)
  })

  it('does not tell which form stands behind a relation', async () => {
    const related = aField('relation', { formId: nowhere })
    const { token } = await share(someForm({ published: aFormSchema([related]) }))
    expect(JSON.stringify(await open(token))).not.toContain(nowhere)
  })

  it('ends when it is revoked, when its time is over and when the form is gone', async () => {
    const ended = { status: 404, code: 'preview-ended' }
    const revoked = await share(someForm())
    await server.call(revokePreviewLink, { linkId: revoked.link.id })
    expect(await refusalOf(open(revoked.token))).toEqual(ended)
    const formId = someForm()
    const gone = await share(formId)
    ports.removeForm('demo', formId)
    expect(await refusalOf(open(gone.token))).toEqual(ended)
    const late = await share(someForm(), 'hour')
    const longer = await share(someForm(), 'week')
    passed = 2 * hour
    expect(await refusalOf(open(late.token))).toEqual(ended)
    expect(await open(longer.token)).toMatchObject({ name: '客户登记' })
    passed = 0
  })
})
