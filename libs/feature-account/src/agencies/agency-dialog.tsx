import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { useCurrentUser } from '@atrium/core-session'
import { fieldIssueSchema } from '@atrium/domain-core'
import { type Agency, type AgencyKind } from '@atrium/domain-delegation'
import { FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { agencyAdding, agencyChange } from '../data/agency-queries'
import { agencyMessages } from '../messages/agency-messages'
import { type AgencyInput, type AgencyProblems, draftOf, inputOf, problemsOf } from './agency-draft'
import { AgencyFields } from './agency-fields'

interface AgencyDialogProps {
  readonly kind: AgencyKind
  /** Null for a new one. */
  readonly agency: Agency | null
  readonly onClose: () => void
  readonly onSaved: (saved: Agency) => void
}

/** Lends the account or an application, or changes on which terms. */
export function AgencyDialog({ kind, agency, onClose, onSaved }: AgencyDialogProps) {
  const t = useMessages(agencyMessages)
  const errorText = useErrorText()
  const hostId = useCurrentUser().id
  const [now] = useState(() => Date.now())
  const [input, setInput] = useState(() => inputOf(agency, kind, new Date(now)))
  const [tried, setTried] = useState(false)
  const adding = useMutation(agencyAdding)
  const changing = useMutation(agencyChange)
  const error = adding.error ?? changing.error
  const said = saidOf(error)
  const checked = draftOf(input, { kind, hostId, now })
  const found = 'problems' in checked ? checked.problems : said
  const runs = agency?.state === 'agenting'

  function change(part: Partial<AgencyInput>) {
    adding.reset()
    changing.reset()
    setInput((known) => ({ ...known, ...part }))
  }

  function submit() {
    setTried(true)
    if ('problems' in checked) return
    const { draft } = checked
    if (agency) changing.mutate({ agencyId: agency.id, ...draft }, { onSuccess: onSaved })
    else adding.mutate({ kind, ...draft }, { onSuccess: onSaved })
  }

  return (
    <Modal
      open
      title={titleOf()}
      busy={adding.isPending || changing.isPending}
      onClose={onClose}
      primary={{ label: runs ? t('save') : t('start'), onClick: submit }}
    >
      <FormLayout width="full" label={titleOf()} onSubmit={submit}>
        {error && Object.keys(said).length === 0 && (
          <Notice tone="danger">{errorText(error)}</Notice>
        )}
        <AgencyFields
          kind={kind}
          input={input}
          problems={tried ? found : said}
          agentName={agency?.agent}
          onChange={change}
        />
      </FormLayout>
    </Modal>
  )

  function titleOf(): string {
    if (agency) return runs ? t('edit') : t('re-edit')
    return kind === 'hosting' ? t('hosting-add') : t('agents-add')
  }
}

/** What the server said of single fields. */
function saidOf(error: unknown): AgencyProblems {
  if (!isCallError(error, 'agency-invalid')) return {}
  const issues = fieldIssueSchema.array().safeParse(error.details).data
  return problemsOf(issues ?? [])
}
