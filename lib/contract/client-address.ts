import { createHmac, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'

/** Header with a browser's address: plain within the dashboard, signed for the API (`address signature`). */
export const clientAddressHeader = 'x-client-address'

export type TrustedProxies = (address: string) => boolean

/** Parses `TRUSTED_PROXIES`: addresses and networks (`10.0.0.0/8`), comma-separated. Throws an Error for other text. */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [address = '', bits, excess] = entry.split('/')
    const family = familyOf(address)
    const maxBits = family === 'ipv6' ? 128 : 32
    const areBitsValid = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)
    if (family === null || !areBitsValid || excess !== undefined)
      throw new Error(`TRUSTED_PROXIES names "${entry}", which is neither an address nor a network`)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const family = familyOf(address)
    return family !== null && list.check(address, family)
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  return version === 0 ? null : version === 6 ? 'ipv6' : 'ipv4'
}

/** Converts `::ffff:192.0.2.1`, as dual-stack sockets report IPv4 peers, to `192.0.2.1`. */
const toIpv4 = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * Returns the client's address. Each proxy appends its peer's address to X-Forwarded-For, so this starts at the
 * socket's peer and reads the entries from the right, up to the first address that isn't a trusted proxy's. The client
 * sent the remaining entries, which are ignored.
 */
export function resolveClientAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  let client = toIpv4(peer)
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const address = toIpv4(hop.trim())
    if (!isTrusted(client) || isIP(address) === 0) break
    client = address
  }
  return client
}

/** Returns the key under which rate limits count a client: its IPv4 address, or the /64 network of its IPv6 address. */
export function toRateLimitKey(address: string): string {
  if (isIP(address) !== 6) return address
  // The URL parser normalises addresses; it doesn't support zones (`%eth0`).
  const canonical = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const mappedIpv4 = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical)
  if (mappedIpv4 !== null) {
    const [high = 0, low = 0] = mappedIpv4.slice(1).map((group) => parseInt(group, 16))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  const [head = [], tail = []] = canonical
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}

/** Returns the value of the header that the dashboard sends to the API. */
export function signClientAddress(secret: string, address: string): string {
  return `${address} ${signatureOf(secret, address)}`
}

/** Returns the address if it was signed with this secret, else null. */
export function verifyClientAddress(secret: string, value: string | undefined): string | null {
  const [address = '', signature = ''] = (value ?? '').split(' ')
  const expected = Buffer.from(signatureOf(secret, address))
  const actual = Buffer.from(signature)
  return isIP(address) !== 0 && actual.length === expected.length && timingSafeEqual(actual, expected)
    ? address
    : null
}

function signatureOf(secret: string, address: string): string {
  return createHmac('sha256', secret).update(`client-address ${address}`).digest('base64url')
}
