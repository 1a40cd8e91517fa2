import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { useCan } from '@atrium/core-session'
import { explainRecordAccess } from '@atrium/domain-access'
import type { OutputOf } from '@atrium/domain-core'
import type { PublishedForm } from '@atrium/domain-forms'
import { getPeople } from '@atrium/domain-org'
import { FieldInput } from '@atrium/ui-fields'
import { Button } from '@atrium/ui/button'
import { Drawer } from '@atrium/ui/drawer'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { FormField } from '@atrium/ui/form-layout'
import { NoRight } from '@atrium/ui/no-right'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePeopleLookup } from '../fields/use-lookup'
import { accessMessages } from '../messages/access-messages'
import { AccessPaths } from './access-paths'
import { ActList } from './act-list'
import styles from './access-panel.module.css'

export interface AccessPanelProps {
  form: PublishedForm
  recordId: string
  subtitle: string
  onClose: () => void
}

/** Who may do what with a record and by which path: oneself, or somebody chosen by who designs forms. */
export function AccessPanel({ form, recordId, subtitle, onClose }: AccessPanelProps) {
  const t = useMessages(accessMessages)
  const mayAskForOthers = useCan('forms.design')
  const [personId, setPersonId] = useState<string | null>(null)
  const name = usePersonName(personId)
  const input = { formId: form.id, recordId, ...(personId ? { personId } : {}) }
  const found = useQuery({ ...read(explainRecordAccess, input), staleTime: 0, retry: false })
  return (
    <Drawer open width="small" title={t('title')} subtitle={subtitle} onClose={onClose}>
      <div className={styles['panel']}>
        {mayAskForOthers && (
          <WhoseAccess personId={personId} name={name} onChange={(id) => setPersonId(id)} />
        )}
        {found.isPending && <Skeleton shape="text" count={7} />}
        {found.isError && (
          <Problem
            error={found.error}
            onRetry={() => void found.refetch()}
            onMine={() => setPersonId(null)}
          />
        )}
        {found.data && (
          <Found form={form} access={found.data} who={personId === null ? null : (name ?? '…')} />
        )}
      </div>
    </Drawer>
  )
}

function usePersonName(personId: string | null): string | null {
  const found = useQuery({
    ...read(getPeople, { ids: personId ? [personId] : [] }),
    enabled: personId !== null,
  })
  return found.data?.rows.find(({ id }) => id === personId)?.name ?? null
}

interface WhoseAccessProps {
  personId: string | null
  name: string | null
  onChange: (personId: string | null) => void
}

function WhoseAccess({ personId, name, onChange }: WhoseAccessProps) {
  const t = useMessages(accessMessages)
  const lookup = usePeopleLookup(true)
  return (
    <FormField label={t('person')} help={t('person-help')}>
      <FieldInput
        spec={{ kind: 'person', multiple: false }}
        value={personId ? [personId] : null}
        lookup={lookup}
        nameOf={() => name ?? undefined}
        onChange={(value) => onChange(Array.isArray(value) ? String(value[0]) : null)}
      />
    </FormField>
  )
}

interface FoundProps {
  form: PublishedForm
  access: OutputOf<typeof explainRecordAccess>
  /** Null for oneself. */
  who: string | null
}

function Found({ form, access, who }: FoundProps) {
  const t = useMessages(accessMessages)
  return (
    <>
      <section>
        <h3>{who === null ? t('acts-yours') : t('acts-theirs', { name: who })}</h3>
        <ActList acts={access.acts} />
      </section>
      {access.paths.length === 0 ? (
        <Empty
          level={3}
          title={who === null ? t('nothing-yours') : t('nothing-theirs', { name: who })}
          why={t('nothing-why')}
        />
      ) : (
        <section>
          <h3>{t('paths')}</h3>
          <AccessPaths form={form} paths={access.paths} who={who} />
        </section>
      )}
    </>
  )
}

interface ProblemProps {
  error: unknown
  onRetry: () => void
  onMine: () => void
}

function Problem({ error, onRetry, onMine }: ProblemProps) {
  const t = useMessages(accessMessages)
  const errorText = useErrorText()
  if (isCallError(error, 'record-not-found', 'not-found')) {
    return <Empty level={3} title={t('record-not-found')} why={t('record-not-found-why')} />
  }
  if (isCallError(error, 'not-allowed')) {
    return (
      <NoRight
        title={t('not-allowed')}
        who={t('not-allowed-who')}
        action={<Button onClick={onMine}>{t('show-mine')}</Button>}
      />
    )
  }
  const id = isCallError(error) ? error.requestId : undefined
  return (
    <ErrorState
      small
      title={t('load-failed')}
      advice={errorText(error)}
      onRetry={onRetry}
      id={id}
    />
  )
}
