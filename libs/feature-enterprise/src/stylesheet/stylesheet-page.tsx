import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError, read, write } from '@atrium/core-net'
import { mountReact, useUnsavedChanges } from '@atrium/core-routing'
import { LoadState } from '@atrium/core-shell'
import { plainSkin, type Skin, skinRatios } from '@atrium/domain-core'
import {
  applyStylesheet,
  getStylesheet,
  resetStylesheet,
  saveStylesheet,
  type Stylesheet,
} from '@atrium/domain-enterprise'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { UndoIcon, DeleteIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Tag } from '@atrium/ui/tag'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LookSections } from './look-sections'
import { SignInSection } from './sign-in-section'
import { SkinPreview } from './skin-preview'
import { stylesheetMessages } from './stylesheet-messages'
import styles from './stylesheet.module.css'

const stales = [getStylesheet]
const saving = write(saveStylesheet, { stales })
const applying = write(applyStylesheet, { stales })
const resetting = write(resetStylesheet, { stales })

/** How the enterprise looks: changed as a draft beside a preview, then applied for everybody. */
export function StylesheetPage() {
  const t = useMessages(stylesheetMessages)
  const [round, setRound] = useState(0)
  const query = useQuery(read(getStylesheet, {}))
  const { data } = query

  async function reload() {
    await query.refetch()
    setRound(round + 1)
  }

  if (!data) {
    return (
      <Page>
        <PageHead title={t('title')} purpose={t('purpose')} />
        <LoadState title={t('load-failed')} query={query} shape="form" />
      </Page>
    )
  }
  return <Designer key={round} sheet={data} onReload={() => void reload()} />
}

interface DesignerProps {
  readonly sheet: Stylesheet
  readonly onReload: () => void
}

function Designer({ sheet, onReload }: DesignerProps) {
  const t = useMessages(stylesheetMessages)
  const errorText = useErrorText()
  const formats = useFormats()
  const toast = useToast()
  const { confirm, dialog } = useConfirm()
  const [edited, setEdited] = useState<Skin | null>(null)
  const save = useMutation(saving)
  const apply = useMutation(applying)
  const reset = useMutation(resetting)
  const { version, applied, draft } = sheet
  const skin = edited ?? draft ?? applied
  const isDirty = edited !== null && !same(edited, draft ?? applied)
  const isApplied = same(skin, applied)
  const canRead = skinRatios(skin).every(({ ratio, needs }) => ratio >= needs)
  useUnsavedChanges(isDirty)
  const error = save.error ?? apply.error ?? reset.error
  const set = (part: Partial<Skin>) => setEdited({ ...skin, ...part })
  const done = (text: string) => () => {
    setEdited(null)
    toast({ text, tone: 'success' })
  }

  async function askReset() {
    const asked = { act: t('reset'), thing: t('look-of-all'), consequence: t('reset-consequence') }
    if (await confirm(asked)) reset.mutate({ version }, { onSuccess: done(t('was-reset')) })
  }

  return (
    <Page>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        tags={
          isApplied ? (
            <Tag tone="success" dot>
              {sheet.appliedAt && !same(applied, plainSkin)
                ? t('applied-at', { time: formats.dateTime(sheet.appliedAt) })
                : t('plain')}
            </Tag>
          ) : (
            <Tag tone="warning" dot>
              {isDirty ? t('unsaved') : t('draft')}
            </Tag>
          )
        }
        primary={{
          label: t('apply'),
          loading: apply.isPending,
          disabled: isApplied || !canRead,
          onClick: () => apply.mutate({ version, skin }, { onSuccess: done(t('was-applied')) }),
        }}
        actions={
          <Button
            loading={save.isPending}
            disabled={!isDirty}
            onClick={() =>
              save.mutate({ version, draft: skin }, { onSuccess: done(t('was-saved')) })
            }
          >
            {t('save-draft')}
          </Button>
        }
        more={[
          {
            key: 'discard',
            label: t('discard'),
            icon: UndoIcon,
            disabled: isApplied && draft === null,
            onSelect: () => {
              setEdited(null)
              if (draft) save.mutate({ version, draft: null })
            },
          },
          {
            key: 'reset',
            label: t('reset'),
            icon: DeleteIcon,
            danger: true,
            disabled: same(applied, plainSkin),
            onSelect: () => void askReset(),
          },
        ]}
      />
      {error && (
        <Notice
          tone="danger"
          action={
            isCallError(error, 'enterprise-changed') && (
              <Button size="small" onClick={onReload}>
                {t('reload')}
              </Button>
            )
          }
        >
          {errorText(error)}
        </Notice>
      )}
      <div className={styles['designer']}>
        <div className={styles['sections']}>
          <LookSections skin={skin} set={set} />
          <SignInSection skin={skin} set={set} />
        </div>
        <SkinPreview skin={skin} />
      </div>
      {dialog}
    </Page>
  )
}

function same(one: Skin, other: Skin): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted({ signIn, ...skin }: Skin) {
  const inOrder = (part: object) => Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [inOrder(skin), inOrder(signIn)]
}

export const mount = mountReact(StylesheetPage)
