import type { Random } from '../random.ts'

/**
 * Number of pictures of each scene in `images/`, as `{scene}-{number}`; interiors are shared by more records than
 * fronts.
 */
const amounts = {
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
  'living-room': 3,
  kitchen: 3,
  'dining-room': 2,
  bedroom: 3,
  bathroom: 2,
  'floor-plan': 2,
}
type Scene = keyof typeof amounts

const rooms = [
  'living-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'dining-room',
  'bedroom',
  'living-room',
] as const

/** Exterior of a property or development. */
export type Front = Exclude<Scene, (typeof rooms)[number] | 'floor-plan'>

export interface Shot {
  /** Name of a picture in `images/`. */
  picture: string
  cover: boolean
  plant: boolean
}

/** Assigns each scene's pictures in turn, so that neighbours in a list differ. */
export function createAlbum() {
  const used = new Map<Scene, number>()
  return (scene: Scene): string => {
    const turn = used.get(scene) ?? 0
    used.set(scene, turn + 1)
    return `${scene}-${(turn % amounts[scene]) + 1}`
  }
}
export type Album = ReturnType<typeof createAlbum>

/** Chooses the photos of one record: an exterior as cover, interiors, sometimes a second exterior and a floor plan last. */
export function chooseShots(random: Random, album: Album, front: Front, lived: boolean): Shot[] {
  const shots: Shot[] = [{ picture: album(front), cover: true, plant: false }]
  const add = (scene: Scene, plant = false) => shots.push({ picture: album(scene), cover: false, plant })
  if (!lived) {
    for (let more = random.whole(3, 4); more > 0; more -= 1) add(front)
    return distinct(shots)
  }
  const amount = random.pick([3, 3, 3, 4, 4, 5, 7])
  for (const room of rooms.slice(0, amount)) add(room)
  if (random.chance(0.25)) add(front)
  if (random.chance(0.35)) add('floor-plan', true)
  return distinct(shots)
}

const distinct = (shots: Shot[]) =>
  shots.filter(({ picture }, index) => shots.findIndex((shot) => shot.picture === picture) === index)
