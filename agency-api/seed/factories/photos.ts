import { z } from 'zod'
import type { Random } from '../random.ts'

/** Number of images of each exterior scene. Their files are `images/{scene}-{number}`. */
const exteriorCounts = {
  'lisbon-facade': 3,
  'porto-riverside': 3,
  'algarve-villa': 2,
  'alentejo-farm': 2,
  'modern-villa': 3,
  'apartment-block': 6,
  'penthouse-terrace': 3,
  'family-house': 3,
  manor: 2,
  'beach-house': 2,
  'land-plot': 4,
  'office-tower': 4,
  warehouse: 4,
}
const imageCounts = {
  ...exteriorCounts,
  'living-room': 3,
  kitchen: 3,
  'dining-room': 2,
  bedroom: 3,
  bathroom: 2,
  'floor-plan': 2,
}
type Scene = keyof typeof imageCounts

const rooms = [
  ...(['living-room', 'kitchen', 'bedroom', 'bathroom'] as const),
  ...(['dining-room', 'bedroom', 'living-room'] as const),
]

/** Exterior of a property or development. */
export const ExteriorScene = z.literal(Object.keys(exteriorCounts) as (keyof typeof exteriorCounts)[])
export type ExteriorScene = z.infer<typeof ExteriorScene>

/** `image` is the name of a file in `images/`, without extension; `plant` is 1 for a floor plan. */
interface PhotoDraft {
  image: string
  cover: 0 | 1
  plant: 0 | 1
}

/** Assigns each scene's images in turn, so that neighbours in a list differ. */
export function createImagePicker() {
  const used = new Map<Scene, number>()
  return (scene: Scene): string => {
    const turn = used.get(scene) ?? 0
    used.set(scene, turn + 1)
    return `${scene}-${(turn % imageCounts[scene]) + 1}`
  }
}
export type PickImage = ReturnType<typeof createImagePicker>

/**
 * Chooses a record's photos: an exterior as cover, interiors, then sometimes a second exterior, then sometimes
 * a floor plan. Records that aren't residential have only exteriors.
 */
export function choosePhotos(
  random: Random,
  pickImage: PickImage,
  exterior: ExteriorScene,
  isResidential: boolean,
): PhotoDraft[] {
  const photos: PhotoDraft[] = [{ image: pickImage(exterior), cover: 1, plant: 0 }]
  const add = (scene: Scene, plant: 0 | 1 = 0) => photos.push({ image: pickImage(scene), cover: 0, plant })
  if (!isResidential) {
    for (let remaining = random.integer(3, 4); remaining > 0; remaining -= 1) add(exterior)
    return distinct(photos)
  }
  const roomCount = random.pick([3, 3, 3, 4, 4, 5, 7])
  for (const room of rooms.slice(0, roomCount)) add(room)
  if (random.chance(0.25)) add(exterior)
  if (random.chance(0.35)) add('floor-plan', 1)
  return distinct(photos)
}

const distinct = (photos: PhotoDraft[]) =>
  photos.filter(({ image }, index) => photos.findIndex((photo) => photo.image === image) === index)
