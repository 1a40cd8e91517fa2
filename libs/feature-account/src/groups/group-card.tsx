import { useFormats, useMessages } from '@atrium/core-i18n'
import type { SubjectNames } from '@atrium/core-shell'
import type { Subject, UserGroup } from '@atrium/domain-org'
import { Card } from '@atrium/ui/card'
import { DeleteIcon, EditIcon, MoreIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu } from '@atrium/ui/menu'
import { Tag } from '@atrium/ui/tag'
import { SettingRow } from '../cards/setting-row'
import { groupMessages } from '../messages/group-messages'

interface GroupCardProps {
  readonly title: string
  readonly groups: readonly UserGroup[]
  readonly nameOf: SubjectNames
  readonly mayChange: (group: UserGroup) => boolean
  readonly onChange: (group: UserGroup) => void
  readonly onDelete: (group: UserGroup) => void
}

/** Groups of one kind of owner, each with whom it is made of. */
export function GroupCard({ title, groups, nameOf, mayChange, ...acts }: GroupCardProps) {
  const t = useMessages(groupMessages)
  const formats = useFormats()
  const scopeText = useScopeText(nameOf)
  return (
    <Card title={title} note={formats.number(groups.length)}>
      {groups.map((group) => (
        <SettingRow
          key={group.id}
          title={group.name}
          tag={
            <>
              <Tag tone={group.kind === 'public' ? 'brand' : 'neutral'}>{t(group.kind)}</Tag>
              <Tag>{t('people', { count: formats.number(group.people) })}</Tag>
            </>
          }
          about={scopeText(group.scope)}
        >
          {mayChange(group) && (
            <Menu
              items={[
                {
                  key: 'change',
                  label: t('change'),
                  icon: EditIcon,
                  onSelect: () => acts.onChange(group),
                },
                {
                  key: 'delete',
                  label: t('delete'),
                  icon: DeleteIcon,
                  danger: true,
                  onSelect: () => acts.onDelete(group),
                },
              ]}
            >
              <IconButton icon={MoreIcon} label={t('acts-of', { name: group.name })} opens="menu" />
            </Menu>
          )}
        </SettingRow>
      ))}
    </Card>
  )
}

/** Names told of a scope before the rest is counted. */
const told = 4

function useScopeText(nameOf: GroupCardProps['nameOf']) {
  const t = useMessages(groupMessages)
  const formats = useFormats()
  return (scope: readonly Subject[]) => {
    const names = scope.slice(0, told).map((subject) => {
      if (subject.kind === 'everyone') return t('everyone')
      const name = nameOf(subject.kind, subject.id) ?? '…'
      return subject.kind === 'department' && subject.below ? t('and-below', { name }) : name
    })
    const rest = scope.length - names.length
    return formats.list(rest > 0 ? [...names, t('more', { count: rest })] : names)
  }
}
