import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { mountReact, useQuery as useAddress, useUnsavedChanges } from '@atrium/core-routing'
import type { ProductText } from '@atrium/domain-languages'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { ExportIcon, ImportIcon } from '@atrium/ui/icon'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { SearchInput } from '@atrium/ui/search-input'
import { Segmented } from '@atrium/ui/segmented'
import { Skeleton } from '@atrium/ui/skeleton'
import { Text } from '@atrium/ui/text'
import { Toolbar } from '@atrium/ui/toolbar'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { ImportDialog } from '../components/import-dialog'
import { TextEditor } from '../components/text-editor'
import { TextList } from '../components/text-list'
import { useTextEditing } from '../components/use-text-editing'
import { downloadChanges } from '../data/download-changes'
import { findTexts, isChanged } from '../data/find-texts'
import { textsRead } from '../data/language-data'
import { languagesMessages } from '../messages/languages-messages'

/** Every text of the product, and what the enterprise says instead. */
export function LanguagesPage() {
  const t = useMessages(languagesMessages)
  const errorText = useErrorText()
  const [importing, setImporting] = useState(false)
  const { data, error, isPending, refetch } = useQuery(textsRead)
  return (
    <Page width="full">
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        more={[
          {
            key: 'export',
            label: t('export'),
            icon: ExportIcon,
            disabled: !data?.texts.some(isChanged),
            onSelect: () => data && void downloadChanges(data.texts),
          },
          {
            key: 'import',
            label: t('import'),
            icon: ImportIcon,
            disabled: !data,
            onSelect: () => setImporting(true),
          },
        ]}
      />
      {isPending && <Skeleton shape="table" count={8} />}
      {error && (
        <ErrorState
          title={t('load-failed')}
          advice={errorText(error)}
          onRetry={() => void refetch()}
          {...(isCallError(error) ? { id: error.requestId } : {})}
        />
      )}
      {data && <Texts texts={data.texts} />}
      {data && importing && <ImportDialog texts={data.texts} onClose={() => setImporting(false)} />}
    </Page>
  )
}

function Texts({ texts }: { readonly texts: readonly ProductText[] }) {
  const t = useMessages(languagesMessages)
  const [address, setAddress] = useAddress()
  const search = address['search'] ?? ''
  const changedOnly = address['shown'] === 'changed'
  const deferred = useDeferredValue(search)
  const found = useMemo(
    () => findTexts(texts, { search: deferred, changedOnly }),
    [texts, deferred, changedOnly],
  )
  const editing = useTextEditing(texts)
  useUnsavedChanges(editing.isDirty)
  return (
    <>
      <Toolbar label={t('title')} end={<Count texts={texts} />}>
        <SearchInput
          label={t('search')}
          value={search}
          onChange={(text) => setAddress({ search: text || undefined }, { replace: true })}
        />
        <Segmented
          label={t('shown')}
          value={changedOnly ? 'changed' : 'all'}
          options={[
            { value: 'all', label: t('all') },
            { value: 'changed', label: t('changed-only') },
          ]}
          onChange={(shown) => setAddress({ shown: shown === 'changed' ? shown : undefined })}
        />
      </Toolbar>
      {found.length === 0 ? (
        <Nothing changedOnly={changedOnly && search === ''} />
      ) : (
        <TextList
          texts={found}
          draft={editing.draft}
          onEdit={editing.start}
          editor={(text) =>
            editing.draft && (
              <TextEditor
                text={text}
                draft={editing.draft}
                saving={editing.isSaving}
                error={editing.error}
                onDraft={editing.write}
                onSave={editing.save}
                onCancel={editing.cancel}
              />
            )
          }
        />
      )}
    </>
  )
}

function Count({ texts }: { readonly texts: readonly ProductText[] }) {
  const t = useMessages(languagesMessages)
  const formats = useFormats()
  const changed = texts.filter(isChanged).length
  return (
    <Text tone="muted" size={13} numeric>
      {t('count', { count: formats.number(texts.length), changed: formats.number(changed) })}
    </Text>
  )
}

function Nothing({ changedOnly }: { readonly changedOnly: boolean }) {
  const t = useMessages(languagesMessages)
  return changedOnly ? (
    <Empty title={t('none-changed')} why={t('none-changed-hint')} />
  ) : (
    <Empty title={t('none-found')} why={t('none-found-hint')} />
  )
}

export const mount = mountReact(LanguagesPage)
