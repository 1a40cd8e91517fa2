import { useMessages } from '@atrium/core-i18n'
import { SubjectField } from '@atrium/core-shell'
import {
  type Entry,
  entryIcons,
  isLinkAddress,
  type NavigationDraft,
  type Place,
} from '@atrium/domain-navigation'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { ArrowLeftIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Select } from '@atrium/ui/select'
import { TextInput } from '@atrium/ui/text-input'
import { useId } from 'react'
import { entryIcon } from '../icons/entry-icon'
import { designMessages } from '../messages/design-messages'
import { groupOf, groupsOf } from './entry-acts'
import { useEntryName } from './entry-name'
import styles from './design.module.css'

interface NavigationInspectorProps {
  readonly draft: NavigationDraft
  readonly onChange: (part: Partial<NavigationDraft>, key: string) => void
}

/** What the navigation is called, and whom it is for. */
export function NavigationInspector({ draft, onChange }: NavigationInspectorProps) {
  const t = useMessages(designMessages)
  return (
    <FormLayout width="full">
      <FormSection>
        <FormField label={t('name-label')} required>
          <TextInput
            value={draft.name}
            maxLength={40}
            onChange={(name) => onChange({ name }, 'name')}
          />
        </FormField>
        <FormField label={t('audience')} help={t('audience-help')}>
          <SubjectField
            value={draft.audience}
            onChange={(audience) => onChange({ audience }, 'audience')}
          />
        </FormField>
      </FormSection>
    </FormLayout>
  )
}

interface EntryInspectorProps {
  readonly entry: Entry
  readonly entries: readonly Entry[]
  readonly onChange: (entry: Entry) => void
  readonly onGroup: (place: Place, groupId: string | null) => void
  readonly onBack: () => void
}

/** What one entry is called, how it looks and where it stands. */
export function EntryInspector({ entry, entries, onChange, onGroup, onBack }: EntryInspectorProps) {
  const t = useMessages(designMessages)
  const groups = groupsOf(entries)
  return (
    <FormLayout width="full">
      <div className={styles['inspector-head']}>
        <IconButton
          size="small"
          icon={ArrowLeftIcon}
          label={t('back-to-navigation')}
          onClick={onBack}
        />
        <strong>{t('entry')}</strong>
      </div>
      <FormSection>
        <TitleFields entry={entry} onChange={onChange} />
        <FormField label={t('icon')}>
          <IconChoice value={entry.icon} onChange={(icon) => onChange({ ...entry, icon })} />
        </FormField>
        {entry.kind === 'link' && <LinkFields link={entry} onChange={onChange} />}
        {entry.kind !== 'group' && groups.length > 0 && (
          <FormField label={t('in-group')}>
            <GroupSelect
              groups={groups}
              value={groupOf(entries, entry.id)?.id ?? ''}
              onChange={(groupId) => onGroup(entry, groupId === '' ? null : groupId)}
            />
          </FormField>
        )}
      </FormSection>
    </FormLayout>
  )
}

function TitleFields({ entry, onChange }: Pick<EntryInspectorProps, 'entry' | 'onChange'>) {
  const t = useMessages(designMessages)
  const title = entry.title ?? { 'zh-CN': '', en: '' }
  const isOwn = entry.kind === 'page' || entry.kind === 'app'
  function change(part: Partial<typeof title>) {
    const next = { ...title, ...part }
    const isEmpty = next['zh-CN'] === '' && next.en === ''
    if (entry.kind === 'page' || entry.kind === 'app')
      onChange({ ...entry, title: isEmpty ? null : next })
    else onChange({ ...entry, title: next })
  }
  return (
    <>
      <FormField label={t('title-zh')} {...(isOwn ? { help: t('title-own') } : {})}>
        <TextInput
          value={title['zh-CN']}
          maxLength={20}
          onChange={(text) => change({ 'zh-CN': text })}
        />
      </FormField>
      <FormField label={t('title-en')}>
        <TextInput value={title.en} maxLength={30} onChange={(text) => change({ en: text })} />
      </FormField>
    </>
  )
}

type LinkEntry = Extract<Entry, { kind: 'link' }>

function LinkFields({
  link,
  onChange,
}: {
  readonly link: LinkEntry
  readonly onChange: (entry: Entry) => void
}) {
  const t = useMessages(designMessages)
  return (
    <>
      <FormField
        label={t('address')}
        help={t('address-help')}
        error={isLinkAddress(link.address.trim()) ? undefined : t('address-wrong')}
      >
        <TextInput
          value={link.address}
          maxLength={500}
          onChange={(address) => onChange({ ...link, address })}
        />
      </FormField>
      <Checkbox
        value={link.inNewWindow}
        onChange={(inNewWindow) => onChange({ ...link, inNewWindow })}
      >
        {t('new-window')}
      </Checkbox>
    </>
  )
}

function IconChoice({
  value,
  onChange,
}: {
  readonly value: Entry['icon']
  readonly onChange: (icon: Entry['icon']) => void
}) {
  const t = useMessages(designMessages)
  const name = useId()
  return (
    <div className={styles['icons']} role="radiogroup" aria-label={t('icon')}>
      {[null, ...entryIcons].map((icon) => {
        const Shown = icon && entryIcon[icon]
        const label = t(`icon-${icon ?? 'own'}`)
        return (
          <label key={icon ?? ''} title={label}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={icon === value}
              onChange={() => onChange(icon)}
            />
            {Shown ? <Shown size={16} /> : label}
          </label>
        )
      })}
    </div>
  )
}

function GroupSelect({
  groups,
  value,
  onChange,
}: {
  readonly groups: readonly Entry[]
  readonly value: string
  readonly onChange: (groupId: string) => void
}) {
  const t = useMessages(designMessages)
  const nameOf = useEntryName()
  return (
    <Select<string>
      value={value}
      options={[
        { value: '', label: t('no-group') },
        ...groups.map((group) => ({ value: group.id, label: nameOf(group) ?? '…' })),
      ]}
      onChange={(groupId) => onChange(groupId ?? '')}
    />
  )
}
