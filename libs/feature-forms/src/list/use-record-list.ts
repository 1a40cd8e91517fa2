import { useLocale } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useQuery as useAddress } from '@atrium/core-routing'
import {
  getListSettings,
  listRecords,
  type ListSettings,
  type PublishedForm,
  type Refs,
} from '@atrium/domain-forms'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { saveListSettingsWrite, showListSettings } from '../data/form-calls'
import { type ListState, listStateOf, queryOf } from '../data/list-state'
import { recordFields, shownFields } from '../data/record-fields'
import { useSettled } from '../fields/use-settled'

/** The last record that can be reached by paging. */
export const pagingReach = 100_000

const usualSettings: ListSettings = { columns: null, widths: {}, pageSize: 50 }
const noRefs: Refs = { people: {}, records: {} }

/** A form's list as its address and the person's settings say, and the records it finds. */
export function useRecordList(form: PublishedForm) {
  const { locale, timeZone } = useLocale()
  const client = useQueryClient()
  const [query, setQuery] = useAddress()
  const state = useMemo(() => listStateOf(query), [query])
  const saved = useQuery(read(getListSettings, { formId: form.id }))
  const settings = saved.data ?? usualSettings
  const { mutate: saveSettings } = useMutation(saveListSettingsWrite)
  const pageSize = state.pageSize ?? settings.pageSize

  const typed = useSettled(JSON.stringify([state.search.trim(), state.filter ?? null]), 250)
  const found = useMemo(() => {
    const [search, filter] = JSON.parse(typed) as [string, ListState['filter'] | null]
    return { ...(search ? { search } : {}), ...(filter ? { filter } : {}), timeZone }
  }, [typed, timeZone])
  const offset = Math.min((state.page - 1) * pageSize, pagingReach)
  const input = {
    formId: form.id,
    ...found,
    sort: [...state.sorts],
    limit: pageSize,
    offset,
  }
  const list = useQuery({
    ...read(listRecords, input),
    enabled: !saved.isPending,
    placeholderData: keepPreviousData,
  })

  const fields = useMemo(() => recordFields(form.schema, locale), [form.schema, locale])
  const shown = useMemo(() => shownFields(fields, settings.columns), [fields, settings.columns])
  const refs = list.data?.refs ?? noRefs
  const nameOf = useCallback((id: string) => refs.people[id] ?? refs.records[id], [refs])

  const change = useCallback(
    (next: Partial<ListState>, replace = true) => setQuery(queryOf(next), { replace }),
    [setQuery],
  )
  const keep = (next: Partial<ListSettings>) => {
    const all = { ...settings, ...next }
    showListSettings(client, form.id, all)
    saveSettings({ formId: form.id, settings: all })
  }
  return {
    query,
    setQuery,
    state,
    change,
    settings,
    keep,
    pageSize,
    offset,
    /** What the records were asked by, without order and place. */
    found,
    list,
    rows: list.data?.rows ?? [],
    total: list.data?.total ?? null,
    fields,
    shown,
    refs,
    nameOf,
  }
}

export type RecordListModel = ReturnType<typeof useRecordList>
