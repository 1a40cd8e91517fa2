import type { FieldKind } from '@atrium/domain-forms'
import {
  AttachIcon,
  CalendarIcon,
  ClockIcon,
  LongTextIcon,
  MoneyIcon,
  MultiChoiceIcon,
  NumberIcon,
  PersonIcon,
  RelationIcon,
  SingleChoiceIcon,
  TextFieldIcon,
  ToggleIcon,
  type Icon,
} from '@atrium/ui/icon'

/** The picture of each kind of field. */
export const fieldKindIcons: Record<FieldKind, Icon> = {
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
