import { appCenter } from '../drivers/app-center'
import { designer } from '../drivers/designer'
import { expect, test } from '../drivers/journey'

test('a preview window follows the designer that opened it, and only while it is there', async ({
  visit,
}) => {
  const page = await visit({ loginId: 'saas' })
  await appCenter(page).makeBlank('Workshop')
  await page.getByRole('button', { name: 'New form' }).click()
  const name = page.getByRole('dialog').getByLabel('Form name')
  await name.fill('Tools')
  await name.press('Enter')
  const board = designer(page)
  await board.add('Text', 'Serial number')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Preview in a new window' }).click(),
  ])
  await expect(preview.getByText('Follows the designer')).toBeVisible()
  await expect(preview.getByLabel('Serial number')).toBeVisible()

  await board.add('Text', 'Maker')
  await expect(preview.getByLabel('Maker')).toBeVisible()
  await page.reload()
  await expect(board.field('Maker')).toBeVisible()
  await board.add('Text', 'Keeper')
  await expect(preview.getByLabel('Keeper')).toBeVisible()

  await page.close()
  await expect(preview.getByText('Follows the designer')).toBeHidden()
  await expect(preview.getByLabel('Serial number')).toBeVisible()
})

test('手机宽度的预览窗口跟随设计器，设计器关闭后内容仍在', async ({ visit }) => {
  const page = await visit({ loginId: 'saas', language: 'zh-CN' })
  await appCenter(page, 'zh-CN').makeBlank('车间')
  await page.getByRole('button', { name: '新建表单' }).click()
  const name = page.getByRole('dialog').getByLabel('表单名称')
  await name.fill('工具')
  await name.press('Enter')
  await page.getByRole('button', { name: '预览', exact: true }).click()
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: '在新窗口预览' }).click(),
  ])
  await preview.setViewportSize({ width: 390, height: 844 })
  await expect(preview.getByText('正在跟随设计器')).toBeVisible()

  await page.getByRole('button', { name: '单行文本', exact: true }).click()
  await page.getByLabel('字段名称').fill('出厂编号')
  await expect(preview.getByLabel('出厂编号')).toBeVisible()
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()
  await page.close()
  await expect(preview.getByText('正在跟随设计器')).toBeHidden()
  await expect(preview.getByLabel('出厂编号')).toBeVisible()
})
