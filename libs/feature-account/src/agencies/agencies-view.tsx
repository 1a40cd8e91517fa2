import { useErrorText, useMessages } from '@atrium/core-i18n'
import { LoadState } from '@atrium/core-shell'
import type { Agency, AgencyAct, AgencyKind } from '@atrium/domain-delegation'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { AddIcon } from '@atrium/ui/icon'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActFor } from '../acting/use-act-for'
import { agenciesQuery, agencyRecovery, agencyRemoval } from '../data/agency-queries'
import { agencyMessages } from '../messages/agency-messages'
import { AgencyCard } from './agency-card'
import { AgencyDialog } from './agency-dialog'

type Edited = { readonly agency: Agency | null } | null

/** What one has lent, and what was lent to one. */
export function AgenciesView({ kind }: { readonly kind: AgencyKind }) {
  const t = useMessages(agencyMessages)
  const toast = useToast()
  const actFor = useActFor()
  const [edited, setEdited] = useState<Edited>(null)
  const query = useQuery(agenciesQuery(kind))
  const { data } = query
  const { act, dialog } = useAgencyActs((agency) => setEdited({ agency }))
  const { title, purpose, add, given, received, empty, why } = wordsOf(kind)
  const begin = () => setEdited({ agency: null })
  return (
    <Page width="form">
      <PageHead
        title={t(title)}
        purpose={t(purpose)}
        primary={{ label: t(add), icon: AddIcon, onClick: begin }}
      />
      <LoadState title={t('list-failed')} query={query} shape="card" count={1} />
      {data?.given.length === 0 && (
        <Empty
          picture="people"
          title={t(empty)}
          why={t(why)}
          action={
            <Button icon={AddIcon} onClick={begin}>
              {t(add)}
            </Button>
          }
        />
      )}
      {(['given', 'received'] as const).map((side) => {
        const agencies = data?.[side] ?? []
        return (
          agencies.length > 0 && (
            <AgencyCard
              key={side}
              side={side}
              title={t({ given, received }[side])}
              agencies={agencies}
              onAct={(what, agency) => void act(what, agency)}
              onStart={({ id }) => actFor(id)}
            />
          )
        )
      })}
      {data?.cut && <Text tone="muted">{t('cut')}</Text>}
      {edited && (
        <AgencyDialog
          kind={kind}
          agency={edited.agency}
          onClose={() => setEdited(null)}
          onSaved={({ agent }) => {
            setEdited(null)
            toast({ text: t('saved', { name: agent.name }), tone: 'success' })
          }}
        />
      )}
      {dialog}
    </Page>
  )
}

function wordsOf(kind: AgencyKind) {
  return kind === 'hosting'
    ? ({
        title: 'hosting-title',
        purpose: 'hosting-purpose',
        add: 'hosting-add',
        given: 'hosting-given',
        received: 'hosting-received',
        empty: 'hosting-empty',
        why: 'hosting-empty-why',
      } as const)
    : ({
        title: 'agents-title',
        purpose: 'agents-purpose',
        add: 'agents-add',
        given: 'agents-given',
        received: 'agents-received',
        empty: 'agents-empty',
        why: 'agents-empty-why',
      } as const)
}

/** Edits in a dialog; takes back and deletes after asking. */
function useAgencyActs(edit: (agency: Agency) => void) {
  const t = useMessages(agencyMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const recovery = useMutation(agencyRecovery)
  const removal = useMutation(agencyRemoval)

  async function act(what: AgencyAct, agency: Agency): Promise<void> {
    if (what === 'edit' || what === 're-edit') return edit(agency)
    const { name } = agency.agent
    const isRecovery = what === 'recover'
    const consequence = isRecovery ? t('recover-hint') : t('delete-hint')
    if (!(await confirm({ act: t(what), thing: name, consequence }))) return
    const told = {
      onSuccess: () =>
        toast({ text: t(isRecovery ? 'recovered' : 'deleted', { name }), tone: 'success' }),
      onError: (error: unknown) => toast({ text: errorText(error), tone: 'danger' }),
    }
    if (isRecovery) recovery.mutate({ agencyId: agency.id }, told)
    else removal.mutate({ agencyId: agency.id }, told)
  }

  return { act, dialog }
}
