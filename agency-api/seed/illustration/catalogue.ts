import { alentejoFarm } from './exteriors/alentejo-farm.ts'
import { algarveVilla } from './exteriors/algarve-villa.ts'
import { apartmentBlock } from './exteriors/apartment-block.ts'
import { beachHouse } from './exteriors/beach-house.ts'
import { officeTower, shopFront, warehouse } from './exteriors/commercial.ts'
import { landPlot, vineyard } from './exteriors/countryside.ts'
import { familyHouse } from './exteriors/family-house.ts'
import { lisbonFacade } from './exteriors/lisbon-facade.ts'
import { manor } from './exteriors/manor.ts'
import { modernVilla } from './exteriors/modern-villa.ts'
import { penthouseTerrace } from './exteriors/penthouse-terrace.ts'
import { portoRiverside } from './exteriors/porto-riverside.ts'
import { floorPlan } from './floor-plan.ts'
import { bathroom } from './interiors/bathroom.ts'
import { bedroom } from './interiors/bedroom.ts'
import { diningRoom } from './interiors/dining-room.ts'
import { kitchen } from './interiors/kitchen.ts'
import { livingRoom } from './interiors/living-room.ts'
import type { Hour } from './light.ts'
import { aveiroView, lisbonView, portoView } from './places/cities.ts'
import { algarveCliffs, cascaisBay, comportaFields } from './places/coast.ts'
import { evoraTemple, oeirasCoast, sintraPalace } from './places/hills.ts'
import { drawScene, type Scene } from './scene.ts'

export const exteriors = {
  lisbonFacade,
  portoRiverside,
  algarveVilla,
  alentejoFarm,
  modernVilla,
  apartmentBlock,
  penthouseTerrace,
  familyHouse,
  manor,
  beachHouse,
  vineyard,
  landPlot,
  shopFront,
  officeTower,
  warehouse,
}
export const interiors = { livingRoom, kitchen, diningRoom, bedroom, bathroom }
const places = {
  lisbonView,
  portoView,
  aveiroView,
  algarveCliffs,
  cascaisBay,
  comportaFields,
  evoraTemple,
  oeirasCoast,
  sintraPalace,
}
const scenes = { ...exteriors, ...interiors, ...places, floorPlan } satisfies Record<string, Scene>

export type ExteriorKind = keyof typeof exteriors
export type InteriorKind = keyof typeof interiors
export type PlaceKind = keyof typeof places
export type SceneKind = keyof typeof scenes

/** One picture by name: the same scene, hour and variant give the same bytes, so records may share it. */
export interface Picture {
  scene: SceneKind
  hour: Hour
  variant: number
}

export const pictureName = ({ scene, hour, variant }: Picture) => `${scene}-${hour}-${variant}`

export function drawPicture({ scene, hour, variant }: Picture): string {
  return drawScene(scenes[scene], 1000 + variant * 7919, hour)
}
