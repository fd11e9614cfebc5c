import { readFileSync } from 'node:fs'
import { decompressionBomb, fileOf, gif, svg, webp } from '../contract/photographs.ts'
import { form } from '../contract/portfolio.ts'
import { Tally } from './fault.ts'
import { foundAgency } from './processes.ts'
import { orphans } from './rules.ts'

/** Resident memory that a refused bomb may cost beyond what the process has anyway; unrefused it is 700 MB. */
const mostGrowth = 250

/** U-1, U-2: pictures of 196 megapixels in 600 KB, all at once, and files of other kinds under a picture's name: refused, nothing kept, memory bounded. */
export async function imageBombs(count: number): Promise<Tally> {
  const tally = new Tally()
  const agency = await foundAgency('SQLite')
  const api = await agency.start()
  const { body } = await agency.ask(api, 'properties.add', { body: form(agency.typeId) })
  const params = { id: Number(body.property_id) }
  const upload = (bytes: Buffer, name: string, type: string) =>
    agency.ask(api, 'properties.uploadMedia', { params, body: { file: fileOf(bytes, name, type) } })
  const resident = (what: 'VmRSS' | 'VmHWM') =>
    Number(
      new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${api.child.pid}/status`, 'utf8'))?.[1],
    ) / 1024
  const before = process.platform === 'linux' ? resident('VmRSS') : 0
  const bomb = await decompressionBomb()
  const bombs = await Promise.all(Array.from({ length: count }, () => upload(bomb, 'vista.png', 'image/png')))
  bombs.forEach(({ status }, n) => tally.hold(`bomb ${n} was told ${status}`, status === 422))
  const disguised = {
    GIF: await gif(),
    WebP: await webp(),
    SVG: svg(),
    HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
    nothing: Buffer.alloc(0),
    PDF: Buffer.from('%PDF-1.7'),
    ZIP: Buffer.from('PK\u0003\u0004'),
    'half a PNG': bomb.subarray(0, 1_000),
  }
  for (const [kind, bytes] of Object.entries(disguised))
    await tally.try(`${kind} named .png`, async () => {
      const { status } = await upload(bytes, 'vista.png', 'image/png')
      return status >= 400 && status < 500 ? null : `was told ${status}`
    })
  const peak = process.platform === 'linux' ? resident('VmHWM') : 0
  tally.hold(`memory grew by ${(peak - before).toFixed(0)} MB`, peak - before < mostGrowth)
  const house = await agency.look()
  const kept = await orphans(house)
  await house.db.destroy()
  tally.hold(`${kept.length} files were kept`, kept.length === 0)
  await agency.close()
  tally.note = `${(bomb.length / 1000).toFixed(0)} KB each; resident ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`
  return tally
}
