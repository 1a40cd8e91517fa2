import { askToJoin, doorOf } from '../drivers/joining'
import { expect, test } from '../drivers/journey'

const password = 'a quiet orchard at nine'
const ola = { name: 'Ola Harvest', loginId: 'ola.harvest', password }
const guest = { name: '禾田', loginId: 'he.tian', password: 'a quiet orchard at ten' }

test('people ask to join and are decided about; who leaves hands over, is invited back, and removed', async ({
  visit,
  open,
  request,
}) => {
  const admin = await visit({ loginId: 'admin' })
  const door = doorOf(admin)
  const { pathname, search } = new URL(await door.addLink('Harvest'))
  const asked = { ...guest, key: search.slice('?join='.length), locale: 'zh-CN' }
  expect((await request.post('/sapi/joining/register', { data: asked })).ok()).toBe(true)
  const page = await open(`${pathname}${search}`)
  await askToJoin(page, ola)

  await admin.getByRole('tab', { name: /^Requests/ }).click()
  await door.refuse(guest.name, 'The harvest is over')
  await admin.getByRole('button', { name: `Approve ${ola.name}` }).click()
  expect(await (await request.get('/sapi/joining')).text()).toContain('The harvest is over')
  await page.getByRole('button', { name: 'Open space' }).click()
  await expect(page.getByRole('heading', { name: 'Application center' })).toBeVisible()

  const group = { name: 'Pickers', kind: 'public', scope: [{ kind: 'everyone' }] }
  expect((await page.request.post('/sapi/org/user-groups', { data: group })).ok()).toBe(true)
  await page.goto('/settings/profile')
  await page.getByRole('button', { name: 'Leave…' }).click()
  const leaving = page.getByRole('dialog')
  await expect(leaving.getByText('Pickers')).toBeVisible()
  await leaving.getByRole('combobox').fill('admin')
  await page.getByTitle('Enterprise administrator').last().click()
  await expect(leaving.getByText('Goes to Enterprise administrator')).toBeVisible()
  await leaving.getByRole('button', { name: 'Leave the enterprise' }).click()
  const left = page.getByText('You have left').or(page.getByText('Welcome back'))
  await expect(left.first()).toBeVisible()

  const known = { name: ola.name, loginId: ola.loginId }
  const added = await admin.request.post('/sapi/org/members', { data: known })
  const { member } = (await added.json()) as { member: { id: string } }
  const session = { loginId: ola.loginId, password }
  expect((await page.request.post('/sapi/session', { data: session })).ok()).toBe(true)
  await page.goto('/register?join=code')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'Application center' })).toBeVisible()

  await admin.goto(`/console/org?member=${member.id}`)
  await door.act(ola.name, 'Remove from enterprise')
  await door.press('Remove from enterprise')
  await expect(admin.getByText('They are no longer members')).toBeVisible()
})
