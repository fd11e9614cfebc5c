import {
  exteriors,
  type ExteriorKind,
  type InteriorKind,
  type Picture,
  type SceneKind,
} from '../illustration/catalogue.ts'
import type { Hour } from '../illustration/light.ts'
import type { Random } from '../random.ts'

export interface Shot extends Picture {
  cover: boolean
  plant: boolean
}

/** How many pictures of a scene there are; rooms are shared by more records than fronts are. */
const variants: Record<SceneKind, number> = {
  lisbonFacade: 9,
  portoRiverside: 6,
  algarveVilla: 6,
  alentejoFarm: 5,
  modernVilla: 7,
  apartmentBlock: 8,
  penthouseTerrace: 6,
  familyHouse: 8,
  manor: 5,
  beachHouse: 4,
  vineyard: 3,
  landPlot: 5,
  shopFront: 4,
  officeTower: 4,
  warehouse: 4,
  livingRoom: 7,
  kitchen: 5,
  diningRoom: 4,
  bedroom: 7,
  bathroom: 4,
  floorPlan: 4,
  lisbonView: 1,
  portoView: 1,
  aveiroView: 1,
  algarveCliffs: 1,
  cascaisBay: 1,
  comportaFields: 1,
  evoraTemple: 1,
  oeirasCoast: 1,
  sintraPalace: 1,
}
const outside: readonly Hour[] = [
  'morning',
  'golden',
  'noon',
  'dusk',
  'dawn',
  'morning',
  'golden',
  'blue',
  'noon',
]
const inside: readonly Hour[] = ['morning', 'golden', 'noon', 'dawn']

/** Hands out pictures so that neighbours in a list differ: each scene's variants come round in turn. */
export function createAlbum() {
  const used = new Map<SceneKind, number>()
  return (scene: SceneKind): Picture => {
    const turn = used.get(scene) ?? 0
    used.set(scene, turn + 1)
    const variant = turn % variants[scene]
    const hours = scene in exteriors ? outside : inside
    return { scene, variant, hour: hours[variant % hours.length] ?? 'morning' }
  }
}
export type Album = ReturnType<typeof createAlbum>

const rooms: readonly InteriorKind[] = [
  'livingRoom',
  'kitchen',
  'bedroom',
  'bathroom',
  'diningRoom',
  'bedroom',
  'livingRoom',
]

/** The photographs of one record: a cover from outside, rooms, sometimes a second front and a floor plan last. */
export function chooseShots(random: Random, album: Album, front: ExteriorKind, lived: boolean): Shot[] {
  const shots: Shot[] = [{ ...album(front), cover: true, plant: false }]
  const add = (scene: SceneKind, plant = false) => shots.push({ ...album(scene), cover: false, plant })
  if (!lived) {
    for (let more = random.whole(3, 4); more > 0; more -= 1) add(front)
    return distinct(shots)
  }
  const amount = random.pick([3, 3, 3, 4, 4, 5, 7])
  for (const room of rooms.slice(0, amount)) add(room)
  if (random.chance(0.25)) add(front)
  if (random.chance(0.35)) add('floorPlan', true)
  return distinct(shots)
}

function distinct(shots: Shot[]): Shot[] {
  const seen = new Set<string>()
  return shots.filter(({ scene, variant }) => {
    const name = `${scene}-${variant}`
    const first = !seen.has(name)
    seen.add(name)
    return first
  })
}
