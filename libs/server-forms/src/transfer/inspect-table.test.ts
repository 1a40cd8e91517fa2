import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { openTableFile } from '@atrium/server-core'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectTable } from './inspect-table'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-table-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

async function inspect(name: string, content: string | Uint8Array) {
  return inspectTable(name, await openTableFile(await file(name, content)))
}

const data = (name: string) => join(process.cwd(), 'node_modules/vega-datasets/data', name)

describe('a hostile file', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['empty.csv', '', 'import-empty'],
    ['blank.csv', '\n\n,,\n', 'import-empty'],
    ['binary.csv', new Uint8Array([0, 1, 2, 3, 0, 255]), 'import-unreadable'],
    ['cut.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'import-unreadable'],
    ['scalars.json', '[1, 2, 3]', 'import-unreadable'],
    ['broken.json', '[{"a": 1}, {"a":', 'import-unreadable'],
    [
      'wide.csv',
      Array.from({ length: 200 }, (_, at) => `c${at}`).join(','),
      'import-too-many-columns',
    ],
  ])('%s is refused', async (name, content, code) => {
    await expect(inspect(name, content)).rejects.toMatchObject({ name: 'UnreadableTable', code })
  })

  it('is refused when it would unpack to gigabytes', async () => {
    await expect(
      inspect('bomb.xlsx', zipOf('xl/worksheets/sheet1.xml', 600)),
    ).rejects.toMatchObject({
      code: 'import-expands-too-much',
    })
  })

  it('is refused when the sheet asked for is not there', async () => {
    const path = await file(
      'two.xlsx',
      await writeXlsx({ sheets: [{ name: 'One', rows: [['a'], [1]] }] }),
    )
    await expect(openTableFile(path, 'Two')).rejects.toMatchObject({ code: 'import-sheet-missing' })
  })
})

describe('a file to import', () => {
  it('is read by its bytes, whatever its name says', async () => {
    expect(await inspect('really-csv.xlsx', 'a,b\n1,2\n')).toMatchObject({
      format: 'csv',
      rowCount: 1,
    })
  })

  it('may be in the encoding of Chinese Excel', async () => {
    const gbk = Buffer.from([
      0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb3, 0xc7, 0xca, 0xd0, 0x0a, 0xd5, 0xc5, 0xc8, 0xfd, 0x2c,
      0xb1, 0xb1, 0xbe, 0xa9, 0x0a,
    ])
    const found = await inspect('gbk.csv', gbk)
    expect(found.columns.map((column) => column.name)).toEqual(['姓名', '城市'])
    expect(found.columns[1]?.samples).toEqual(['北京'])
  })

  it('may have titles and merged cells above its header', async () => {
    const found = await inspect(
      'titled.csv',
      'Report 2026,,\n,,\nName,Amount,Day\nA,1,2026-01-02\nB,2,2026-01-03\n',
    )
    expect(found.headerRow).toBe(3)
    expect(found.columns.map((column) => column.kind)).toEqual(['text', 'number', 'date'])
    expect(found.rowCount).toBe(2)
  })

  it('names blank and repeated columns', async () => {
    const found = await inspect('names.csv', 'x,,x\n1,2,3\n')
    expect(found.columns.map((column) => column.name)).toEqual(['x', 'B', 'x (2)'])
    expect(found.notes).toEqual(['header-blank', 'header-repeated'])
  })

  it('brings typed cells from a workbook, and formulas as text never run', async () => {
    const rows = [
      ['Day', 'Moment', 'Price', 'Formula', 'Flag'],
      [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T10:30:00Z'), 9.5, '=1+1', true],
    ]
    const table = await openTableFile(
      await file('typed.xlsx', await writeXlsx({ sheets: [{ name: '表', rows }] })),
    )
    const read = []
    for await (const row of table.rows()) read.push(row)
    expect(read[1]?.cells).toEqual(['2026-03-01', '2026-03-01T10:30:00', 9.5, '=1+1', true])
  })

  it('is understood when nobody here made it', async () => {
    const movies = await inspectTable('movies', await openTableFile(data('movies.json')))
    expect(movies.rowCount).toBe(3201)
    const kinds = Object.fromEntries(movies.columns.map((column) => [column.name, column.kind]))
    expect(kinds).toMatchObject({
      'US Gross': 'number',
      'Release Date': 'date',
      'MPAA Rating': 'single-select',
      'Major Genre': 'single-select',
      Director: 'text',
    })
    const airports = await inspectTable('airports', await openTableFile(data('airports.csv')))
    expect(airports.columns.map((column) => column.kind).slice(3)).toEqual([
      'text',
      'single-select',
      'number',
      'number',
    ])
    const weather = await inspectTable('weather', await openTableFile(data('seattle-weather.csv')))
    expect(weather.columns.map((column) => [column.name, column.kind])).toContainEqual([
      'weather',
      'single-select',
    ])
  })
})

/** A zip of one file of `megabytes` zeros, as a bomb is made. */
function zipOf(name: string, megabytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 })
  const title = Buffer.from(name)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(megabytes * 1024 * 1024, 22)
  local.writeUInt16LE(title.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(megabytes * 1024 * 1024, 24)
  central.writeUInt16LE(title.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + title.length, 12)
  end.writeUInt32LE(30 + title.length + packed.length, 16)
  return Buffer.concat([local, title, packed, central, title, end])
}
