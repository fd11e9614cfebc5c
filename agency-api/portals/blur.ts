import { createHmac } from 'node:crypto'

const metresPerDegree = 111_320
/** What a smaller radius hides is less than a house. */
const leastRadius = 5

/**
 * Another point within the radius, never the true one: by 30 to 90 % of it, in a direction that follows from a secret and
 * the property, so that it stays the same each time it is sent and cannot be averaged or computed back.
 */
export function blurred(
  secret: Buffer,
  id: number,
  { lat, lng, radius }: { lat: number; lng: number; radius: number },
): { lat: number; lng: number } {
  const hash = createHmac('sha256', secret).update(`${id} ${radius}`).digest()
  const angle = (hash.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI
  const metres = Math.max(radius, leastRadius) * (0.3 + 0.6 * (hash.readUInt32BE(4) / 2 ** 32))
  const north = (metres * Math.cos(angle)) / metresPerDegree
  // Towards a pole a degree of longitude shrinks to nothing; nobody sells houses there.
  const east =
    (metres * Math.sin(angle)) / (metresPerDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180)))
  return { lat: round(within(lat + north, 90)), lng: round(within(lng + east, 180)) }
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Turns back at the end of the scale instead of stopping there, where it could meet the true point again. */
const within = (degrees: number, most: number) =>
  Math.abs(degrees) > most ? Math.sign(degrees) * (2 * most - Math.abs(degrees)) : degrees
