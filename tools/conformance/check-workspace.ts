import { workspaceRoot } from '../workspace/workspace-root.ts'
import { chineseWriting } from './chinese-writing.ts'
import { codeTexts } from './code-texts.ts'
import { disabledTests } from './disabled-tests.ts'
import { featureEntry } from './feature-entry.ts'
import { fileShape } from './file-shape.ts'
import { libRoot } from './lib-root.ts'
import { listOrder } from './list-order.ts'
import { mapIsFresh } from './map-is-fresh.ts'
import { messageKeys } from './message-keys.ts'
import { messageLanguages } from './message-languages.ts'
import { readme } from './readme.ts'
import { filesUnder } from './workspace-files.ts'

const rules = [
  chineseWriting,
  codeTexts,
  disabledTests,
  featureEntry,
  fileShape,
  libRoot,
  listOrder,
  mapIsFresh,
  messageKeys,
  messageLanguages,
  readme,
]

/** Prints what breaks a house rule; answers whether nothing does. */
export function checkWorkspace(root = workspaceRoot): boolean {
  const files = filesUnder(root)
  const findings = rules.flatMap((rule) =>
    rule.check(files).map((line) => `${line} [${rule.name}]`),
  )
  for (const finding of findings) console.log(finding)
  console.log(`${rules.length} rules, ${files.paths.length} files, ${findings.length} findings`)
  return findings.length === 0
}
