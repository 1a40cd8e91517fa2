import { useJob, write } from '@atrium/core-net'
import { getApp, listApps } from '@atrium/domain-apps'
import type { InputOf } from '@atrium/domain-core'
import {
  getForm,
  getPublishedForm,
  listForms,
  listFormVersions,
  listRecords,
  type publishForm,
  publishResultSchema,
  type rollBackForm,
} from '@atrium/domain-forms'
import { useMutation } from '@tanstack/react-query'
import { useDocument } from '../document/designer-context'

const stales = [
  getForm,
  getPublishedForm,
  listForms,
  listFormVersions,
  listRecords,
  listApps,
  getApp,
]

/** A publication as a person follows it: made at once, or by a job. */
export function usePublication<E extends typeof publishForm | typeof rollBackForm>(endpoint: E) {
  const document = useDocument()
  const mutation = useMutation(write(endpoint, { stales }))
  const answer = mutation.data
  const { job, error, cancel } = useJob(answer?.kind === 'under-way' ? answer.job : null, {
    stales,
  })
  const result = publishResultSchema.safeParse(job?.result).data
  return {
    job,
    cancel,
    error: mutation.error ?? error,
    isBusy: mutation.isPending,
    /** The version that is published by now; null before. */
    version: answer?.kind === 'published' ? answer.form.version : (result?.version ?? null),
    start(more: Omit<InputOf<E>, 'formId' | 'revision'>) {
      const { form, revision } = document.getState()
      mutation.mutate({ ...more, formId: form.id, revision } as InputOf<E>, {
        onSuccess(published) {
          if (published.kind === 'published') document.getState().hear(published.form)
        },
      })
    },
  }
}

export type FollowedPublication = ReturnType<typeof usePublication>
