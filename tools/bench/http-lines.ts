import { Agent, request } from 'node:http'

interface Question {
  readonly method: string
  readonly url: string
  readonly cookie: string
  readonly body: unknown
}

/** Asks over connections that stay open, and for answers as they are: the driver of the database packs nothing either. */
export function openLines() {
  const agent = new Agent({ keepAlive: true })
  return {
    ask: ({ method, url, cookie, body }: Question) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const json = body === undefined ? null : JSON.stringify(body)
        const headers = {
          cookie,
          'accept-encoding': 'identity',
          ...(json !== null && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(json),
          }),
        }
        const asked = request(url, { method, agent, headers }, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(parts).toString(),
            }),
          )
        })
        asked.on('error', reject)
        asked.end(json)
      }),
    close: () => agent.destroy(),
  }
}
