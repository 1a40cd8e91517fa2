import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read, useJob, useNet, write } from '@atrium/core-net'
import { mountReact } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { LoadState } from '@atrium/core-shell'
import {
  exportedDataSchema,
  exportEnterprise,
  getUsage,
  type Usage,
} from '@atrium/domain-enterprise'
import { Button } from '@atrium/ui/button'
import { Card, Metric } from '@atrium/ui/card'
import { JobProgress } from '@atrium/ui/job-progress'
import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Stack } from '@atrium/ui/stack'
import { Text } from '@atrium/ui/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { AppUsageList } from './app-usage-list'
import { dataMessages } from './data-messages'
import { RecycleCard } from './recycle-card'
import { TransferList } from './transfer-list'
import styles from './data.module.css'

/** What the enterprise uses and keeps. */
export function DataPage() {
  const t = useMessages(dataMessages)
  const query = useQuery(read(getUsage, {}))
  const canExport = useCan('enterprise.export-data')
  const { data } = query
  return (
    <Page>
      <PageHead title={t('title')} purpose={t('purpose')} />
      <LoadState title={t('load-failed')} query={query} shape="card" />
      {data && (
        <>
          <Numbers usage={data} />
          <div className={styles['columns']}>
            <div className={styles['side']}>
              <Card title={t('by-app')} note={t('by-app-note')}>
                <AppUsageList usage={data} />
              </Card>
              <Card title={t('transfers')} note={t('transfers-note')}>
                <TransferList jobs={data.jobs} />
              </Card>
            </div>
            <div className={styles['side']}>
              <RecycleCard usage={data} />
              {canExport && <ExportCard />}
            </div>
          </div>
        </>
      )}
    </Page>
  )
}

function Numbers({ usage }: { readonly usage: Usage }) {
  const t = useMessages(dataMessages)
  const formats = useFormats()
  const { people, departments, applications, forms, records, recordBytes, files } = usage
  const number = (value: number) => formats.number(value)
  return (
    <div className={styles['numbers']}>
      <Card>
        <Metric
          label={t('people')}
          value={number(people.active)}
          compare={t('people-more', {
            suspended: number(people.suspended),
            left: number(people.left),
          })}
        />
      </Card>
      <Card>
        <Metric label={t('departments')} value={number(departments)} />
      </Card>
      <Card>
        <Metric
          label={t('applications')}
          value={number(applications)}
          compare={t('forms-in', { count: number(forms) })}
        />
      </Card>
      <Card>
        <Metric
          label={t('records')}
          value={number(records)}
          compare={t('takes', { size: formats.bytes(recordBytes) })}
        />
      </Card>
      <Card>
        <Metric
          label={t('files')}
          value={number(files.count)}
          compare={t('takes', { size: formats.bytes(files.bytes) })}
        />
      </Card>
    </div>
  )
}

const exporting = write(exportEnterprise, { stales: [getUsage] })

/** A copy of everything, made in the background. */
function ExportCard() {
  const t = useMessages(dataMessages)
  const errorText = useErrorText()
  const net = useNet()
  const start = useMutation(exporting)
  const { job, cancel } = useJob(start.data, { stales: [getUsage] })
  const result = exportedDataSchema.safeParse(job?.result).data
  const isUnderWay = job?.state === 'waiting' || job?.state === 'running'
  return (
    <Card title={t('export')}>
      <Stack gap={3}>
        <Text tone="soft">{t('export-about')}</Text>
        {start.error && <Notice tone="danger">{errorText(start.error)}</Notice>}
        {job && (
          <JobProgress
            title={job.title}
            state={job.state}
            done={job.done}
            total={job.total}
            noun={t('lines')}
            {...(isUnderWay ? { onCancel: cancel } : {})}
            {...(result
              ? { result: <Link href={net.fileUrl(result.fileId)}>{t('download')}</Link> }
              : {})}
          />
        )}
        {!isUnderWay && (
          <div>
            <Button loading={start.isPending} onClick={() => start.mutate({})}>
              {t('export-act')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}

export const mount = mountReact(DataPage)
