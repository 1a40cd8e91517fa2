import { read, write } from '@atrium/core-net'
import { changeOwnProfile, getContact, getOwnProfile, listContacts } from '@atrium/domain-org'

export const profileQuery = read(getOwnProfile, {})
export const profileChange = write(changeOwnProfile, {
  stales: [getOwnProfile, listContacts, getContact],
})
