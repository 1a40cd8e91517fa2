import type { Entry } from '@atrium/domain-navigation'
import {
  ApplicationIcon,
  BellIcon,
  BookIcon,
  CalendarIcon,
  ChartIcon,
  ContactsIcon,
  DatabaseIcon,
  FormIcon,
  GlobeIcon,
  type Icon,
  PeopleIcon,
  SearchIcon,
  TableIcon,
} from '@atrium/ui/icon'

/** The pictures by the names that the domain keeps. */
export const entryIcon: Record<NonNullable<Entry['icon']>, Icon> = {
  app: ApplicationIcon,
  bell: BellIcon,
  book: BookIcon,
  calendar: CalendarIcon,
  chart: ChartIcon,
  contacts: ContactsIcon,
  database: DatabaseIcon,
  form: FormIcon,
  globe: GlobeIcon,
  people: PeopleIcon,
  search: SearchIcon,
  table: TableIcon,
}
