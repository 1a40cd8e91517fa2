import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmsGateway } from './sms-gateway'

const got: { headers: IncomingMessage['headers']; body: unknown }[] = []
let status = 200
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const body: unknown = JSON.parse(Buffer.concat(parts).toString())
    got.push({ headers: request.headers, body })
    response.writeHead(status).end()
  })
})
const message = {
  phone: '13812345678',
  locale: 'zh-CN',
  kind: 'verification-code',
  code: '204817',
  minutes: 10,
} as const

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const address = () => `127.0.0.1:${(server.address() as AddressInfo).port}`

describe('a gateway for text messages', () => {
  it('fails when it refuses a message', async () => {
    status = 500
    await expect(createSmsGateway(`http://${address()}/`).send(message)).rejects.toThrow('500')
    status = 200
  })
  it('gets the number and the text in the language of the person, with its own sign-in', async () => {
    await createSmsGateway(`http://us%40er:se%3Acret@${address()}/sms`).send(message)
    expect(got.at(-1)).toMatchObject({
      headers: { authorization: `Basic ${Buffer.from('us@er:se:cret').toString('base64')}` },
      body: {
        phone: '13812345678',
        code: '204817',
        text: expect.stringMatching(/204817.*10 分钟/) as string,
      },
    })
  })
})
