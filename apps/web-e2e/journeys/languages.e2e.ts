import { appCenter } from '../drivers/app-center'
import { designer } from '../drivers/designer'
import { expect, signIn, test } from '../drivers/journey'
import { forgetLanguage, languagesPage, markWindow, switchTo } from '../drivers/languages'

const dictionary = '**/napi/lang/json?*'
const purpose = {
  en: 'Bring forms, data and flows together into the applications your team uses every day.',
  'zh-CN': '把表单、数据和流程组织成团队每天使用的应用。',
}

test('the language of an open designer is switched without a reload', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  await appCenter(page).makeBlank('Bilingual')
  await page.getByRole('button', { name: 'New form' }).click()
  const name = page.getByRole('dialog').getByLabel('Form name')
  await name.fill('Notes')
  await name.press('Enter')
  await expect(page).toHaveURL(/\/form-setting\//)
  await designer(page).add('Text', 'Half a na')
  const isTheSame = await markWindow(page)

  await switchTo(page, 'zh-CN')
  await expect(page.getByRole('button', { name: '单行文本', exact: true })).toBeVisible()
  await expect(page.getByLabel('字段名称')).toHaveValue('Half a na')
  await expect(page).toHaveTitle(/^表单/)
  await page.getByLabel('字段名称').fill('Half a name')
  await expect(page.getByText('已保存', { exact: true })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('button', { name: '新建表单' })).toBeVisible()
  expect(await isTheSame()).toBe(true)
  await page.reload()
  await expect(page.getByRole('button', { name: '新建表单' })).toBeVisible()
  await switchTo(page, 'en')
  await expect(page.getByRole('button', { name: 'New form' })).toBeVisible()
  await forgetLanguage(page)
})

test('手机上切换语言，页面不重新加载，其他设备登录后也是所选语言', async ({ visit, open }) => {
  const page = await visit({ loginId: 'safe', language: 'zh-CN', on: 'phone' })
  await expect(page.getByText(purpose['zh-CN'])).toBeVisible()
  const isTheSame = await markWindow(page)
  await switchTo(page, 'en')
  await expect(page.getByText(purpose.en)).toBeVisible()
  await expect(page).toHaveTitle(/^Application center-/)
  expect(await isTheSame()).toBe(true)

  const other = await open('/apps', 'zh-CN')
  await signIn(other, { loginId: 'safe', language: 'zh-CN' })
  await expect(other.getByText(purpose.en)).toBeVisible()
  await switchTo(page, 'zh-CN')
  await forgetLanguage(page)
})

test('without a dictionary the product speaks its own words, and asks six times', async ({
  open,
}) => {
  const page = await open('/maintenance')
  let asked = 0
  await page.route(dictionary, (route) => {
    asked += 1
    return asked % 2 === 0 ? route.abort() : route.fulfill({ status: 200, body: '<html>down' })
  })
  await page.evaluate('localStorage.clear()')
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(6)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await page.evaluate('localStorage.getItem("i18nDict") === null')).toBe(true)
})

test('a hostile dictionary cannot empty, break or script a page', async ({ open }) => {
  const page = await open('/maintenance')
  await page.route(dictionary, (route) =>
    route.fulfill({
      json: {
        code: 200,
        data: {
          version: 'x',
          en: {
            'auth.sign-in': '<img src=x onerror="document.title=\'scripted\'">',
            'auth.password': '',
            'auth.title': { toString: 1 },
            __proto__: 'x',
          },
        },
      },
    }),
  )
  await page.goto('/login')
  const markup = page.getByRole('button', { name: '<img src=x' })
  await expect(markup).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/scripted/)
})

test('a text that the administrator says otherwise shows live in other windows of the space', async ({
  visit,
}) => {
  const [admin, user, chinese] = await Promise.all([
    visit({ loginId: 'admin' }),
    visit({ loginId: 'user' }),
    visit({ loginId: 'audit', language: 'zh-CN' }),
  ])
  const isTheSame = await markWindow(user)
  const page = languagesPage(admin)
  await page.open()
  await page.find('apps.purpose')
  await page.cell('apps.purpose', 'English').click()
  await page.write('Everything we work with <% x %>')
  await expect(admin.getByText('The original has no placeholders')).toBeVisible()
  await page.write('Everything we work with <b>every day</b>.')
  await page.save()
  await expect(user.getByText('Everything we work with <b>every day</b>.')).toBeVisible()
  await expect(chinese.getByText(purpose['zh-CN'])).toBeVisible()
  expect(await isTheSame()).toBe(true)

  await user.reload()
  await expect(user.getByText('Everything we work with <b>every day</b>.')).toBeVisible()
  await expect(admin.getByText('Changed', { exact: true })).toBeVisible()
  await page.cell('apps.purpose', 'English').click()
  await page.reset()
  await expect(user.getByText(purpose.en)).toBeVisible()
})

test('a page that the administrator names otherwise is called so in every window', async ({
  visit,
}) => {
  const [admin, user] = await Promise.all([visit({ loginId: 'admin' }), visit({ loginId: 'user' })])
  const page = languagesPage(admin)
  await page.open()
  await page.find('pages.app-center')
  await page.cell('pages.app-center', 'English').click()
  await page.write('Workplace')
  await page.save()
  await expect(user).toHaveTitle(/^Workplace-/)
  await expect(user.getByRole('link', { name: 'Workplace' })).toBeVisible()
  await page.cell('pages.app-center', 'English').click()
  await page.reset()
  await expect(user).toHaveTitle(/^Application center-/)
})

test('手机上修改一条文字，填错占位符时说明原因', async ({ visit }) => {
  const page = await visit({ loginId: 'admin', language: 'zh-CN', on: 'phone' })
  await page.goto('/saas/languages')
  await page.getByRole('searchbox', { name: '搜索文字' }).fill('apps.form-count')
  await page.getByRole('button', { name: '修改“apps.form-count”的简体中文文字' }).click()
  const text = page.getByRole('textbox', { name: '文字', exact: true })
  await text.fill('张表单')
  await expect(page.getByText('请原样保留这些占位符：count。')).toBeVisible()
  await page.getByRole('button', { name: '插入占位符 count' }).click()
  await expect(page.getByText('张表单3')).toBeVisible()
  await page.getByRole('button', { name: '取消', exact: true }).click()
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth'),
  ).toBe(0)
})
