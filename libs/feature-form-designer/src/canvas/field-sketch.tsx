import { optionsOf, type Field } from '@atrium/domain-forms'
import { OptionTag } from '@atrium/ui-fields'
import {
  AttachIcon,
  CalendarIcon,
  ChevronDownIcon,
  PersonIcon,
  RelationIcon,
} from '@atrium/ui/icon'
import styles from './field-sketch.module.css'

/** How a field will look when filled in, drawn rather than built: it takes no focus, says nothing and costs nothing. */
export function FieldSketch({ field }: { field: Field }) {
  return (
    <div aria-hidden>
      <Drawing field={field} />
    </div>
  )
}

function Drawing({ field }: { field: Field }) {
  switch (field.kind) {
    case 'text':
      return <Box text={field.default} />
    case 'long-text':
      return <Box text={field.default} tall />
    case 'number':
      return <Box text={numberText(field.default)} end={field.unit} />
    case 'currency':
      return <Box text={numberText(field.default)} end={field.currency} />
    case 'date':
    case 'date-time':
      return <Box text={null} end={<CalendarIcon size={14} />} />
    case 'single-select':
    case 'multi-select':
      return <Choices field={field} />
    case 'switch':
      return <span className={styles.toggle} data-on={field.default || undefined} />
    case 'person':
      return <Box text={null} end={<PersonIcon size={14} />} />
    case 'relation':
      return <Box text={null} end={<RelationIcon size={14} />} />
    case 'attachment':
      return (
        <span className={styles.drop}>
          <AttachIcon size={14} />
        </span>
      )
  }
}

function Box({ text, end, tall }: { text: string | null; end?: React.ReactNode; tall?: boolean }) {
  return (
    <span className={styles.box} data-tall={tall || undefined}>
      <span className={styles.text}>{text}</span>
      <span className={styles.end}>{end}</span>
    </span>
  )
}

/** The first few choices as they will be coloured. */
function Choices({ field }: { field: Field }) {
  const options = optionsOf(field).filter((option) => !option.archived)
  return (
    <span className={styles.box}>
      <span className={styles.choices}>
        {options.slice(0, 4).map((option) => (
          <OptionTag key={option.id} label={option.label} color={option.color} />
        ))}
      </span>
      <span className={styles.end}>
        {options.length > 1 && options.length}
        <ChevronDownIcon size={12} />
      </span>
    </span>
  )
}

function numberText(value: number | null): string | null {
  return value === null ? null : String(value)
}
