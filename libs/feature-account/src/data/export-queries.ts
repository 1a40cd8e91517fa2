import { read, write } from '@atrium/core-net'
import { cancelJob } from '@atrium/domain-core'
import { deleteExport, listExports } from '@atrium/domain-forms'

const stales = [listExports]

export const exportsQuery = read(listExports, {})
export const exportRemoval = write(deleteExport, { stales })
export const exportCancelling = write(cancelJob, { stales })
