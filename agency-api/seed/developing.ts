import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { gate } from '../media/gate.ts'
import { makeAvatar } from '../media/develop.ts'
import { photograph } from './illustration/render.ts'
import { drawPicture } from './illustration/catalogue.ts'
import { drawPortrait } from './illustration/portrait.ts'
import { type Commission, type Developed, readCommission } from './studio.ts'

/**
 * The other half of studio.ts, a process of its own: SVG is read here alone, never where people's files arrive, and the
 * memory that two hundred pictures take is given back when it ends.
 */
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })

const folder = mkdtempSync(path.join(tmpdir(), 'soleira-studio-'))
const turn = gate(availableParallelism())

process.on('message', (message) => void answer(readCommission(message)))
// Also when the other half was killed: nothing stays behind.
process.on('disconnect', () => process.exit())
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

async function answer(commission: Commission): Promise<void> {
  const developed = await turn(() => develop(commission))
  process.send?.({ id: commission.id, ...developed })
}

async function develop({ id, picture, sitter }: Commission): Promise<Developed> {
  const keep = async (name: string, bytes: Uint8Array) => {
    const file = path.join(folder, `${id}-${name}`)
    await writeFile(file, bytes)
    return file
  }
  if (sitter !== undefined) {
    const drawn = await sharp(Buffer.from(drawPortrait(sitter)))
      .png({ compressionLevel: 1 })
      .toBuffer()
    return { original: await keep('portrait', (await makeAvatar(drawn)).bytes), card: '', blur: '' }
  }
  if (picture === undefined) throw new Error('Nothing to draw')
  const original = await photograph(drawPicture(picture))
  const small = sharp(original).resize(640)
  const [card, blur] = await Promise.all([
    small.clone().webp({ quality: 80, effort: 2 }).toBuffer(),
    small.clone().resize(12).webp({ quality: 20 }).toBuffer(),
  ])
  return {
    original: await keep('original', original),
    card: await keep('card', card),
    blur: `data:image/webp;base64,${blur.toString('base64')}`,
  }
}
