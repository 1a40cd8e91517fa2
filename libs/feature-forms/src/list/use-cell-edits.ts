import { useErrorText, useLocale, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import {
  checkRecord,
  convertCell,
  fieldOf,
  type FormRecord,
  normalizeValue,
  type PublishedForm,
  type Value,
  zoneClock,
} from '@atrium/domain-forms'
import type { CellState, CellText } from '@atrium/ui-grid'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { refreshRecords, showValues, updateRecordWrite } from '../data/form-calls'
import { fieldIdOf, issuesOf, issueText } from '../data/issue-text'
import { isSameValue } from '../data/record-changes'
import { listMessages } from '../messages/list-messages'

interface CellEditsOptions {
  form: PublishedForm
  rows: readonly FormRecord[]
}

/** Edits in cells: shown at once, checked here and by the server, taken back when refused, undone on demand. */
export function useCellEdits({ form, rows }: CellEditsOptions) {
  const { schema } = form
  const t = useMessages(listMessages)
  const { locale, timeZone } = useLocale()
  const errorText = useErrorText()
  const client = useQueryClient()
  const toast = useToast()
  const { mutateAsync: update } = useMutation(updateRecordWrite)
  const [states, setStates] = useState<ReadonlyMap<string, CellState>>(new Map())
  const own = useRef(new Map<string, number>())
  const isOwn = useCallback(
    ({ id, version }: FormRecord) => (own.current.get(id) ?? 0) >= version,
    [],
  )
  const mark = useCallback((key: string, state: CellState | null) => {
    setStates((now) => {
      const next = new Map(now)
      if (state) next.set(key, state)
      else next.delete(key)
      return next
    })
  }, [])

  const save = async (record: FormRecord, fieldId: string, raw: Value) => {
    const field = fieldOf(schema, fieldId)
    if (!field) return null
    const value = normalizeValue(field, raw)
    const before = record.values[fieldId] ?? null
    const key = keyOf(record.id, fieldId)
    if (isSameValue(before, value)) {
      mark(key, null)
      return null
    }
    const values = { ...record.values, [fieldId]: value }
    const issue = checkRecord(schema, values, record.values).find(
      (found) => fieldIdOf(found) === fieldId,
    )
    if (issue) {
      mark(key, { kind: 'error', message: issueText(issue, schema, locale) })
      return null
    }
    const takeBack = showValues(client, record.id, { [fieldId]: value })
    mark(key, { kind: 'saving' })
    try {
      const saved = await update({
        formId: form.id,
        recordId: record.id,
        version: record.version,
        values: { [fieldId]: value },
      })
      mark(key, null)
      own.current.set(saved.id, saved.version)
      return { saved, before }
    } catch (error) {
      takeBack()
      mark(key, { kind: 'error', message: refusalText(error, fieldId) })
      if (isCallError(error, 'record-changed')) await refreshRecords(client)
      return null
    }
  }

  const refusalText = (error: unknown, fieldId: string): string => {
    if (isCallError(error, 'record-changed')) return t('changed-elsewhere')
    const issues = isCallError(error) ? issuesOf(error.details) : []
    const issue = issues.find((found) => fieldIdOf(found) === fieldId) ?? issues[0]
    return issue ? issueText(issue, schema, locale) : errorText(error)
  }

  const onEdit = (record: FormRecord, fieldId: string, value: unknown) => {
    void save(record, fieldId, value as Value).then((done) => {
      if (!done) return
      const label = fieldOf(schema, fieldId)?.label ?? ''
      toast({
        text: t('edit-saved', { field: label }),
        action: {
          label: t('undo'),
          onClick: () => void save(done.saved, fieldId, done.before),
        },
      })
    })
  }

  const onTexts = (cells: readonly CellText[]) => {
    void pasteAll(cells)
  }

  /** One record after the other, so that each save starts from the version before it. */
  const pasteAll = async (cells: readonly CellText[]) => {
    const clock = zoneClock(timeZone)
    let refused = 0
    for (const record of rows) {
      let latest = record
      for (const { columnId, text } of cells.filter((cell) => cell.rowId === record.id)) {
        const field = fieldOf(schema, columnId)
        if (!field) continue
        const read = convertCell(field, text, { clock, person: () => null, record: () => null })
        if (!read.ok) {
          refused += 1
          continue
        }
        const done = await save(latest, columnId, read.value)
        if (done) latest = done.saved
      }
    }
    if (refused > 0) toast({ text: t('paste-refused', { count: refused }), tone: 'warning' })
  }

  const cellState = useCallback(
    (record: FormRecord, columnId: string) => states.get(keyOf(record.id, columnId)),
    [states],
  )
  return { onEdit, onTexts, cellState, isOwn }
}

function keyOf(recordId: string, fieldId: string): string {
  return `${recordId}:${fieldId}`
}
