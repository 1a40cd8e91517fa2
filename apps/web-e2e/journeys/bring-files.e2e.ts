import { readFileSync } from 'node:fs'
import { appCenter } from '../drivers/app-center'
import { importWizard } from '../drivers/import-wizard'
import { expect, test } from '../drivers/journey'
import { realData } from '../drivers/real-data'
import { recordList } from '../drivers/record-list'

const [header = '', ...airports] = readFileSync(realData('airports.csv'), 'utf8').split('\n')

function csvOf(lines: readonly string[]) {
  return {
    name: 'airports.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...lines].join('\n')),
  }
}

test('what is no table is refused in plain words, and the next file is taken', async ({
  visit,
}) => {
  const page = await visit({ loginId: 'user' })
  const center = appCenter(page)
  const dialog = await center.chooseFile(realData('gimp.png'))
  await expect(dialog.getByText('"gimp.png" is not supported.')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'report.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(realData('gimp.png')),
  })
  await expect(dialog.getByText('does not match its extension xlsx.')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(csvOf(airports.slice(0, 5)))
  await expect(dialog.getByText('imports 5 rows.')).toBeVisible()
})

test('a file with a broken row is imported without it, and says why', async ({ visit }) => {
  const page = await visit({ loginId: 'user' })
  const center = appCenter(page)
  await center.chooseFile(csvOf(airports.slice(0, 20)))
  await center.makeFromFile('Airfields', '20 records imported.')

  const broken = airports[30]?.replace(/,[\d.]+,/, ',far north,') ?? ''
  const wizard = importWizard(page)
  await wizard.chooseFile(csvOf([...airports.slice(20, 30), broken]))
  await wizard.check()
  await expect(page.getByRole('cell', { name: 'far north' })).toBeVisible()
  await expect(page.getByText('This is not a number.')).toBeVisible()
  expect(await wizard.errorFile()).toContain('far north')
  await wizard.run()
  await recordList(page).expectCount('30')
})
