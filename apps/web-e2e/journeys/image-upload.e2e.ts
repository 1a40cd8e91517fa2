import type { Page } from '@playwright/test'
import { appCenter } from '../drivers/app-center'
import { designer } from '../drivers/designer'
import { expect, test } from '../drivers/journey'

test('a large photo is made smaller before it is sent', async ({ visit }) => {
  const page = await visit({ loginId: 'saas' })
  await appCenter(page).makeBlank('Photos')
  await page.getByRole('button', { name: 'New form' }).click()
  const name = page.getByRole('dialog').getByLabel('Form name')
  await name.fill('Finds')
  await name.press('Enter')
  const board = designer(page)
  await board.add('Attachment', 'Photo')
  await board.publish(1)

  await page.getByRole('button', { name: 'New record' }).first().click()
  const record = page.getByRole('dialog')
  const photo = await takePhoto(page)
  expect(photo.length).toBeGreaterThan(1_000_000)
  const [answer] = await Promise.all([
    page.waitForResponse(/\/sapi\/files\?purpose=attachment/),
    record
      .locator('input[type=file]')
      .setInputFiles({ name: '照片 1.jpg', mimeType: 'image/jpeg', buffer: photo }),
  ])
  const stored = (await answer.json()) as { name: string; type: string; size: number }
  expect(stored).toMatchObject({ name: '照片 1.jpg', type: 'image/jpeg' })
  expect(stored.size).toBeLessThan(photo.length * 0.9)
  await record.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Record added')).toBeVisible()
})

const draw = `
  const canvas = Object.assign(document.createElement('canvas'), { width: 3200, height: 1600 })
  const brush = canvas.getContext('2d')
  const pixels = brush.createImageData(3200, 1600)
  for (let at = 0; at < pixels.data.length; at += 4)
    pixels.data.set([Math.random() * 255, Math.random() * 255, 0, 255], at)
  brush.putImageData(pixels, 0, 0)
  canvas.toDataURL('image/jpeg', 0.95)`

/** A picture of noise, as large as a camera's. */
async function takePhoto(page: Page): Promise<Buffer> {
  const text = await page.evaluate<string>(`{${draw}}`)
  return Buffer.from(text.split(',')[1] ?? '', 'base64')
}
