import { expect, signIn, test } from '../drivers/journey'

const password = 'meadow seven stones'

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
