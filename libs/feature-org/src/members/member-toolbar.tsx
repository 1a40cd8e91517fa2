import { useMessages } from '@atrium/core-i18n'
import { roles } from '@atrium/domain-core'
import { memberStates } from '@atrium/domain-org'
import { type ChoosableColumn, ColumnChooser, useIsNarrow } from '@atrium/ui-grid'
import { Button } from '@atrium/ui/button'
import { ColumnsIcon } from '@atrium/ui/icon'
import { Popover } from '@atrium/ui/popover'
import { SearchInput } from '@atrium/ui/search-input'
import { Select } from '@atrium/ui/select'
import { Toolbar } from '@atrium/ui/toolbar'
import { useState } from 'react'
import { memberMessages } from '../messages/member-messages'
import type { MemberPageModel } from './use-member-page'

export interface MemberToolbarProps {
  readonly model: MemberPageModel
  readonly columns: readonly ChoosableColumn[]
  readonly shown: readonly string[]
  /** Null shows all of them in their own order. */
  readonly onShown: (shown: readonly string[] | null) => void
}

/** What the list of members can be narrowed by, and which columns it has. */
export function MemberToolbar({ model, columns, shown, onShown }: MemberToolbarProps) {
  const t = useMessages(memberMessages)
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const { search, state, role } = model.filters
  return (
    <Toolbar
      label={t('members')}
      end={
        !isNarrow && (
          <Popover
            label={t('columns')}
            open={isOpen}
            onOpenChange={setOpen}
            content={
              <ColumnChooser
                columns={columns}
                shown={shown}
                onChange={onShown}
                onReset={() => onShown(null)}
              />
            }
          >
            <Button kind="quiet" icon={ColumnsIcon} opens="dialog" expanded={isOpen}>
              {t('columns')}
            </Button>
          </Popover>
        )
      }
    >
      <SearchInput
        wide={isNarrow}
        label={t('search')}
        value={search}
        onChange={(text) => model.change({ search: text || undefined })}
      />
      <Select
        narrow
        label={t('state')}
        value={state ?? 'present'}
        options={[
          { value: 'present', label: t('present-states') },
          ...memberStates.map((each) => ({ value: each, label: t(`state-${each}`) })),
        ]}
        onChange={(next) => model.change({ state: known(next) })}
      />
      <Select
        narrow
        label={t('role')}
        value={role ?? 'all'}
        options={[
          { value: 'all', label: t('all-roles') },
          ...roles.map((each) => ({ value: each, label: t(`role-${each}`) })),
        ]}
        onChange={(next) => model.change({ role: known(next) })}
      />
    </Toolbar>
  )
}

function known(choice: string | null): string | undefined {
  return choice === null || choice === 'all' || choice === 'present' ? undefined : choice
}
