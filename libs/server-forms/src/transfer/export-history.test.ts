import { cancelJob, listJobs } from '@atrium/domain-core'
import { aField, deleteExport, type Form, listExports, startExport } from '@atrium/domain-forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal'
import { testTransfer, type TestTransfer } from '../testing/test-transfer'

let server: TestTransfer
let form: Form
const name = aField('text')
const nowhere = '0190a5b0-0000-7000-8000-00000000dead'

beforeAll(async () => {
  server = await testTransfer()
  form = await server.form([name])
  await server.record(form, { [name.id]: 'A' })
})
afterAll(() => server.close())

const history = async (as?: 'user') => (await server.call(listExports, {}, as ? { as } : {})).rows
const exportOnce = () => server.export(form)

describe('the history of exports', () => {
  it('is closed to strangers, and refuses what is nobody’s, somebody else’s or another space’s', async () => {
    await exportOnce()
    const [mine] = await history()
    const remove = (exportId: string, options: object = {}) =>
      refusalOf(server.call(deleteExport, { exportId }, options))
    expect((await refusalOf(server.call(listExports, {}, { as: null }))).status).toBe(401)
    expect(await remove(nowhere)).toMatchObject({ status: 404, code: 'export-not-found' })
    expect(await remove('1')).toMatchObject({ status: 400 })
    expect(await remove(mine!.id, { as: 'user' })).toMatchObject({ code: 'export-not-found' })
    expect(await remove(mine!.id, { as: 'user', entId: 'north' })).toMatchObject({ status: 404 })
    expect(await history('user')).toEqual([])
  })
  it('holds the newest of an application, with its file', async () => {
    const { fileId, fileName } = await exportOnce()
    expect(await history()).toMatchObject([
      {
        state: 'prepared',
        system: 'forms',
        application: { name: 'Test' },
        formName: form.name,
        fileId,
        fileName,
      },
    ])
  })
  it('still tells of a file that is gone, without a way to it', async () => {
    const { fileId, fileName } = await exportOnce()
    const admin = await server.core.files.stat({ entId: 'demo', personId: null }, fileId)
    await server.core.files.remove({ entId: 'demo', personId: admin.personId }, fileId)
    expect(await history()).toMatchObject([{ fileName, fileId: null }])
  })
  it('deletes an export with the older ones it stood before, and their files', async () => {
    const kept = [await exportOnce(), await exportOnce()]
    const [newest] = await history()
    await server.call(deleteExport, { exportId: newest!.id })
    expect(await history()).toEqual([])
    for (const { fileId } of kept) {
      const stat = server.core.files.stat({ entId: 'demo', personId: null }, fileId)
      await expect(stat).rejects.toThrow('file-not-found')
    }
    expect((await server.call(listJobs, { kind: 'forms.export' })).rows).toEqual([])
  })
  it('leaves out what was cancelled and what is older than three days', async () => {
    const job = await server.call(startExport, {
      formId: form.id,
      format: 'csv',
      fields: [name.id],
    })
    await server.call(cancelJob, { jobId: job.id })
    await exportOnce()
    await server.core.database.transaction('platform', (tx) =>
      tx.query(`update platform.jobs set created_at = now() - interval '73 hours'`),
    )
    expect(await history()).toEqual([])
  })
})
