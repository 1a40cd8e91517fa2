import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read, useNet } from '@atrium/core-net'
import { getGlobalConfig, type StoredFile } from '@atrium/domain-core'
import type { PendingFile, Uploader } from '@atrium/ui-fields'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { recordMessages } from '../messages/record-messages'

/** While the server has not said otherwise. */
const usualLimit = 50_000_000

/** Sends files and tells how far they are; `onStored` hears each one that arrived. */
export function useUploads(isWanted: boolean, onStored: (file: StoredFile) => void): Uploader {
  const net = useNet()
  const t = useMessages(recordMessages)
  const formats = useFormats()
  const errorText = useErrorText()
  const config = useQuery({ ...read(getGlobalConfig, {}), enabled: isWanted })
  const maxBytes = config.data?.maxUploadBytes ?? usualLimit
  const [pending, setPending] = useState<readonly PendingFile[]>([])
  const running = useRef(new Map<string, AbortController>())
  const change = useCallback((key: string, next: Partial<PendingFile> | null) => {
    setPending((files) =>
      files.flatMap((file) => {
        if (file.key !== key) return [file]
        return next ? [{ ...file, ...next }] : []
      }),
    )
  }, [])

  const send = useCallback(
    async (file: File, key: string) => {
      const stop = new AbortController()
      running.current.set(key, stop)
      try {
        const stored = await net.uploadFile(file, {
          purpose: 'attachment',
          signal: stop.signal,
          onProgress: (progress) => change(key, { progress }),
        })
        change(key, null)
        onStored(stored)
      } catch (error) {
        if (!stop.signal.aborted) change(key, { error: errorText(error) })
      } finally {
        running.current.delete(key)
      }
    },
    [net, change, onStored, errorText],
  )

  const onFiles = useCallback(
    (files: File[]) => {
      for (const file of files) {
        const key = crypto.getRandomValues(new Uint32Array(2)).join('-')
        const isTooLarge = file.size > maxBytes
        const error = t('upload-too-large', { size: formats.bytes(maxBytes) })
        setPending((now) => [
          ...now,
          { key, name: file.name, progress: 0, ...(isTooLarge ? { error } : {}) },
        ])
        if (!isTooLarge) void send(file, key)
      }
    },
    [maxBytes, send, t, formats],
  )

  const onDismiss = useCallback(
    (key: string) => {
      running.current.get(key)?.abort()
      change(key, null)
    },
    [change],
  )

  return useMemo(
    () => ({ pending, maxBytes, onFiles, onDismiss }),
    [pending, maxBytes, onFiles, onDismiss],
  )
}
