import './browser-stubs'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { CropPanel } from '@/components/records/media/editor/box-panels'
import {
  type Edit,
  frameSize,
  largestBox,
  mirror,
  toPixels,
  rotate,
  noEdits,
} from '@/components/records/media/editor/edit'
import { toFrame, toOriginal } from '@/components/records/media/editor/transform'
import { applyTone, neutralTone } from '@/components/records/media/editor/tone'
import { renderPage } from './render-page'

const original = { width: 1600, height: 1200 }

function renderCrop() {
  const edits: Edit[] = []
  function Panel() {
    const [edit, setEdit] = useState(noEdits)
    const [ratio, setRatio] = useState<number | null>(null)
    function change(next: Edit) {
      edits.push(next)
      setEdit(next)
    }
    return <CropPanel frame={original} edit={edit} ratio={ratio} onEdit={change} onRatioChange={setRatio} />
  }
  const { user } = renderPage(<Panel />)
  const readSize = () => {
    const { width, height } = toPixels(original, edits.at(-1)?.crop ?? null)
    return { width, height }
  }
  const enter = async (name: string, text: string) => {
    const input = screen.getByRole('spinbutton', { name })
    await user.clear(input)
    await user.type(input, text)
    await user.tab()
  }
  return { user, readSize, enter }
}

describe('keyboard cropping', () => {
  test('applies a typed size', async () => {
    const { readSize, enter } = renderCrop()
    await enter('Width (px)', '801')
    await enter('Height (px)', '333')
    await enter('From left (px)', '799')
    expect(readSize()).toEqual({ width: 801, height: 333 })
    expect(screen.getByText('Result: 801 × 333 pixels')).toBeInTheDocument()
  })

  test("respects the selected aspect ratio and the photo's edges", async () => {
    const { user, readSize, enter } = renderCrop()
    await user.click(screen.getByRole('radio', { name: '16:9' }))
    expect(readSize()).toEqual({ width: 1600, height: 900 })
    await enter('Width (px)', '800')
    expect(readSize()).toEqual({ width: 800, height: 450 })
    await enter('Height (px)', '5000')
    expect(readSize()).toEqual({ width: 1600, height: 900 })
  })

  test('clamps invalid values to the nearest valid ones', async () => {
    const { readSize, enter } = renderCrop()
    await enter('Width (px)', '9999')
    expect(readSize()).toEqual({ width: 1600, height: 1200 })
    await enter('Height (px)', '0')
    expect(readSize()).toEqual({ width: 1600, height: 1 })
  })
})

describe('rotation', () => {
  test('rotates the crop with the image; four quarter turns change nothing', () => {
    const edit = { ...noEdits, crop: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 } }
    const rotated = rotate(edit, 1)
    expect(frameSize(original, rotated)).toEqual({ width: 1200, height: 1600 })
    expect(rotated.crop?.x).toBeCloseTo(0.4)
    const fullTurn = [1, 1, 1].reduce<Edit>((previous) => rotate(previous, 1), rotated)
    expect(fullTurn.quarters).toBe(0)
    expect(toPixels(original, fullTurn.crop)).toEqual(toPixels(original, edit.crop))
  })

  test('rotates a mirrored image in the visible direction', () => {
    const edit = rotate(mirror(noEdits, 'x'), 1)
    // Mirroring moves the top left corner to the top right; the rotation then moves that corner to the bottom right.
    const { x, y } = toFrame(original, edit, { x: 0, y: 0 })
    expect([x, y].map(Math.round)).toEqual([1, 1])
  })

  test('leaves no empty corner after straightening', () => {
    const edit = { ...noEdits, angle: 7.5 }
    const frame = frameSize(original, edit)
    expect(frame.width / frame.height).toBeCloseTo(4 / 3, 2)
    for (const corner of [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })))) {
      const { x, y } = toOriginal(original, edit, corner)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.001)
      expect(Math.max(x, y)).toBeLessThanOrEqual(1.001)
    }
  })

  test('maps frame and original coordinates to each other', () => {
    const edit = { ...rotate(mirror(noEdits, 'y'), -1), angle: -4 }
    const point = toOriginal(original, edit, { x: 0.3, y: 0.8 })
    const back = toFrame(original, edit, point)
    expect(back.x).toBeCloseTo(0.3)
    expect(back.y).toBeCloseTo(0.8)
  })
})

test('centres the largest crop of a fixed aspect ratio', () => {
  expect(toPixels(original, largestBox(original, 1))).toEqual({ x: 200, y: 0, width: 1200, height: 1200 })
})

test('removes colour in black and white, and changes nothing at neutral tone', () => {
  const filtered = new Uint8ClampedArray([200, 40, 10, 255])
  applyTone(filtered, { ...neutralTone, filter: 'mono' })
  expect(new Set(filtered.slice(0, 3)).size).toBe(1)
  const pixel = new Uint8ClampedArray([200, 40, 10, 99])
  applyTone(pixel, neutralTone)
  expect([...pixel]).toEqual([200, 40, 10, 99])
})
