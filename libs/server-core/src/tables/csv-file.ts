import Papa from 'papaparse'
import { bareFormula } from './formula-text'
import type { TableFile, TableRow } from './table-file'
import { readText, type TextEncoding } from './text-encoding'

/** Opens comma-, semicolon-, tab- or pipe-separated text; the separator is found by looking. */
export function openCsv(path: string, encoding: TextEncoding): TableFile {
  return { format: 'csv', sheets: ['CSV'], sheet: 'CSV', rows: () => readRows(path, encoding) }
}

async function* readRows(path: string, encoding: TextEncoding): AsyncGenerator<TableRow> {
  const text = readText(path, encoding)
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, {
    delimitersToGuess: [',', '\t', ';', '|'],
    skipEmptyLines: false,
  })
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let row = 0
  try {
    for await (const values of parser as AsyncIterable<string[]>) {
      row += 1
      if (values.some((value) => value !== '')) yield { row, cells: values.map(bareFormula) }
    }
  } finally {
    text.destroy()
  }
}
