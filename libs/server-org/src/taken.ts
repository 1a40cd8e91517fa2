import { refusingTaken as refusing } from '@atrium/server-core'

/** Tells which name, code or number of the organisation is in use already. */
export function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  return refusing(takenCodes, work)
}

const takenCodes = {
  department_name: 'name-taken',
  department_code: 'code-taken',
  post_name: 'name-taken',
  post_code: 'code-taken',
  role_group_name: 'name-taken',
  org_role_name: 'name-taken',
  user_group_name: 'name-taken',
  memberships_employee_number: 'employee-number-taken',
}
