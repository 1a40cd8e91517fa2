import type { FieldKind } from '@atrium/domain-forms'
import {
  AttachIcon,
  CalendarIcon,
  ClockIcon,
  type Icon,
  LongTextIcon,
  MoneyIcon,
  MultiChoiceIcon,
  NumberIcon,
  PersonIcon,
  RelationIcon,
  SingleChoiceIcon,
  TextFieldIcon,
  ToggleIcon,
} from '@atrium/ui/icon'

const icons: Record<FieldKind, Icon> = {
  text: TextFieldIcon,
  'long-text': LongTextIcon,
  number: NumberIcon,
  currency: MoneyIcon,
  date: CalendarIcon,
  'date-time': ClockIcon,
  'single-select': SingleChoiceIcon,
  'multi-select': MultiChoiceIcon,
  switch: ToggleIcon,
  person: PersonIcon,
  attachment: AttachIcon,
  relation: RelationIcon,
}

/** The icon of a field kind. */
export function fieldIcon(kind: FieldKind): Icon {
  return icons[kind]
}
