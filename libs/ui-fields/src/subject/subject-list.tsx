import { Checkbox } from '@atrium/ui/checkbox'
import {
  CloseIcon,
  DepartmentIcon,
  type Icon,
  PeopleIcon,
  PersonIcon,
  SafetyIcon,
  TagIcon,
} from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { useWords } from '@atrium/ui/locale'
import type { PickedSubject, SubjectKind } from './picked-subject'
import { subjectWords } from './subject-words'
import styles from './subject-picker.module.css'

interface SubjectListProps {
  readonly value: readonly PickedSubject[]
  readonly onChange: (value: PickedSubject[]) => void
  readonly nameOf: (kind: SubjectKind, id: string) => string | null | undefined
  readonly disabled: boolean
}

const icons: Record<SubjectKind, Icon> = {
  person: PersonIcon,
  department: DepartmentIcon,
  post: TagIcon,
  role: SafetyIcon,
  group: PeopleIcon,
}

/** What has been chosen, and the way out of it. */
export function SubjectList({ value, onChange, nameOf, disabled }: SubjectListProps) {
  const words = useWords(subjectWords)
  if (value.length === 0) return <p className={styles['note']}>{words.none}</p>
  return (
    <ul className={styles['chosen']} aria-label={words.chosen}>
      {value.map((subject) => {
        if (subject.kind === 'everyone') return null
        const known = nameOf(subject.kind, subject.id)
        const name = known === undefined ? '…' : (known ?? words.gone)
        const Shown = icons[subject.kind]
        const others = value.filter((each) => each !== subject)
        return (
          <li key={`${subject.kind} ${subject.id}`}>
            <Shown size={14} className={styles['icon']} />
            <span className={known === null ? styles['gone'] : styles['name']}>{name}</span>
            {subject.kind === 'department' && (
              <Checkbox
                label={words.belowOf(name)}
                value={subject.below}
                disabled={disabled}
                onChange={(below) =>
                  onChange(value.map((each) => (each === subject ? { ...subject, below } : each)))
                }
              >
                {words.below}
              </Checkbox>
            )}
            <IconButton
              size="small"
              icon={CloseIcon}
              label={words.remove(name)}
              tooltip={false}
              disabled={disabled}
              onClick={() => onChange(others)}
            />
          </li>
        )
      })}
    </ul>
  )
}
