import { useFormats, useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { graceDays, platformUsersPath, type TenantDetail } from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { DescriptionList } from '@atrium/ui/description-list'
import { Notice } from '@atrium/ui/notice'
import { Row, Stack } from '@atrium/ui/stack'
import { Heading } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useState } from 'react'
import { Refusal } from '../list/refusal'
import { tenantMessages } from '../messages/tenant-messages'
import { AdminList } from './admin-list'
import { EditDialog } from './edit-dialog'
import { FreezeDialog } from './freeze-dialog'
import { useTenantSteps } from './use-tenant-steps'

/** What is known of an enterprise, and what may become of it. */
export function TenantView({ tenant }: { readonly tenant: TenantDetail }) {
  const t = useMessages(tenantMessages)
  const routing = useRouting()
  const [editing, setEditing] = useState(false)
  const [freezing, setFreezing] = useState(false)
  const people = `${platformUsersPath({})}?entId=${tenant.entId}`
  return (
    <Stack gap={6}>
      <Standing tenant={tenant} />
      <Stack gap={3}>
        <Row justify="space-between">
          <Heading level={2} size={14}>
            {t('facts')}
          </Heading>
          <Row>
            <Button size="small" href={routing.href(people)}>
              {t('see-people')}
            </Button>
            {tenant.state !== 'destroyed' && (
              <Button size="small" onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
            )}
            {tenant.state === 'active' && !tenant.operates && (
              <Button size="small" kind="danger-quiet" onClick={() => setFreezing(true)}>
                {t('freeze')}
              </Button>
            )}
          </Row>
        </Row>
        <Facts tenant={tenant} />
      </Stack>
      <AdminList tenant={tenant} />
      {editing && <EditDialog tenant={tenant} onClose={() => setEditing(false)} />}
      {freezing && <FreezeDialog tenant={tenant} onClose={() => setFreezing(false)} />}
    </Stack>
  )
}

function Facts({ tenant }: { readonly tenant: TenantDetail }) {
  const t = useMessages(tenantMessages)
  const formats = useFormats()
  const { name, nameEn, people, peopleQuota, files, records, createdAt } = tenant
  return (
    <DescriptionList
      facts={[
        { label: t('name'), value: name },
        { label: t('name-en'), value: nameEn },
        { label: t('created'), value: formats.dateTime(createdAt) },
        { label: t('people'), value: formats.number(people) },
        {
          label: t('quota'),
          value: peopleQuota === null ? t('unlimited') : formats.number(peopleQuota),
        },
        { label: t('files'), value: formats.bytes(files) },
        { label: t('records'), value: formats.bytes(records) },
      ]}
    />
  )
}

/** Where the enterprise stands, and the steps from there. */
function Standing({ tenant }: { readonly tenant: TenantDetail }) {
  const t = useMessages(tenantMessages)
  const formats = useFormats()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const steps = useTenantSteps(tenant)
  const { state, name, people, destroyAt, frozenAt, frozenReason: reason } = tenant
  const since = frozenAt && t('frozen-on', { date: formats.date(frozenAt), reason })
  async function destroy() {
    const consequence = t('delete-consequence', { days: graceDays })
    const amount = { count: people, noun: t('delete-noun') }
    if (!(await confirm({ act: t('delete'), thing: name, amount, consequence, typeName: true })))
      return
    steps.schedule(() => toast({ text: t('scheduled') }))
  }
  if (state === 'active' && !tenant.operates) return null
  return (
    <Stack gap={3}>
      <Refusal error={steps.error} />
      {state === 'active' && tenant.operates && <Notice>{t('operates')}</Notice>}
      {state === 'frozen' && (
        <Notice tone="warning" title={since}>
          <Stack gap={2}>
            {t('frozen-means')}
            <Row>
              <Button
                loading={steps.isPending}
                onClick={() => steps.unfreeze(() => toast({ text: t('unfrozen') }))}
              >
                {t('unfreeze')}
              </Button>
              <Button kind="danger-quiet" onClick={() => void destroy()}>
                {t('delete')}
              </Button>
            </Row>
          </Stack>
        </Notice>
      )}
      {state === 'closing' && destroyAt && (
        <Notice tone="danger" title={t('closing-on', { date: formats.date(destroyAt) })}>
          <Stack gap={2} align="start">
            {since}
            <Button
              loading={steps.isPending}
              onClick={() => steps.takeBack(() => toast({ text: t('taken-back') }))}
            >
              {t('take-back')}
            </Button>
          </Stack>
        </Notice>
      )}
      {state === 'destroyed' && <Notice>{t('destroyed')}</Notice>}
      {dialog}
    </Stack>
  )
}
