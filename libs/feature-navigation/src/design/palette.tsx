import { useLocale, useMessages } from '@atrium/core-i18n'
import { type Entry, placesOf, type Terminal } from '@atrium/domain-navigation'
import { AddIcon, type Icon, ApplicationIcon, FolderIcon, LinkIcon } from '@atrium/ui/icon'
import { Skeleton } from '@atrium/ui/skeleton'
import { Text } from '@atrium/ui/text'
import type { ReactNode } from 'react'
import { designMessages } from '../messages/design-messages'
import { useAppChoices } from './entry-name'
import { usePageChoices } from './page-choices'
import styles from './design.module.css'

interface PaletteProps {
  readonly terminal: Terminal
  readonly entries: readonly Entry[]
  readonly onAdd: (entry: Entry) => void
}

/** What can be added: what is there already is not offered again. */
export function Palette({ terminal, entries, onAdd }: PaletteProps) {
  const t = useMessages(designMessages)
  const { locale } = useLocale()
  const pages = usePageChoices()
  const apps = useAppChoices()
  const places = placesOf(entries)
  const routes = new Set(places.flatMap((each) => (each.kind === 'page' ? [each.route] : [])))
  const appIds = new Set(places.flatMap((each) => (each.kind === 'app' ? [each.appId] : [])))
  const added = () => ({ id: crypto.randomUUID(), icon: null })
  const both = (text: 'new-link' | 'new-group') => ({ 'zh-CN': t(text), en: t(text) })
  return (
    <div className={styles['palette']}>
      <Choices title={t('pages')}>
        {pages
          .filter(({ id }) => !routes.has(id))
          .map(({ id, title }) => (
            <Choice
              key={id}
              name={title[locale]}
              onAdd={() => onAdd({ ...added(), kind: 'page', route: id, title: null })}
            />
          ))}
      </Choices>
      <Choices title={t('apps')}>
        {apps.isPending && <Skeleton shape="text" count={3} />}
        {apps.data?.rows.length === 0 && <Text tone="muted">{t('no-apps')}</Text>}
        {apps.data?.rows
          .filter(({ id }) => !appIds.has(id))
          .map(({ id, name }) => (
            <Choice
              key={id}
              name={name}
              icon={ApplicationIcon}
              onAdd={() => onAdd({ ...added(), kind: 'app', appId: id, title: null })}
            />
          ))}
      </Choices>
      <Choices title={t('others')}>
        <Choice
          name={t('link')}
          icon={LinkIcon}
          onAdd={() =>
            onAdd({
              ...added(),
              kind: 'link',
              title: both('new-link'),
              address: 'https://example.com',
              inNewWindow: true,
            })
          }
        />
        {terminal === 'web' && (
          <Choice
            name={t('group')}
            icon={FolderIcon}
            onAdd={() => onAdd({ ...added(), kind: 'group', title: both('new-group'), places: [] })}
          />
        )}
      </Choices>
    </div>
  )
}

function Choices({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly icon?: Icon
  readonly onAdd: () => void
}

function Choice({ name, icon: Shown = AddIcon, onAdd }: ChoiceProps) {
  const t = useMessages(designMessages)
  return (
    <button
      type="button"
      className={styles['choice']}
      aria-label={t('add', { name })}
      onClick={onAdd}
    >
      <Shown size={14} />
      <span>{name}</span>
    </button>
  )
}
