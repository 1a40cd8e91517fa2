import type { AppColor, AppIcon } from '@atrium/domain-apps'
import {
  ApplicationIcon,
  BankIcon,
  BookIcon,
  CalendarIcon,
  ChartIcon,
  DatabaseIcon,
  DeviceIcon,
  FlaskIcon,
  FormIcon,
  GlobeIcon,
  type Icon,
  IdeaIcon,
  LocationIcon,
  MoneyIcon,
  PeopleIcon,
  RocketIcon,
  TableIcon,
} from '@atrium/ui/icon'
import styles from './solution-tile.module.css'

export interface SolutionTileProps {
  readonly icon: AppIcon
  readonly color: AppColor
}

/** A solution's picture on its colour, as its application will have it. */
export function SolutionTile({ icon, color }: SolutionTileProps) {
  const Picture = pictures[icon]
  return (
    <span className={styles['tile']} data-color={color} aria-hidden>
      <Picture size={24} />
    </span>
  )
}

const pictures: Record<AppIcon, Icon> = {
  app: ApplicationIcon,
  form: FormIcon,
  table: TableIcon,
  chart: ChartIcon,
  database: DatabaseIcon,
  people: PeopleIcon,
  calendar: CalendarIcon,
  money: MoneyIcon,
  book: BookIcon,
  flask: FlaskIcon,
  globe: GlobeIcon,
  device: DeviceIcon,
  location: LocationIcon,
  bank: BankIcon,
  rocket: RocketIcon,
  idea: IdeaIcon,
}
