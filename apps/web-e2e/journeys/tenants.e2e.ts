import { containerOf, enterpriseOf, password, signRootIn } from '../drivers/enterprises'
import { expect, signIn, test } from '../drivers/journey'

test('root opens an enterprise, its administrator enters, and is told when it is frozen', async ({
  visit,
  open,
}) => {
  const root = await visit({ loginId: 'root' })
  await root.goto('/platform/enterprises')
  await root.getByRole('button', { name: 'Create enterprise' }).click()
  const dialog = root.getByRole('dialog')
  await dialog.getByLabel(/^Enterprise name/).fill('Tern Logistics')
  await dialog.getByLabel(/^Name/).fill('Ida Tern')
  await dialog.getByLabel(/^Login ID/).fill('ida.tern')
  await dialog.getByRole('button', { name: 'Create enterprise' }).click()
  const link = await dialog.getByLabel('Set-up link').inputValue()

  const admin = await open(link)
  await admin.getByLabel('New password', { exact: true }).fill(password)
  await admin.getByLabel('New password again').fill(password)
  await admin.getByRole('button', { name: 'Set password' }).click()
  await expect(admin.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
  await admin.getByRole('link', { name: 'Sign in' }).last().click()
  await signIn(admin, { loginId: 'ida.tern', password })
  await expect(admin.getByText('No applications yet')).toBeVisible()

  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await root.getByRole('button', { name: 'Freeze', exact: true }).click()
  const asking = root.getByRole('dialog').last()
  await asking.getByLabel(/^Reason/).fill('Unpaid since spring')
  await asking.getByRole('button', { name: 'Freeze' }).click()
  await expect(root.getByText(/Frozen since .*Unpaid since spring/)).toBeVisible()

  await admin.reload()
  await expect(admin.getByRole('heading', { name: 'This enterprise is frozen' })).toBeVisible()
  await expect(admin.getByText(/“Tern Logistics” was frozen by the platform/)).toBeVisible()
})

test('guests of another enterprise look around once root agrees, until they are shown out', async ({
  open,
}) => {
  const root = await open('/login')
  await signRootIn(root)
  const host = await open('/login')
  const guest = await open('/login')
  const grebe = await enterpriseOf(root, host, { name: 'Grebe Docks', loginId: 'grebe.admin' })
  const heron = await enterpriseOf(root, guest, { name: 'Heron Freight', loginId: 'heron.admin' })
  await containerOf(root, 'Quayside', [
    { entId: grebe, admin: host },
    { entId: heron, admin: guest },
  ])

  await host.goto('/console/info')
  await host.getByRole('button', { name: 'Invite an enterprise' }).click()
  const dialog = host.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Enterprise/ }).click()
  await host.getByTitle('Heron Freight').click()
  await dialog.getByLabel(/^Valid until/).fill(inDays(30))
  await dialog.getByLabel(/^Valid until/).press('Enter')
  await dialog.getByLabel(/^Reason/).fill('Shared arrivals')
  await dialog.getByRole('button', { name: 'Send for approval' }).click()
  const given = host.getByRole('table', { name: 'Given by you' })
  await expect(given.getByText('Waiting')).toBeVisible()

  await root.goto('/platform/enterprises?tab=containers')
  await root.getByRole('button', { name: /^Approve “Grebe Docks” invites/ }).click()
  await expect(root.getByText('Approved')).toBeVisible()

  await guest.goto('/console/info')
  await guest.getByRole('link', { name: 'Enter space' }).click()
  await expect(guest.getByText(/only to look: Grebe Docks/)).toBeVisible()
  await expect(guest.getByRole('button', { name: /Create application/ })).toHaveCount(0)

  await given.getByRole('button', { name: 'Revoke' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(given.getByText('Revoked')).toBeVisible()
  await guest.reload()
  await expect(
    guest.getByRole('heading', { name: 'You do not have permission to visit this page' }),
  ).toBeVisible()
})

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
