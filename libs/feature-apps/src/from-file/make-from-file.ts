import { makeStale, useNet } from '@atrium/core-net'
import { createApp, listApps, type Application } from '@atrium/domain-apps'
import { listJobs, type Job } from '@atrium/domain-core'
import { createFormFromFile, listForms, type Form, type InspectedFile } from '@atrium/domain-forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldsOf, type ColumnChoice } from '../data/column-fields'
import { randomBytes } from '../data/random-bytes'

/** What a file was made into, and the job that fills it. */
export interface Made {
  app: Application
  form: Form
  job: Job
}

interface MakeInput {
  name: string
  fileId: string
  table: InspectedFile
  choices: readonly ColumnChoice[]
}

/** The application, its form and the job that fills it; a second try goes on with the application of the first. */
export function useMakeFromFile(onMade: (made: Made) => void) {
  const net = useNet()
  const client = useQueryClient()
  const [kept, setKept] = useState<Application | null>(null)
  return useMutation({
    async mutationFn({ name, fileId, table, choices }: MakeInput): Promise<Made> {
      const app = kept ?? (await net.call(createApp, { name, icon: 'table', color: 'green' }))
      setKept(app)
      const { form, job } = await net.call(createFormFromFile, {
        appId: app.id,
        name,
        fileId,
        sheet: table.sheet,
        headerRow: table.headerRow,
        rowCount: table.rowCount,
        columns: fieldsOf(choices, randomBytes),
      })
      return { app, form, job }
    },
    onSuccess: onMade,
    onSettled: () => makeStale(client, [listApps, listForms, listJobs]),
  })
}
