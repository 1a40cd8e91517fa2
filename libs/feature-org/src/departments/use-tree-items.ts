import { useFormats, useMessages } from '@atrium/core-i18n'
import type { Department } from '@atrium/domain-org'
import { DepartmentIcon, PeopleIcon, PersonIcon } from '@atrium/ui/icon'
import type { TreeItem } from '@atrium/ui/tree'
import { useMemo, useState } from 'react'
import { departmentMessages } from '../messages/department-messages'
import { childrenOf, peopleBelow } from './department-tree'

export const everybody = 'everybody'
export const unplaced = 'unplaced'

/** Above so many, nothing stands open at first but the one that holds all others. */
const openAtFirst = 60

export interface TreeAsked {
  readonly departments: readonly Department[]
  /** Those that fit the search, with all they lie in; null without one. */
  readonly found: ReadonlySet<string> | null
  readonly chosen: string | undefined
}

/** The lines of the tree, and which of them stand open. */
export function useTreeItems({ departments, found, chosen }: TreeAsked) {
  const t = useMessages(departmentMessages)
  const formats = useFormats()
  const [opened, setExpanded] = useState<readonly string[] | null>(null)
  const items = useMemo((): TreeItem[] => {
    const people = peopleBelow(departments)
    const children = childrenOf(found ? departments.filter(({ id }) => found.has(id)) : departments)
    const itemOf = ({ id, name }: Department): TreeItem => {
      const below = children.get(id)
      const count = people.get(id) ?? 0
      return {
        key: id,
        label: name,
        icon: DepartmentIcon,
        ...(count > 0 && { extra: formats.number(count) }),
        ...(below && { items: below.map(itemOf) }),
      }
    }
    return [
      { key: everybody, label: t('all-members'), icon: PeopleIcon },
      { key: unplaced, label: t('unplaced'), icon: PersonIcon },
      ...(children.get(null) ?? []).map(itemOf),
    ]
  }, [departments, found, t, formats])
  const expanded = useMemo(() => {
    if (found) return [...found]
    const first = departments.length <= openAtFirst ? departments : holderOf(departments)
    const open = opened ?? first.map(({ id }) => id)
    return opened ? open : [...open, ...aboveOf(departments, chosen)]
  }, [departments, found, opened, chosen])
  return { items, expanded, setExpanded }
}

function holderOf(departments: readonly Department[]): readonly Department[] {
  const top = departments.filter(({ parentId }) => parentId === null)
  return top.length === 1 ? top : []
}

function aboveOf(departments: readonly Department[], id: string | undefined): string[] {
  const byId = new Map(departments.map((each) => [each.id, each]))
  const above = new Set<string>()
  for (let at = byId.get(id ?? '')?.parentId ?? null; at !== null && !above.has(at);) {
    above.add(at)
    at = byId.get(at)?.parentId ?? null
  }
  return [...above]
}
