import type { PropertyCard } from '#contract/property.ts'
import { type Problem, recordProblems } from '@/components/records/problems/record-problems'

/** Returns all problems except a missing agent: cards and rows show "No agent" in its place. */
export const propertyProblems = ({ id, cover, lat, price, missing, energy }: PropertyCard): Problem[] =>
  recordProblems(`/properties/edit/${id}`, { cover, location: lat, price, missing, energy })
