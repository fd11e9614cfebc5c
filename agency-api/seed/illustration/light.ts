import { mix } from './colour.ts'
import type { Random } from '../random.ts'

/** The light of one hour: what the sky looks like and how it colours everything under it. */
export interface Light {
  sky: readonly [string, string, string, string]
  sun: string
  /** How strongly the sun's side glows, 0 to 1. */
  warmth: number
  ambient: string
  /** How far the ambient colour takes over, 0 to 1. */
  depth: number
  /** Lamps are on. */
  evening: boolean
  /** The sun stands at the left (-1) or at the right (1). */
  side: -1 | 1
}

export type Hour = 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'blue'

const hours: Record<Hour, Omit<Light, 'side'>> = {
  dawn: {
    sky: ['#6f8fb8', '#c3b9cc', '#f4cdb2', '#fbe6cb'],
    sun: '#ffdcae',
    warmth: 0.4,
    ambient: '#b98f8a',
    depth: 0.14,
    evening: false,
  },
  morning: {
    sky: ['#5f9fd3', '#9fcae8', '#dcebee', '#fbf1de'],
    sun: '#fff0cf',
    warmth: 0.3,
    ambient: '#fff2d8',
    depth: 0.06,
    evening: false,
  },
  noon: {
    sky: ['#3a87c8', '#74b3e0', '#b9dbee', '#e6f1f1'],
    sun: '#fffbe8',
    warmth: 0.22,
    ambient: '#fffdf0',
    depth: 0.04,
    evening: false,
  },
  golden: {
    sky: ['#5d87b6', '#a9b4c4', '#efc694', '#fadcaa'],
    sun: '#ffd08a',
    warmth: 0.5,
    ambient: '#e08f45',
    depth: 0.17,
    evening: false,
  },
  dusk: {
    sky: ['#34406f', '#77628f', '#d98873', '#f8bd86'],
    sun: '#ffb077',
    warmth: 0.42,
    ambient: '#4a3560',
    depth: 0.34,
    evening: true,
  },
  blue: {
    sky: ['#1a2a4d', '#33497a', '#7375a3', '#dca28d'],
    sun: '#e9a98e',
    warmth: 0.22,
    ambient: '#25305c',
    depth: 0.48,
    evening: true,
  },
}

export function lightAt(hour: Hour, random: Random): Light {
  return { ...hours[hour], side: random.chance(0.5) ? -1 : 1 }
}

export const toneOf = (light: Light) => (colour: string) => mix(colour, light.ambient, light.depth)
