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
  IdeaIcon,
  LocationIcon,
  MoneyIcon,
  PeopleIcon,
  RocketIcon,
  TableIcon,
  type Icon,
} from '@atrium/ui/icon'
import styles from './app-tile.module.css'

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

interface AppTileProps {
  icon: AppIcon
  color: AppColor
  size?: 'small' | 'large'
}

/** An application's picture on its colour; decorative, the name stands beside it. */
export function AppTile({ icon, color, size = 'large' }: AppTileProps) {
  const Picture = pictures[icon]
  return (
    <span className={styles.tile} data-color={color} data-size={size} aria-hidden>
      <Picture size={size === 'large' ? 20 : 16} />
    </span>
  )
}
