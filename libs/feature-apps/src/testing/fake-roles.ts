import { answer, type Answer, CallError } from '@atrium/core-net'
import type { Feature } from '@atrium/core-routing'
import { subjectsFeature } from '@atrium/core-shell/testing'
import {
  addAppRole,
  anAppRole,
  changeAppRole,
  deleteAppRole,
  type KeptRole,
  listAppRolePeople,
  listAppRoles,
  previewAppRole,
} from '@atrium/domain-access'
import { aField, aFormSchema, getPublishedForm } from '@atrium/domain-forms'
import { aDepartment, aPersonRef } from '@atrium/domain-org'

const sales = aDepartment({ name: 'Sales' })
const people = ['Ada Lovelace', '李雷'].map((name) => aPersonRef({ name }))

const carSchema = aFormSchema([
  aField('text', { label: 'Plate' }),
  aField('number', { label: 'Price' }),
  aField('single-select', { label: 'Region' }),
  aField('person', { label: 'Driver' }),
  aField('person', { label: 'Helpers', multiple: true }),
  aField('date', { label: 'Bought' }),
])

/** A role as the server keeps it. */
export function aKeptRole(overrides: Partial<KeptRole> = {}): KeptRole {
  return { ...anAppRole({ kind: 'operator', name: 'Clerks' }), version: 1, people: 3, ...overrides }
}

interface FakeRoles {
  /** Everybody and Sales, to give roles to. */
  readonly subjects: Feature
  readonly answers: readonly Answer[]
  readonly roles: () => readonly KeptRole[]
  /** Somebody else renames a role. */
  readonly renameElsewhere: (id: string, name: string) => void
}

/** The roles of an application in memory, with the refusals of the real ones. */
export function fakeRoles(start: readonly KeptRole[] = []): FakeRoles {
  let roles = [...start]
  const refuse = (code: string, status = 409): never => {
    throw new CallError({ code, message: code, status, requestId: 'fake' })
  }
  const put = (role: KeptRole) => {
    const isTaken = roles.some(({ id, name }) => id !== role.id && name === role.name)
    if (isTaken) refuse('app-role-name-taken')
    roles = [...roles.filter(({ id }) => id !== role.id), role]
    return role
  }
  const find = (roleId: string) =>
    roles.find(({ id }) => id === roleId) ?? refuse('app-role-not-found', 404)
  return {
    subjects: subjectsFeature([
      { name: sales.name, subject: { kind: 'department', id: sales.id, below: true } },
    ]),
    roles: () => roles,
    renameElsewhere: (id, name) => {
      const now = find(id)
      put({ ...now, name, version: now.version + 1 })
    },
    answers: [
      answer(listAppRoles, () => ({ rows: roles })),
      answer(listAppRolePeople, ({ roleId }) => ({
        rows: people.map(({ id, name }) => ({ id, name, subjects: find(roleId).subjects })),
        cut: find(roleId).people > people.length,
      })),
      answer(addAppRole, (draft) => put(aKeptRole({ ...anAppRole(), ...draft }))),
      answer(changeAppRole, ({ roleId, version, kind, name, description, subjects, grants }) => {
        const now = find(roleId)
        if (version !== now.version) refuse('app-role-changed')
        return put({
          ...now,
          kind: kind ?? now.kind,
          name: name ?? now.name,
          description: description ?? now.description,
          subjects: subjects ?? now.subjects,
          grants: grants ?? now.grants,
          version: now.version + 1,
        })
      }),
      answer(deleteAppRole, ({ roleId }) => {
        roles = roles.filter(({ id }) => id !== roleId)
        return {}
      }),
      answer(previewAppRole, ({ role }) => ({
        gained: {
          count: (role?.subjects.length ?? 0) * 21,
          names: ['Ada Lovelace', '李雷'],
          cut: true,
        },
        lost: { count: 1, names: ['Zoe'], cut: false },
        complete: true,
      })),
      answer(getPublishedForm, ({ formId }) => ({
        id: formId,
        appId: anAppRole().appId,
        name: 'Cars',
        version: 1,
        schema: carSchema,
      })),
    ],
  }
}
