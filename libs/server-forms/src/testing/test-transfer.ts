import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type InputOf, type Job } from '@atrium/domain-core'
import {
  exportResultSchema,
  importResultSchema,
  listRecords,
  startExport,
  startImport,
  type ExportResult,
  type Field,
  type Form,
  type ImportResult,
  type Values,
} from '@atrium/domain-forms'
import { testForms, type TestForms } from './test-forms'

type Content = string | Uint8Array

export interface TestTransfer extends TestForms {
  upload(
    content: Content,
    options?: { name?: string; entId?: string; personId?: string },
  ): Promise<string>
  /** Imports a file whose columns are the form's fields in their order, and says how it went. */
  import(
    form: Form,
    content: Content,
    options?: Partial<InputOf<typeof startImport>>,
  ): Promise<ImportResult>
  export(form: Form, options?: Partial<InputOf<typeof startExport>>): Promise<ExportResult>
  textOf(fileId: string): Promise<string>
  /** What the form's records hold, oldest first. */
  values(form: Form): Promise<Values[]>
}

/** A whole server with forms, and files to go in and out of them. */
export async function testTransfer(
  options: Parameters<typeof testForms>[0] = {},
): Promise<TestTransfer> {
  const server = await testForms(options)
  const { files } = server.core
  const demo = { entId: 'demo', personId: null }

  async function upload(
    content: Content,
    {
      name = 'rows.csv',
      entId = 'demo',
      personId,
    }: { name?: string; entId?: string; personId?: string } = {},
  ) {
    const source = Readable.from([Buffer.from(content)])
    const scope = { entId, personId: personId ?? null }
    return (await files.put(source, { scope, name, purpose: 'import' })).id
  }

  async function resultOf(job: Job): Promise<unknown> {
    const { state, error, result } = await server.ended(job)
    if (state !== 'done') throw new Error(`the job is ${state}: ${error}`)
    return result
  }

  return {
    ...server,
    upload,
    async import(form, content, options = {}) {
      const fields = form.published?.fields ?? []
      const job = await server.call(startImport, {
        formId: form.id,
        fileId: await upload(content),
        mapping: fields.map(({ id }, column) => ({ column, fieldId: id })),
        ...options,
      })
      return importResultSchema.parse(await resultOf(job))
    },
    async export(form, options = {}) {
      const fields = (form.published?.fields ?? []).map(({ id }: Field) => id)
      const input = { formId: form.id, format: 'csv', fields, ...options } as const
      return exportResultSchema.parse(await resultOf(await server.call(startExport, input)))
    },
    textOf: async (fileId) => text(await files.open(demo, fileId)),
    async values({ id: formId }) {
      const sort = [{ field: 'created_at', direction: 'asc' as const }]
      const { rows } = await server.call(listRecords, { formId, limit: 999, sort })
      return rows.map((row) => row.values)
    },
  }
}
