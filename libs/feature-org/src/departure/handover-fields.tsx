import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { getPeople } from '@atrium/domain-org'
import { Checkbox } from '@atrium/ui/checkbox'
import { FormField } from '@atrium/ui/form-layout'
import { RadioGroup } from '@atrium/ui/radio-group'
import { useQuery } from '@tanstack/react-query'
import { departureMessages } from '../messages/departure-messages'
import { PersonPicker } from '../people/people-picker'
import type { HandoverKind, HandoverPlan, PlanProblem } from './handover-plan'
import styles from './departure.module.css'

export interface HandoverFieldsProps {
  readonly kinds: readonly HandoverKind[]
  readonly plan: HandoverPlan
  readonly taken: readonly string[]
  /** Who leaves, and so takes nothing over. */
  readonly leaving: readonly string[]
  readonly mayGrant: boolean
  readonly problem: PlanProblem | null
  readonly onChange: (plan: HandoverPlan) => void
}

/** Who takes over what is left behind, and what becomes of the rest. */
export function HandoverFields(props: HandoverFieldsProps) {
  const { kinds, plan, taken, leaving, mayGrant, problem, onChange } = props
  const t = useMessages(departureMessages)
  const canHandOver = mayGrant || kinds.some(({ grants }) => !grants)
  return (
    <>
      {canHandOver && (
        <FormField group label={t('to')}>
          <RadioGroup
            value={plan.to}
            onChange={(to) => onChange({ ...plan, to })}
            options={[
              { value: 'somebody', label: t('to-somebody') },
              { value: 'nobody', label: t('to-nobody') },
            ]}
          />
        </FormField>
      )}
      {canHandOver && plan.to === 'somebody' && (
        <FormField
          required
          label={t('successor')}
          help={t('successor-help')}
          error={problem === 'successor-missing' ? t(problem) : undefined}
        >
          <PersonPicker
            except={leaving}
            value={plan.successorId}
            onChange={(successorId) => onChange({ ...plan, successorId })}
          />
        </FormField>
      )}
      <FormField
        group
        label={t('hand-over')}
        error={problem === 'kinds-missing' ? t(problem) : undefined}
      >
        <ul className={styles['kinds']}>
          {kinds.map((each) => (
            <KindLine key={each.kind} {...props} each={each} isTaken={taken.includes(each.kind)} />
          ))}
        </ul>
      </FormField>
    </>
  )
}

interface KindLineProps extends HandoverFieldsProps {
  readonly each: HandoverKind
  readonly isTaken: boolean
}

/** One kind: how much of it there is, whose it is, and what becomes of it. */
function KindLine({ each, isTaken, plan, mayGrant, onChange }: KindLineProps) {
  const t = useMessages(departureMessages)
  const formats = useFormats()
  const { kind, grants, count } = each
  const known = knownKinds.find((name) => name === kind) ?? 'other'
  const title = (
    <span className={styles['title']}>
      {t(`kind-${known}`)}
      <span className={styles['count']}>{t('count-of', { count: formats.number(count) })}</span>
    </span>
  )
  const names = useNames(each)
  const isOpen = plan.to === 'somebody' && (mayGrant || !grants)
  const change = (on: boolean) => {
    const left = plan.left.filter((other) => other !== kind)
    onChange({ ...plan, left: on ? left : [...left, kind] })
  }
  return (
    <li className={isOpen ? undefined : styles['plain']}>
      {isOpen ? (
        <Checkbox value={isTaken} onChange={change}>
          {title}
        </Checkbox>
      ) : (
        title
      )}
      {names && <p className={styles['names']}>{names}</p>}
      <p className={styles['fate']}>
        {isTaken ? <TakenBy id={plan.successorId} /> : t(`rest-${known}`)}
        {grants && !mayGrant && ` · ${t('grants-not-yours')}`}
      </p>
    </li>
  )
}

function TakenBy({ id }: { readonly id: string | null }) {
  const t = useMessages(departureMessages)
  const { data } = useQuery({ ...read(getPeople, { ids: id ? [id] : [] }), enabled: id !== null })
  const name = id === null ? undefined : data?.rows[0]?.name
  return name === undefined ? t('taken-somebody') : t('taken', { name })
}

const namedLines = 5

/** The first things of a kind by name; a number with each where one line stands for several. */
function useNames({ lines, count }: HandoverKind): string {
  const t = useMessages(departureMessages)
  const formats = useFormats()
  const named = lines.filter(({ name }) => name !== '')
  const shown = named.slice(0, namedLines).map(({ name, count: held }) => {
    return held === 1 ? name : t('name-count', { name, count: formats.number(held) })
  })
  const names = formats.list(shown)
  if (named.length <= namedLines) return names
  return t('names-more', { names: shown.join(t('comma')), count: formats.number(count) })
}

const knownKinds = [
  'records',
  'department-heads',
  'reports',
  'roles',
  'app-roles',
  'user-groups',
] as const
