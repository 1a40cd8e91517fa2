import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { Link } from '@atrium/core-routing'
import {
  contactDetailPath,
  departmentPath,
  listDepartments,
  type OwnProfile,
} from '@atrium/domain-org'
import { Card } from '@atrium/ui/card'
import { DescriptionList } from '@atrium/ui/description-list'
import { useQuery } from '@tanstack/react-query'
import { profileMessages } from '../messages/profile-messages'

/** Where the person stands; administrators keep it. */
export function PlaceCard({ profile }: { readonly profile: OwnProfile }) {
  const t = useMessages(profileMessages)
  const formats = useFormats()
  const departments = useQuery(read(listDepartments, {})).data?.rows ?? []
  const known = new Map(departments.map((each) => [each.id, each]))
  const { superior, entryDate, posts } = profile
  const ways = profile.departmentIds.flatMap((id) => {
    const way = departmentPath(known, id)
    return way ? [way.map(({ name }) => name).join(' / ')] : []
  })
  return (
    <Card title={t('place')} note={t('place-note')}>
      <DescriptionList
        facts={[
          { label: t('login-id'), value: profile.loginId },
          { label: t('email'), value: profile.email },
          { label: t('employee-number'), value: profile.employeeNumber },
          {
            label: t('department'),
            value: ways.length > 0 && ways.map((way) => <div key={way}>{way}</div>),
          },
          { label: t('posts'), value: posts.join(' / ') },
          {
            label: t('superior'),
            value: superior && (
              <Link to={contactDetailPath({ userId: superior.id })}>{superior.name}</Link>
            ),
          },
          { label: t('entry-date'), value: entryDate && formats.date(entryDate) },
        ]}
      />
    </Card>
  )
}
