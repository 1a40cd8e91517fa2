import { makeStale, useNet } from '@atrium/core-net'
import { createApp, listApps } from '@atrium/domain-apps'
import { createForm, type Form, listForms, publishForm } from '@atrium/domain-forms'
import type { OfferedSolution } from '@atrium/domain-public'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

interface Making {
  readonly name: string
  readonly at: number
}

/** What is there already, should a step fail. */
interface Made {
  appId: string
  /** Forms that are published. */
  forms: number
  /** The form that is made and not published yet. */
  form: Pick<Form, 'id' | 'draftRevision'> | null
}

/** Makes the application and its forms by the calls a person would make; a second try goes on where the first one failed. */
export function useInstall(solution: OfferedSolution, onInstalled: (appId: string) => void) {
  const net = useNet()
  const client = useQueryClient()
  const [making, setMaking] = useState<Making | null>(null)
  const made = useRef<Made>({ appId: '', forms: 0, form: null })
  const install = useMutation({
    async mutationFn(name: string) {
      const { icon, color, tagline: description, forms } = solution
      if (made.current.appId === '') {
        made.current.appId = (await net.call(createApp, { name, description, icon, color })).id
      }
      const { appId } = made.current
      for (const [at, form] of forms.entries()) {
        if (at < made.current.forms) continue
        setMaking({ name: form.name, at: at + 1 })
        const { id: formId, draftRevision: revision } = (made.current.form ??= await net.call(
          createForm,
          { appId, ...form },
        ))
        await net.call(publishForm, { formId, revision })
        made.current.form = null
        made.current.forms = at + 1
      }
      return appId
    },
    onSuccess: onInstalled,
    onSettled: () => makeStale(client, [listApps, listForms]),
  })
  return { install, making }
}
