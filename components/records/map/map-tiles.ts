import 'server-only'

export type MapTiles = { url: string; attribution: string }

/**
 * Reads the configuration: MAP_TILES_URL with `{z} {x} {y}` (and `{s}`), MAP_TILES_ATTRIBUTION as the tiles' licence
 * requires. Pages read it per request and pass it to their map.
 */
export function mapTiles(env: Record<string, string | undefined> = process.env): MapTiles | null {
  const url = env.MAP_TILES_URL ?? ''
  const attribution = env.MAP_TILES_ATTRIBUTION ?? '© OpenStreetMap contributors'
  return /^https?:\/\/.+\{z\}/.test(url) ? { url, attribution } : null
}
