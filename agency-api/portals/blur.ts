import { createHmac } from 'node:crypto'

const metresPerDegree = 111_320
/** A smaller radius hides less than one building. */
const minRadiusMetres = 5

/**
 * Returns a point 30 to 90 % of the radius away from the true one; a secret, the property and the radius determine the
 * offset. It is always the same, so averaging several responses doesn't reveal the true point.
 */
export function blurLocation(
  secret: Buffer,
  id: number,
  { lat, lng, radius }: { lat: number; lng: number; radius: number },
): { lat: number; lng: number } {
  const hash = createHmac('sha256', secret).update(`${id} ${radius}`).digest()
  const angle = (hash.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI
  const metres = Math.max(radius, minRadiusMetres) * (0.3 + 0.6 * (hash.readUInt32BE(4) / 2 ** 32))
  const north = (metres * Math.cos(angle)) / metresPerDegree
  // A degree of longitude shrinks to nothing towards the poles; no property is there.
  const east =
    (metres * Math.sin(angle)) / (metresPerDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180)))
  return {
    lat: roundDegrees(mirrorDegrees(lat + north, 90)),
    lng: roundDegrees(mirrorDegrees(lng + east, 180)),
  }
}

const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Mirrors at the end of the range; clamping could return the true point. */
const mirrorDegrees = (degrees: number, max: number) =>
  Math.abs(degrees) > max ? Math.sign(degrees) * (2 * max - Math.abs(degrees)) : degrees
