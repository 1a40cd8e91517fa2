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
import type { FieldSpec } from '../spec/field-spec'

/** The picture of each kind of value. */
export const fieldIcons: Readonly<Record<FieldSpec['kind'], Icon>> = {
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
