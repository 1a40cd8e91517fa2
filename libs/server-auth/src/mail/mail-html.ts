import type { Locale } from '@atrium/domain-core'

interface Parts {
  readonly locale: Locale
  readonly title: string
  /** The first stands above the code, the rest below it. */
  readonly paragraphs: readonly string[]
  readonly code: string | null
  readonly link: { readonly address: string; readonly text: string } | null
}

/** A plain mail that also reads well where styles are taken away. */
export function mailHtml({ locale, title, paragraphs, code, link }: Parts): string {
  const [first = '', ...rest] = paragraphs
  const soft = 'margin:0 0 12px;color:#667085;font-size:14px'
  return `<!doctype html>
<html lang="${locale}"><body style="margin:0;padding:32px 16px;background:#f4f6f9;font:15px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif;color:#1d2433">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e3e8ef;border-radius:10px">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>
<p style="margin:0 0 16px">${escapeHtml(first)}</p>
${code === null ? '' : `<p style="margin:0 0 20px;padding:16px;border-radius:8px;background:#eef3fb;text-align:center;font:600 28px/1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.3em">${escapeHtml(code)}</p>`}
${link === null ? '' : `<p style="margin:0 0 20px"><a href="${escapeHtml(link.address)}" style="color:#2257c5">${escapeHtml(link.text)}</a></p>`}
${rest.map((text) => `<p style="${soft}">${escapeHtml(text)}</p>`).join('\n')}
</div></body></html>`
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }
  return text.replace(/[&<>"]/g, (sign) => `&${names[sign]};`)
}
