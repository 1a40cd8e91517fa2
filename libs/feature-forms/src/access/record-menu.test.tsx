import { type Answer, refusal } from '@atrium/core-net'
import { explainRecordAccess } from '@atrium/domain-access'
import { formDetailPath, formsPermissions } from '@atrium/domain-forms'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FormDetailPage } from '../pages/form-detail-page'
import { carForm, people, someCars } from '../testing/car-form'
import { carPaths, fakeAccess } from '../testing/fake-access'
import { fakeForms } from '../testing/fake-forms'
import { FormsStage } from '../testing/forms-stage'

const open = async (answers: readonly Answer[], permissions?: readonly string[]) => {
  const cars = someCars(1)
  const at = formDetailPath({ app: carForm.appId, form: carForm.id, record: cars[0]?.id })
  render(
    <FormsStage
      path={formDetailPath}
      at={at}
      answers={[...fakeForms(cars).answers, ...answers]}
      {...(permissions ? { permissions } : {})}
    >
      <FormDetailPage />
    </FormsStage>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'More for this record' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Who may do what' }))
  return within(await screen.findByRole('dialog'))
}

const verdicts = (panel: ReturnType<typeof within>) =>
  panel
    .getAllByRole('listitem')
    .map((item: HTMLElement) => item.textContent)
    .slice(0, 7)

afterEach(cleanup)

describe('who may do what with a record', () => {
  it('says that the record is gone', async () => {
    const panel = await open([refusal(explainRecordAccess, 'record-not-found', 404)])
    expect(await panel.findByText('We could not find this record')).toBeDefined()
  })

  it('says who sees the access of others when it is refused, and leads back', async () => {
    const panel = await open([refusal(explainRecordAccess, 'not-allowed', 403)])
    expect(await panel.findByText(/Only who configures the application/)).toBeDefined()
    expect(panel.getByRole('button', { name: 'Show my own' })).toBeDefined()
  })

  it('can be asked for again when it failed', async () => {
    const panel = await open([refusal(explainRecordAccess, 'unavailable', 503)])
    expect(await panel.findByText('The access could not be loaded')).toBeDefined()
    expect(panel.getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it('says that nothing allows it', async () => {
    const panel = await open(fakeAccess([]))
    expect(await panel.findByText('Nothing allows you to work with this record')).toBeDefined()
    expect(verdicts(panel)).toEqual(
      ['View', 'Edit', 'Delete', 'Share', 'Hand over', 'Export', 'Monitor'].map(
        (act) => `${act}not allowed`,
      ),
    )
  })

  it('is told act by act, and each role once in plain words', async () => {
    const panel = await open(fakeAccess())
    expect(
      await panel.findByText('Role Clerks, because you are in Sales, on records you own.'),
    ).toBeDefined()
    expect(panel.getByText(/on records that name you in 负责人/)).toBeDefined()
    expect(verdicts(panel)).toContain('Editallowed')
    expect(verdicts(panel)).toContain('Deletenot allowed')
    expect(panel.getAllByText(/^Role Clerks/)).toHaveLength(2)
  })

  it('needs no role in an application that has none', async () => {
    const [path] = carPaths
    const all = { kind: 'role', roleId: null, roleName: '', scope: { kind: 'all' } } as const
    const openness = { by: all, subject: { kind: 'everyone' } } as const
    const panel = await open(path ? fakeAccess([{ ...path, ...openness }]) : [])
    expect(await panel.findByText(/The application has no roles yet/)).toBeDefined()
  })

  it('of somebody else is asked for by who designs forms', async () => {
    const panel = await open(fakeAccess())
    fireEvent.mouseDown(panel.getByRole('combobox', { name: /Whose access/ }))
    fireEvent.click(await screen.findByText(people[1]?.name ?? ''))
    expect(
      await panel.findByText(`Nothing allows ${people[1]?.name} to work with this record`),
    ).toBeDefined()
  })

  it('is one’s own alone for everybody else', async () => {
    const readers = Object.keys(formsPermissions).filter((name) => name !== 'forms.design')
    const panel = await open(fakeAccess(), readers)
    expect(await panel.findByText('What you may do')).toBeDefined()
    expect(panel.queryByRole('combobox')).toBeNull()
  })
})
