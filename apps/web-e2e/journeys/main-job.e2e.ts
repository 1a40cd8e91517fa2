import { appCenter } from '../drivers/app-center'
import { expect, test } from '../drivers/journey'
import { realData } from '../drivers/real-data'
import { recordList } from '../drivers/record-list'

test('a spreadsheet becomes an application that two people work in', async ({ visit }) => {
  const page = await visit({ loginId: 'user' })
  const center = appCenter(page)
  const found = await center.chooseFile(realData('movies.json'))
  await expect(found.getByText('3,201 rows')).toBeVisible()
  await center.makeFromFile('Cinema', '3,201 records imported.')

  const list = recordList(page)
  await list.expectCount('3,201')
  await list.filterByChoice('MPAA Rating', 'R')
  await list.expectCount('1,194')
  await list.sortBy('US Gross', 'descending')
  await expect(list.grid.getByRole('row').nth(1)).toContainText('The Passion of the Christ')

  const other = await visit({ loginId: 'admin' })
  await other.goto(page.url())
  const otherList = recordList(other)
  await expect(otherList.cell('The Matrix Reloaded')).toBeVisible()
  await list.retitle('The Matrix Reloaded', 'The Matrix Rewritten')
  await expect(otherList.cell('The Matrix Rewritten')).toBeVisible()
  await expect(otherList.cell('The Matrix Reloaded')).toBeHidden()

  await list.select(['The Passion of the Christ', 'The Hangover'])
  await list.deleteSelected()
  await list.expectCount('1,192')
  await otherList.expectCount('1,192')
  await list.undo('2 deleted')
  await list.expectCount('1,194')
  await otherList.expectCount('1,194')

  const lines = await list.exportCsv('1,194 exported')
  expect(lines).toHaveLength(1195)
  expect(lines[0]).toContain('Title')
  expect(lines[1]).toContain('The Passion of the Christ')
  expect(lines.some((line) => line.includes('The Matrix Rewritten'))).toBe(true)
})

test('用表格文件创建应用', async ({ visit }) => {
  const page = await visit({ loginId: 'user', language: 'zh-CN' })
  const center = appCenter(page, 'zh-CN')
  const found = await center.chooseFile(realData('airports.csv'))
  await expect(found.getByText('3,376 行数据')).toBeVisible()
  const grid = await center.makeFromFile('机场', '已导入 3,376 条记录。')
  await expect(grid).toBeVisible()
  await expect(page.getByText('共 3,376 条')).toBeVisible()
})
