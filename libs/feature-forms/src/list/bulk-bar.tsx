import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { useCan } from '@atrium/core-session'
import type { Total } from '@atrium/domain-core'
import type { PublishedForm } from '@atrium/domain-forms'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { DeleteIcon, ExportIcon, PersonIcon, ShareIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { SelectionBar } from '@atrium/ui/selection-bar'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { deleteRecordsWrite, restoreRecordsWrite } from '../data/form-calls'
import { useFormAccess } from '../data/use-form-access'
import { listMessages } from '../messages/list-messages'
import type { Selection } from './use-selection'

const ShareDialog = lazy(() =>
  import('../share/share-dialog').then((module) => ({ default: module.ShareDialog })),
)
const HandOverDialog = lazy(() =>
  import('../share/hand-over-dialog').then((module) => ({ default: module.HandOverDialog })),
)

/** Records that one call shares. */
const sharedAtOnce = 200

interface BulkBarProps {
  form: PublishedForm
  selection: Selection
  total: Total | null
  onExport: () => void
}

/** What can be done with the selected records; deleting names the number and can be undone. */
export function BulkBar({ form, selection, total, onExport }: BulkBarProps) {
  const t = useMessages(listMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const mayDelete = useCan('records.delete')
  const mayExport = useCan('records.export')
  const remove = useMutation(deleteRecordsWrite)
  const restore = useMutation(restoreRecordsWrite)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [shown, setShown] = useState<'share' | 'hand-over' | null>(null)
  const canWrite = useCan('records.write')
  const { may } = useFormAccess(form.id)
  const canShare = canWrite && may('share') && !selection.isAll && selection.count <= sharedAtOnce

  const undo = async (pieces: readonly string[][]) => {
    try {
      let count = 0
      for (const ids of pieces) {
        count += (await restore.mutateAsync({ formId: form.id, ids })).count
      }
      toast({ text: t('restored', { count: formats.number(count) }) })
    } catch (error) {
      toast({ text: errorText(error), tone: 'danger' })
    }
  }

  const onDelete = async () => {
    setRefusal(null)
    const isSure = await confirm({
      act: t('delete'),
      thing: form.name,
      amount: { count: selection.count, noun: t('noun') },
      consequence: t('delete-advice'),
    })
    if (!isSure) return
    const pieces = selection.pieces()
    const named = pieces.flatMap((piece) => ('ids' in piece ? [piece.ids] : []))
    try {
      let count = 0
      for (const piece of pieces) {
        count += (await remove.mutateAsync({ formId: form.id, selection: piece })).count
      }
      selection.clear()
      toast({
        text: t('deleted', { count: formats.number(count) }),
        ...(named.length > 0
          ? { action: { label: t('undo'), onClick: () => void undo(named) } }
          : {}),
      })
    } catch (error) {
      setRefusal(errorText(error))
    }
  }

  return (
    <>
      <SelectionBar
        count={selection.count}
        total={total?.count ?? null}
        isAll={selection.isAll}
        onSelectAll={selection.selectAll}
        onClear={selection.clear}
      >
        {canShare && (
          <Button kind="quiet" size="small" icon={ShareIcon} onClick={() => setShown('share')}>
            {t('share')}
          </Button>
        )}
        {canWrite && may('hand-over') && (
          <Button kind="quiet" size="small" icon={PersonIcon} onClick={() => setShown('hand-over')}>
            {t('hand-over')}
          </Button>
        )}
        {mayExport && may('export') && (
          <Button kind="quiet" size="small" icon={ExportIcon} onClick={onExport}>
            {t('export')}
          </Button>
        )}
        {mayDelete && may('delete') && (
          <Button
            kind="danger-quiet"
            size="small"
            icon={DeleteIcon}
            loading={remove.isPending}
            onClick={() => void onDelete()}
          >
            {t('delete')}
          </Button>
        )}
      </SelectionBar>
      {refusal && <Notice tone="danger" title={refusal} onClose={() => setRefusal(null)} />}
      {dialog}
      <Suspense fallback={null}>
        {shown === 'share' && (
          <ShareDialog form={form} recordIds={[...selection.ids]} onClose={() => setShown(null)} />
        )}
        {shown === 'hand-over' && (
          <HandOverDialog
            form={form}
            count={selection.count}
            pieces={selection.pieces()}
            onClose={() => setShown(null)}
            onDone={() => {
              setShown(null)
              selection.clear()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
