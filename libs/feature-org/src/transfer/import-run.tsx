import { useErrorText, useFormats, useLocale, useMessages } from '@atrium/core-i18n'
import { useJob, useNet, write } from '@atrium/core-net'
import {
  getMember,
  listDepartments,
  listMembers,
  listOrgRoles,
  listPeople,
  listPosts,
  memberColumnTitle,
  type MemberImportResult,
  memberImportResultSchema,
  memberRowText,
  startMemberImport,
} from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { DownloadIcon } from '@atrium/ui/icon'
import { JobProgress } from '@atrium/ui/job-progress'
import { Notice } from '@atrium/ui/notice'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { transferMessages } from '../messages/transfer-messages'
import { importInput, type ImportPlan } from './import-plan'
import styles from './transfer.module.css'

interface ImportRunProps {
  readonly plan: ImportPlan
  /** Does everything but write. */
  readonly dryRun: boolean
  readonly onBack?: () => void
  readonly onNext: () => void
}

const changed = [listMembers, getMember, listDepartments, listPosts, listOrgRoles, listPeople]

/** The check of a file, or the import itself: how far it is, and what it comes to. */
export function ImportRun({ plan, dryRun, onBack, onNext }: ImportRunProps) {
  const t = useMessages(transferMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const { job, problem, cancel } = useImportJob(plan, dryRun)
  const result = memberImportResultSchema.safeParse(job?.result).data
  const good = result ? result.added + result.invited + result.updated : 0
  const go = result?.failed ? 'go-rest' : 'go'
  const isGoing = !problem && (!job || job.state === 'waiting' || job.state === 'running')
  return (
    <>
      {problem && <Notice tone="danger" title={errorText(problem)} />}
      {isGoing && (
        <JobProgress
          title={dryRun ? t('checking') : t('importing')}
          state={job?.state ?? 'waiting'}
          done={job?.done ?? 0}
          total={job?.total ?? null}
          noun={t('noun')}
          onCancel={cancel}
        />
      )}
      {job?.state === 'failed' && (
        <Notice tone="danger" title={t('job-failed')}>
          {job.error ? errorText({ code: job.error, details: job.errorDetails }) : null}
        </Notice>
      )}
      {job?.state === 'cancelled' && <Notice tone="warning" title={t('cancelled')} />}
      {result && <Outcome result={result} />}
      <div className={styles['acts']}>
        {dryRun && result && (
          <Button kind="primary" disabled={good === 0} onClick={onNext}>
            {t(go, { count: formats.number(good) })}
          </Button>
        )}
        {!dryRun && !isGoing && (
          <Button kind="primary" onClick={onNext}>
            {t('close')}
          </Button>
        )}
        {onBack && !isGoing && <Button onClick={onBack}>{t('back')}</Button>}
      </div>
    </>
  )
}

/** Starts the import once, and follows its job. */
function useImportJob(plan: ImportPlan, dryRun: boolean) {
  const { mutate, data, error } = useMutation(write(startMemberImport, { stales: [] }))
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    mutate(importInput(plan, dryRun))
  }, [mutate, plan, dryRun])
  const followed = useJob(data, { stales: dryRun ? [] : changed })
  return { ...followed, problem: error ?? followed.error }
}

function Outcome({ result }: { readonly result: MemberImportResult }) {
  const t = useMessages(transferMessages)
  const net = useNet()
  const { dryRun, added, invited, updated, departments, failed, errorFileId, linksFileId } = result
  const good = added + invited + updated
  return (
    <>
      {!dryRun && <Notice tone={failed > 0 ? 'warning' : 'success'} title={t('done')} />}
      {dryRun && failed === 0 && good > 0 && <Notice tone="success" title={t('all-good')} />}
      {dryRun && good === 0 && <Notice tone="danger" title={t('nothing-good')} />}
      <output className={styles['numbers']}>
        <Count label={dryRun ? t('would-add') : t('added')} value={added} />
        <Count label={dryRun ? t('would-invite') : t('invited')} value={invited} />
        <Count label={dryRun ? t('would-update') : t('updated')} value={updated} />
        <Count label={dryRun ? t('would-make') : t('made')} value={departments} />
        <Count label={dryRun ? t('would-fail') : t('failed')} value={failed} isBad={failed > 0} />
      </output>
      {invited > 0 && <p className={styles['muted']}>{t('invited-why')}</p>}
      {result.errors.length > 0 && <RowErrors errors={result.errors} />}
      <div className={styles['acts']}>
        {errorFileId !== null && (
          <Button icon={DownloadIcon} href={net.fileUrl(errorFileId)}>
            {t('errors-file')}
          </Button>
        )}
        {linksFileId !== null && (
          <Button icon={DownloadIcon} href={net.fileUrl(linksFileId)}>
            {t('links-file')}
          </Button>
        )}
      </div>
    </>
  )
}

interface CountProps {
  readonly label: string
  readonly value: number
  readonly isBad?: boolean
}

function Count({ label, value, isBad = false }: CountProps) {
  const formats = useFormats()
  return (
    <div className={isBad ? `${styles['number']} ${styles['bad']}` : styles['number']}>
      <span className={styles['muted']}>{label}</span>
      <b>{formats.number(value)}</b>
    </div>
  )
}

function RowErrors({ errors }: Pick<MemberImportResult, 'errors'>) {
  const t = useMessages(transferMessages)
  const formats = useFormats()
  const { locale } = useLocale()
  return (
    <section aria-label={t('errors', { count: errors.length })}>
      <h3 className={styles['title']}>{t('errors', { count: errors.length })}</h3>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('problem')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map((error) => (
              <tr key={`${error.row} ${error.field} ${error.value}`}>
                <td>{formats.number(error.row)}</td>
                <td>{memberColumnTitle(error.field, locale)}</td>
                <td className={styles['muted']}>{error.value}</td>
                <td>{memberRowText(error, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
