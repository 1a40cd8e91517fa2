import { askToJoin, doorOf } from '../drivers/joining'
import { expect, signIn, test } from '../drivers/journey'
import { organisationOn } from '../drivers/organisation'

const ola = { name: 'Ola Harvest', loginId: 'ola.harvest', password: 'a quiet orchard at nine' }
const guest = { name: '禾田', loginId: 'he.tian', password: 'a quiet orchard at ten' }

test('people ask to join by a link and are decided about; who leaves hands over, and is invited back', async ({
  visit,
  open,
}) => {
  const admin = await visit({ loginId: 'admin' })
  const door = doorOf(admin)
  const { pathname, search } = new URL(await door.addLink('Harvest'))
  const link = `${pathname}${search}`
  const [page, phone] = await Promise.all([open(link), open(link, 'zh-CN', 'phone')])
  await Promise.all([askToJoin(page, ola), askToJoin(phone, guest, 'zh-CN')])

  await admin.getByRole('tab', { name: /^Requests/ }).click()
  await door.refuse(guest.name, 'The harvest is over')
  await expect(phone.getByText('原因：The harvest is over')).toBeVisible()
  await admin.getByRole('button', { name: `Approve ${ola.name}` }).click()
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
  const left = page
    .getByText('You have left Atrium Demo')
    .or(page.getByLabel('Account', { exact: true }))
  await expect(left.first()).toBeVisible()
  await page.goto('/login')

  await admin.goto('/console/org')
  await organisationOn(admin).inviteKnown(ola.name, ola.loginId)
  await signIn(page, ola)
  await page.getByRole('link', { name: 'Join an enterprise…' }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'Application center' })).toBeVisible()

  await door.act(ola.name, 'Suspend')
  await door.press('Suspend')
  await expect(door.dialog.getByText('Suspended', { exact: true })).toBeVisible()
  await door.act(ola.name, 'Remove from enterprise')
  await door.press('Remove from enterprise')
  await expect(admin.getByText('They are no longer members')).toBeVisible()
})
