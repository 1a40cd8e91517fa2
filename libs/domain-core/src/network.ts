import { z } from 'zod'

/** A range of addresses; an address alone is a range of one. */
interface Network {
  readonly version: 4 | 6
  readonly first: bigint
  readonly last: bigint
}

interface Address {
  readonly version: 4 | 6
  readonly bits: bigint
}

const widths = { 4: 32, 6: 128 } as const

/** An address or a range such as `10.0.0.0/8` or `2001:db8::/32`, as a person types it. */
export const networkSchema = z
  .string()
  .trim()
  .max(64)
  .refine((text) => networkOf(text) !== null, 'network-malformed')

/** True when the address lies in one of the networks; one that cannot be read lies in none. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const at = addressOf(address)
  if (!at) return false
  return networks.some((text) => {
    const network = networkOf(text)
    return network?.version === at.version && network.first <= at.bits && at.bits <= network.last
  })
}

function networkOf(text: string): Network | null {
  const [, base = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  const address = addressOf(base)
  if (!address) return null
  const width = widths[address.version]
  const written = base.includes(':') ? widths[6] : width
  const prefix = length === undefined ? width : Number(length) - (written - width)
  if (prefix < 0 || prefix > width) return null
  const span = 1n << BigInt(width - prefix)
  const first = (address.bits / span) * span
  return { version: address.version, first, last: first + span - 1n }
}

/** An IPv4 address inside an IPv6 one is the IPv4 address: which of them a server sees is chance. */
function addressOf(text: string): Address | null {
  const bare = text.trim().replace(/%[\w.-]+$/, '')
  if (!bare.includes(':')) return v4(bare)
  const bits = bitsOfV6(bare)
  if (bits === null) return null
  return bits >> 32n === 0xffffn ? { version: 4, bits: bits & 0xffffffffn } : { version: 6, bits }
}

function v4(text: string): Address | null {
  const bits = bitsOfV4(text)
  return bits === null ? null : { version: 4, bits }
}

function bitsOfV4(text: string): bigint | null {
  const parts = text.split('.')
  if (parts.length !== 4) return null
  // A leading zero means octal to some readers.
  if (!parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return null
  return parts.reduce((bits, part) => (bits << 8n) | BigInt(part), 0n)
}

function bitsOfV6(text: string): bigint | null {
  const halves = text.split('::')
  if (halves.length > 2) return null
  const [head, tail] = halves.map(groupsOf)
  if (!head || (halves.length === 2 && !tail)) return null
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (tail ? missing < 1 : missing !== 0) return null
  const groups = [...head, ...Array.from({ length: missing }, () => 0n), ...(tail ?? [])]
  return groups.reduce((bits, group) => (bits << 16n) | group, 0n)
}

/** Null when one of them is none. */
function groupsOf(half: string): bigint[] | null {
  if (half === '') return []
  const parts = half.split(':')
  const last = parts.at(-1) ?? ''
  const ending = last.includes('.') ? bitsOfV4(last) : undefined
  if (ending === null) return null
  const plain = ending === undefined ? parts : parts.slice(0, -1)
  if (!plain.every((part) => /^[\da-f]{1,4}$/i.test(part))) return null
  const groups = plain.map((part) => BigInt(`0x${part}`))
  return ending === undefined ? groups : [...groups, ending >> 16n, ending & 0xffffn]
}
