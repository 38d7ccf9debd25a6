import type { LensSpace } from '../../domain/prescription/lens-space.ts'
import spaces from './lens-spaces.json' with { type: 'json' }

export type CountedSpace = { readonly name: string; readonly combinations: number; readonly space: LensSpace }

/** The parameter spaces of 114 real products, each with its number of combinations, counted independently. */
export const lensSpaces: readonly CountedSpace[] = spaces as readonly CountedSpace[]

export const spaceOf = (name: string): LensSpace => {
  const result = lensSpaces.find((lens) => lens.name === name)
  if (result === undefined) throw new Error(`No lens called ${name}`)
  return result.space
}
