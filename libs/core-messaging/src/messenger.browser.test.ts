import { afterEach, describe, expect, it } from 'vitest'
import { createMessenger, type Messenger, type MessengerConfig } from './messenger'

const source = new URL('./messenger.ts', import.meta.url).href
const open: { close(): void }[] = []
afterEach(() => {
  for (const thing of open.splice(0)) thing.close()
})

describe('two windows', () => {
  it('hear nothing from each other before they shook hands', async () => {
    const { frame } = await aFrame('frame')
    const here = aMessenger()
    frame.contentWindow!.postMessage(dataFrom('page', 'frame'), window.origin)
    here.messenger.send('too early')
    frame.contentWindow!.messenger!.send('too early')
    await settled(frame)
    expect([here.heard, frame.contentWindow!.heard]).toEqual([[], []])
  })

  it('register each other and tell each other data', async () => {
    const { frame } = await aFrame('frame')
    const here = aMessenger()
    expect(await here.messenger.connect(frame.contentWindow!, { targetId: 'frame' })).toBe('frame')
    expect([here.peers, frame.contentWindow!.peers]).toEqual([['frame'], ['page']])
    here.messenger.send({ draft: '草稿' })
    await expect.poll(() => frame.contentWindow!.heard).toEqual([['page', { draft: '草稿' }]])
    frame.contentWindow!.messenger!.send('thanks')
    await expect.poll(() => here.heard).toEqual([['frame', 'thanks']])
  })

  it('meet when the child shakes first, and when the hand is held out before the child has loaded', async () => {
    const here = aMessenger()
    const { frame } = await aFrame('frame', 'messenger.connect(parent, { targetId: "page" })')
    await expect.poll(() => here.peers).toEqual(['frame'])
    await expect.poll(() => frame.contentWindow!.peers).toEqual(['page'])
    const loading = anEmptyFrame()
    const met = here.messenger.connect(loading.contentWindow!, { targetId: 'late' })
    here.messenger.send('waited', ['late'])
    await fill(loading, 'late')
    expect(await met).toBe('late')
    await expect.poll(() => loading.contentWindow!.heard).toEqual([['page', 'waited']])
    expect(frame.contentWindow!.heard).toEqual([])
  })

  it('may speak as soon as they know of each other', async () => {
    const here = aMessenger({
      onPeers: (ids) => ids.length > 0 && here.messenger.send('welcome'),
    })
    const { frame } = await aFrame('frame', 'messenger.connect(parent, { targetId: "page" })')
    await expect.poll(() => frame.contentWindow!.heard).toEqual([['page', 'welcome']])
  })

  it('do not meet when somebody else is there, or nobody', async () => {
    const { frame } = await aFrame('frame')
    const { messenger, peers } = aMessenger()
    const target = frame.contentWindow!
    expect(await messenger.connect(target, { targetId: 'other', within: 600 })).toBeNull()
    expect(peers).toEqual([])
    const closed = popup()
    closed.close()
    expect(await messenger.connect(closed)).toBeNull()
  })

  it('tell those only that are named', async () => {
    const [one, two] = [await aFrame('one'), await aFrame('two')]
    const { messenger } = aMessenger()
    await messenger.connect(one.frame.contentWindow!)
    await messenger.connect(two.frame.contentWindow!)
    messenger.send('for two', ['two', 'nobody'])
    messenger.send('for all')
    await expect.poll(() => one.frame.contentWindow!.heard).toEqual([['page', 'for all']])
    expect(two.frame.contentWindow!.heard).toEqual([
      ['page', 'for two'],
      ['page', 'for all'],
    ])
  })

  it('keep at most a hundred messages for a window that loads', async () => {
    const here = aMessenger()
    const loading = anEmptyFrame()
    const met = here.messenger.connect(loading.contentWindow!, { targetId: 'late' })
    for (let n = 0; n < 150; n += 1) here.messenger.send(n)
    await fill(loading, 'late')
    await met
    await expect.poll(() => loading.contentWindow!.heard?.length).toBe(100)
    expect(loading.contentWindow!.heard![0]).toEqual(['page', 50])
  })
})

describe('a peer', () => {
  it('is gone after it said good-bye, in its own words or by being removed', async () => {
    const [one, two] = [await aFrame('one'), await aFrame('two')]
    const here = aMessenger()
    await here.messenger.connect(one.frame.contentWindow!)
    await here.messenger.connect(two.frame.contentWindow!)
    one.frame.contentWindow!.messenger!.close()
    await expect.poll(() => here.peers).toEqual(['two'])
    two.frame.remove()
    await expect.poll(() => here.peers).toEqual([])
  })

  it('is gone when its page is left, and is met again as the page that follows', async () => {
    const { frame } = await aFrame('frame')
    const here = aMessenger()
    await here.messenger.connect(frame.contentWindow!)
    await fill(frame, 'frame')
    await expect.poll(() => here.peers).toEqual([])
    expect(await here.messenger.connect(frame.contentWindow!)).toBe('frame')
  })

  it('may be a popup, which meets its opener', async () => {
    const here = aMessenger()
    const child = popup()
    write(child, 'popup', 'messenger.connect(opener, { targetId: "page" })')
    await expect.poll(() => here.peers).toEqual(['popup'])
    here.messenger.send('hello')
    await expect.poll(() => child.heard).toEqual([['page', 'hello']])
    child.close()
    await expect.poll(() => here.peers).toEqual([])
  })
})

describe('a message', () => {
  it('from an origin that is not listed is ignored, in both directions', async () => {
    const here = aMessenger()
    const stranger = document.createElement('iframe')
    stranger.sandbox.add('allow-scripts')
    stranger.srcdoc = `<script>
      parent.postMessage({ type: 'shake', senderId: 'stranger' }, '*')
      parent.postMessage({ type: 'data', senderId: 'stranger', receiverId: 'page', data: 1 }, '*')
      parent.postMessage('sent', '*')
    </script>`
    const sent = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'sent' && resolve(data))
    })
    document.body.append(stranger)
    await sent
    expect(here.peers).toEqual([])
    const options = { origin: 'https://evil.example', within: 300 }
    expect(await here.messenger.connect(stranger.contentWindow!, options)).toBeNull()
    expect(await here.messenger.connect(stranger.contentWindow!, { within: 300 })).toBeNull()
    expect(here.heard).toEqual([])
    stranger.remove()
  })

  it('that is malformed is ignored', async () => {
    const { frame } = await aFrame('frame')
    const here = aMessenger()
    await here.messenger.connect(frame.contentWindow!)
    const hostile = [
      null,
      'shake',
      { type: 'shake' },
      { type: 'data', senderId: 7, receiverId: 'page' },
      { type: 'data', senderId: 'frame', receiverId: 'page', receivers: 'all' },
      { type: 'explode', senderId: 'frame', receiverId: 'page' },
      { type: 'shake', senderId: 'x'.repeat(101) },
      { type: 'data', senderId: 'frame', receiverId: 'somebody else', data: 1 },
      { type: 'shake', senderId: 'page' },
    ]
    frame.contentWindow!.speak!(hostile)
    frame.contentWindow!.messenger!.send('fine')
    await expect.poll(() => here.heard).toEqual([['frame', 'fine']])
    expect(here.peers).toEqual(['frame'])
  })

  it('in the name of another window is ignored', async () => {
    const [one, thief] = [await aFrame('one'), await aFrame('thief')]
    const here = aMessenger()
    await here.messenger.connect(one.frame.contentWindow!)
    thief.frame.contentWindow!.speak!([
      { type: 'shake', senderId: 'one' },
      { type: 'data', senderId: 'one', receiverId: 'page', data: 'stolen' },
      { type: 'disconnect', senderId: 'one', receiverId: 'page' },
      { type: 'reply', senderId: 'thief', receiverId: 'page' },
    ])
    thief.frame.contentWindow!.speak!([{ type: 'shake', senderId: 'thief' }])
    await expect.poll(() => here.peers).toEqual(['one', 'thief'])
    expect(here.heard).toEqual([])
  })
})

interface Child extends Window {
  messenger?: Messenger
  heard?: unknown[][]
  peers?: string[]
  /** Posts to the parent as this window, whatever it is. */
  speak?: (messages: unknown[]) => void
}
type Frame = Omit<HTMLIFrameElement, 'contentWindow'> & { readonly contentWindow: Child | null }

function aMessenger(config: Partial<MessengerConfig> = {}) {
  const heard: unknown[][] = []
  const peers: string[] = []
  const messenger = createMessenger({
    id: 'page',
    onData: (data, from) => heard.push([from, data]),
    onPeers: (ids) => peers.splice(0, peers.length, ...ids),
    ...config,
  })
  open.push(messenger)
  return { messenger, heard, peers }
}

function anEmptyFrame(): Frame {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  open.push({ close: () => frame.remove() })
  return frame as Frame
}

/** A real frame with a messenger of its own. */
async function aFrame(id: string, then = '') {
  const frame = anEmptyFrame()
  await fill(frame, id, then)
  return { frame }
}

async function fill(frame: Frame, id: string, then = ''): Promise<void> {
  const last = frame.contentWindow?.messenger
  frame.srcdoc = pageOf(id, then)
  await expect
    .poll(() => {
      const now = frame.contentWindow?.messenger
      return now !== undefined && now !== last
    })
    .toBe(true)
}

function popup(): Child {
  const child = window.open('about:blank', '', 'width=200,height=200')
  if (!child) throw new Error('the browser opened no window')
  open.push(child)
  return child
}

function write(child: Child, id: string, then: string) {
  child.document.write(pageOf(id, then))
  child.document.close()
}

function pageOf(id: string, then: string): string {
  return `<script type="module">
    import { createMessenger } from ${JSON.stringify(source)}
    window.heard = []
    window.peers = []
    window.speak = (messages) => messages.forEach((one) => parent.postMessage(one, '*'))
    const messenger = createMessenger({
      id: ${JSON.stringify(id)},
      onData: (data, from) => heard.push([from, data]),
      onPeers: (ids) => { window.peers = ids },
    })
    window.messenger = messenger
    ${then}
  </script>`
}

function dataFrom(senderId: string, receiverId: string) {
  return { type: 'data', senderId, receiverId, data: 'too early' }
}

/** What was posted to and from the frame until now has arrived. */
async function settled(frame: Frame): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const passed = new Promise((resolve) => (port1.onmessage = resolve))
  frame.contentWindow!.addEventListener('message', () => port2.postMessage(0), { once: true })
  frame.contentWindow!.postMessage('ping', window.origin)
  await passed
}
