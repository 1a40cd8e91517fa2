import { useLocale } from '@atrium/core-i18n'
import { useJob } from '@atrium/core-net'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { startImportWrite } from '../data/form-calls'
import { type ImportPlan, importInput } from './import-plan'

/** Starts the import of a plan once, and follows its job. */
export function useImportJob(formId: string, plan: ImportPlan, dryRun: boolean) {
  const { timeZone } = useLocale()
  const { mutate, data, error } = useMutation(startImportWrite)
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    mutate(importInput(plan, { formId, dryRun, timeZone }))
  }, [mutate, plan, formId, dryRun, timeZone])
  const followed = useJob(data)
  return { ...followed, problem: error ?? followed.error }
}
