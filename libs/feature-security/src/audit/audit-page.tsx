import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read, write } from '@atrium/core-net'
import { mountReact } from '@atrium/core-routing'
import { LoadState, useCursorPages } from '@atrium/core-shell'
import { checkAudit, exportAudit, listAudit } from '@atrium/domain-security'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ExportIcon, SafetyIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Pagination } from '@atrium/ui/pagination'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { auditMessages } from '../messages/audit-messages'
import { AuditDrawer } from './audit-drawer'
import { AuditFilters } from './audit-filters'
import { CheckProgress, ExportProgress } from './audit-jobs'
import { AuditTable } from './audit-table'
import { useAuditFilter } from './use-audit-filter'

const checking = write(checkAudit, { stales: [] })
const exporting = write(exportAudit, { stales: [] })

/** The log of the enterprise: read, checked, taken along. */
export function AuditPage() {
  const t = useMessages(auditMessages)
  const errorText = useErrorText()
  const model = useAuditFilter()
  const pages = useCursorPages(model.filter)
  const query = useQuery({
    ...read(listAudit, { ...model.filter, ...pages.asked }),
    placeholderData: keepPreviousData,
  })
  const check = useMutation(checking)
  const take = useMutation(exporting)
  const rows = query.data?.rows ?? []
  const refused = check.error ?? take.error
  const thing = rows.find(({ entityId }) => entityId === model.shown.thing)
  return (
    <Page>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Button
            icon={ExportIcon}
            label={t('export-all')}
            loading={take.isPending}
            onClick={() => take.mutate(model.filter)}
          >
            {t('export')}
          </Button>
        }
        primary={{
          label: t('check'),
          icon: SafetyIcon,
          loading: check.isPending,
          onClick: () => check.mutate({}),
        }}
      />
      {refused && <Notice tone="danger">{errorText(refused)}</Notice>}
      {check.data && (
        <CheckProgress key={check.data.id} started={check.data} onClose={check.reset} />
      )}
      {take.data && <ExportProgress key={take.data.id} started={take.data} onClose={take.reset} />}
      <AuditFilters model={model} thingName={thing?.entityName ?? null} />
      <LoadState title={t('load-failed')} query={query} />
      {query.data && rows.length === 0 && (
        <Empty
          picture={model.isNarrowed ? 'search' : 'records'}
          title={model.isNarrowed ? t('none-found') : t('empty')}
          why={model.isNarrowed ? undefined : t('empty-why')}
          action={model.isNarrowed && <Button onClick={model.clear}>{t('clear')}</Button>}
        />
      )}
      {rows.length > 0 && <AuditTable rows={rows} onOpen={model.open} />}
      {query.data && (rows.length > 0 || pages.page > 1) && (
        <Pagination {...pages.paging(query.data)} />
      )}
      {model.opened !== null && (
        <AuditDrawer
          key={model.opened}
          seq={model.opened}
          onOnly={(entityId) => model.change({ thing: entityId })}
          onClose={() => model.open(null)}
        />
      )}
    </Page>
  )
}

export const mount = mountReact(AuditPage)
