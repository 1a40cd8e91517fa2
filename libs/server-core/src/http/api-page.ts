import type { FastifyInstance } from 'fastify'
import { apiPageScript } from './api-page-script'
import { apiPageStyle } from './api-page-style'

const page = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atrium API</title>
<link rel="stylesheet" href="docs/page.css">
<script type="module" src="docs/page.js"></script>
</head>
<body>
<header><h1>Atrium API</h1>
<input id="search" type="search" autocomplete="off"><button id="language" type="button"></button></header>
<div id="frame"><nav id="areas"></nav><main id="calls" tabindex="-1"></main></div>
</body>
</html>`

/** `/sapi/openapi.json`, and a page to read it that needs nothing from elsewhere. */
export function mountApiPage(app: FastifyInstance, description: unknown): void {
  const json = JSON.stringify(description)
  const answer = (path: string, type: string, text: string) =>
    app.get(path, (_, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    )
  answer('/sapi/openapi.json', 'application/json', json)
  answer('/sapi/docs', 'text/html', page)
  answer('/sapi/docs/page.css', 'text/css', apiPageStyle)
  answer('/sapi/docs/page.js', 'text/javascript', apiPageScript)
}
