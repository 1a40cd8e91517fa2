import { expect, test } from '../drivers/journey'
import { registration } from '../drivers/registration'

test('a stranger registers an enterprise and stands in its empty space', async ({
  open,
  sharedServer,
}) => {
  const page = await open('/register')
  const wizard = registration(page)
  await wizard.enterprise('atrium demo', 'Lin Wei')
  await expect(page.getByText(/An enterprise has this name already/)).toBeVisible()
  await wizard.enterprise('Meadow & Sons', 'Lin Wei')

  await wizard.askForCode('lin@meadow.example')
  await wizard.typeCode('000000')
  await expect(page.getByText('The verification code is not correct.')).toBeVisible()
  await wizard.proveEmail('lin@meadow.example', sharedServer.dataDir)
  await wizard.account('root', 'meadow seven stones')
  await expect(page.getByText('This login ID is taken. Choose another.')).toBeVisible()
  await wizard.account('lin.meadow', 'password1')
  await expect(page.getByText(/This password is too easy to guess/)).toBeVisible()
  await wizard.account('lin.meadow', 'meadow seven stones')

  await expect(page.getByText('lin@meadow.example')).toBeVisible()
  await wizard.register()
  await expect(page.getByText('No applications yet')).toBeVisible()
  await expect(page).toHaveTitle('Application center-Meadow & Sons')
})

test('on a phone, in Chinese, in the dark', async ({ open, sharedServer }) => {
  const page = await open('/register', 'zh-CN', 'phone')
  const wizard = registration(page, 'zh-CN')
  await expect(page.getByText('第 1 步，共 3 步')).toBeVisible()
  await wizard.enterprise('青禾食品有限公司', '林薇')
  await wizard.askForCode('lin@qinghe.example')
  await wizard.proveEmail('lin@qinghe.example', sharedServer.dataDir)
  await wizard.account('qinghe', '春天的第一场雨很安静')
  await wizard.register()
  await expect(page.getByText('还没有应用')).toBeVisible()
  const body = await page.locator('body').boundingBox()
  expect(body?.width).toBe(390)
})
