import { read, write } from '@atrium/core-net'
import { listApps } from '@atrium/domain-apps'
import {
  addAgency,
  type AgencyKind,
  changeAgency,
  deleteAgency,
  listAgencies,
  listMandates,
  recoverAgency,
} from '@atrium/domain-delegation'

const stales = [listAgencies, listMandates]

export const agenciesQuery = (kind: AgencyKind) => read(listAgencies, { kind })
export const mandatesQuery = read(listMandates, {})
export const agencyAdding = write(addAgency, { stales })
export const agencyChange = write(changeAgency, { stales })
export const agencyRecovery = write(recoverAgency, { stales })
export const agencyRemoval = write(deleteAgency, { stales })
export const appChoices = (search: string) =>
  read(listApps, { limit: 100, ...(search === '' ? {} : { search }) })
