import { signIn } from '../drivers/journey'
import { expect, test } from '../drivers/own-server'

test.use({
  environment: { NODE_ENV: 'production', ATRIUM_DEMO_PASSWORD: '', LOG_LEVEL: 'info' },
})

test('a production start is root’s alone, who chooses a password by a link, once', async ({
  open,
  server,
}) => {
  const link = /http:\/\/\S+\/forgot-password\?token=[\w-]+/
  await expect.poll(() => server.said()).toMatch(link)
  expect(server.said()).not.toMatch(/passwords of the demo|\bsaas\s/)
  const [address = ''] = link.exec(server.said()) ?? []
  const page = await open(address)
  await expect(page.getByRole('heading', { name: 'Welcome to Atrium' })).toBeVisible()
  await expect(page.getByText(/platform operator, root/)).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('seven green meadows')
  await page.getByLabel('New password again').fill('seven green meadows')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).last().click()
  await signIn(page, { loginId: 'root', password: 'seven green meadows' })
  await expect(page).toHaveURL(/\/apps$/)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()

  const before = server.said().length
  await server.kill()
  await server.start()
  await expect.poll(() => server.said().slice(before)).toContain('Atrium is ready')
  expect(server.said().slice(before)).not.toMatch(link)
  expect(server.said()).not.toContain('seven green meadows')
})
