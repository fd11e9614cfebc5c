import 'server-only'

/** Where a map's pictures come from; null draws the plain ground instead. */
export type MapTiles = { url: string; attribution: string }

/**
 * Tiles by configuration: MAP_TILES_URL with `{z} {x} {y}` (and `{s}`), MAP_TILES_ATTRIBUTION as the tiles' licence wants
 * it said. Pages read it at each request and hand it to their map.
 */
export function mapTiles(env: Record<string, string | undefined> = process.env): MapTiles | null {
  const url = env.MAP_TILES_URL ?? ''
  const attribution = env.MAP_TILES_ATTRIBUTION ?? '© OpenStreetMap contributors'
  return /^https?:\/\/.+\{z\}/.test(url) ? { url, attribution } : null
}
