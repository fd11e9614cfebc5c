import 'server-only'

export type MapTiles = { url: string; attribution: string }

/**
 * Reads MAP_TILES_URL, a template with `{z}`, `{x}`, `{y}` and optionally `{s}`, and MAP_TILES_ATTRIBUTION, which the
 * tiles' licence requires. Returns null without an HTTP(S) URL that has `{z}`. Pages read both on each request and pass
 * them to their map.
 */
export function readMapTiles(env: Record<string, string | undefined> = process.env): MapTiles | null {
  const url = env.MAP_TILES_URL ?? ''
  const attribution = env.MAP_TILES_ATTRIBUTION ?? '© OpenStreetMap contributors'
  return /^https?:\/\/.+\{z\}/.test(url) ? { url, attribution } : null
}
