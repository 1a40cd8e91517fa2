import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { Findings, singleOf } from './attribution.mjs'

export async function batch(taskGraph, _options, _overrides, context) {
  const findings = new Findings(taskGraph, context)
  const oxlint = join(context.root, 'node_modules/oxlint/bin/oxlint')
  const out = spawnSync(
    process.execPath,
    [oxlint, '--type-aware', '--quiet', '-f', 'json', ...findings.roots.values()],
    { cwd: context.root, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  for (const diagnostic of diagnosticsOf(out, findings)) {
    const file = relative(context.root, join(context.root, diagnostic.filename))
    const at = diagnostic.labels?.[0]?.span
    const place = at ? `:${at.line}:${at.column}` : ''
    findings.add(
      findings.taskOf(file),
      `${file}${place} ${diagnostic.message} [${diagnostic.code}]`,
    )
  }
  if (out.status !== 0 && findings.isEmpty)
    findings.add(undefined, `oxlint exited ${out.status}: ${out.stderr}${out.error ?? ''}`)
  return findings.results()
}

export const single = singleOf(batch)

function diagnosticsOf(out, findings) {
  try {
    return JSON.parse(out.stdout).diagnostics
  } catch {
    findings.add(undefined, `oxlint gave no report: ${out.stdout}${out.stderr}${out.error ?? ''}`)
    return []
  }
}
