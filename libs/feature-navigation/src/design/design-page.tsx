import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact, useParams, useRouting } from '@atrium/core-routing'
import {
  consoleAppNavigationPath,
  consoleWebNavigationPath,
  getNavigation,
  type Navigation,
  webNavigationConfigPath,
} from '@atrium/domain-navigation'
import { Button } from '@atrium/ui/button'
import { DesignerBar, DesignerFrame } from '@atrium/ui/designer-frame'
import { ErrorState } from '@atrium/ui/error-state'
import { Page } from '@atrium/ui/page'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StateTag } from '../list/state-tag'
import { designMessages } from '../messages/design-messages'
import { Canvas } from './canvas'
import { findEntry, withChanged, withEntry, withGroup, withMoved, withoutEntry } from './entry-acts'
import { EntryInspector, NavigationInspector } from './inspector'
import { Palette } from './palette'
import { Preview } from './preview'
import { useDesign } from './use-design'
import styles from './design.module.css'

/** The design of one navigation. */
export function DesignPage() {
  const t = useMessages(designMessages)
  const errorText = useErrorText()
  const { id } = useParams(webNavigationConfigPath)
  const { data, error, refetch } = useQuery({
    ...read(getNavigation, { navigationId: id }),
    refetchOnWindowFocus: false,
  })
  if (data) return <Design key={data.id} navigation={data} />
  return (
    <Page>
      {error ? (
        <ErrorState
          title={t('load-failed')}
          advice={errorText(error)}
          onRetry={() => void refetch()}
          {...(isCallError(error) ? { id: error.requestId } : {})}
        />
      ) : (
        <Skeleton shape="page" />
      )}
    </Page>
  )
}

function Design({ navigation }: { readonly navigation: Navigation }) {
  const t = useMessages(designMessages)
  const { href } = useRouting()
  const design = useDesign(navigation)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { draft, saved, change } = design
  const { entries } = draft
  const { terminal } = navigation
  const chosen = chosenId === null ? undefined : findEntry(entries, chosenId)
  const list = terminal === 'web' ? consoleWebNavigationPath : consoleAppNavigationPath
  return (
    <DesignerFrame
      bar={
        <DesignerBar
          name={draft.name}
          tags={<StateTag {...saved} />}
          backHref={href(list({}))}
          saved={savedText()}
          canUndo={design.canUndo}
          canRedo={design.canRedo}
          onUndo={design.undo}
          onRedo={design.redo}
          end={
            <>
              <Button disabled={design.isSaved} loading={design.isSaving} onClick={design.save}>
                {t('save')}
              </Button>
              <Button kind="primary" loading={design.isPublishing} onClick={design.publish}>
                {t('publish')}
              </Button>
            </>
          }
        />
      }
      palette={{
        title: t('palette'),
        content: (
          <Palette
            terminal={terminal}
            entries={entries}
            onAdd={(entry) => {
              change({ entries: [...withEntry(entries, entry)] })
              setChosenId(entry.id)
            }}
          />
        ),
      }}
      inspector={{
        title: t('inspector'),
        content: chosen ? (
          <EntryInspector
            key={chosen.id}
            entry={chosen}
            entries={entries}
            onChange={(entry) =>
              change({ entries: [...withChanged(entries, entry)] }, `entry ${entry.id}`)
            }
            onGroup={(place, group) => change({ entries: [...withGroup(entries, place, group)] })}
            onBack={() => setChosenId(null)}
          />
        ) : (
          <NavigationInspector draft={draft} onChange={change} />
        ),
      }}
    >
      <div className={styles['canvas']}>
        <Preview terminal={terminal} entries={entries} />
        <Canvas
          entries={entries}
          chosenId={chosenId}
          onChoose={setChosenId}
          onMove={(id, to) => change({ entries: [...withMoved(entries, id, to)] })}
          onRemove={(id) => change({ entries: [...withoutEntry(entries, id)] })}
        />
      </div>
    </DesignerFrame>
  )

  function savedText() {
    if (design.isSaving) return t('saving')
    return design.isSaved ? t('saved') : t('unsaved')
  }
}

export const mount = mountReact(DesignPage)
