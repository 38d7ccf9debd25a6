import { hundredths } from './value-code.ts'

export type Refraction = { readonly sphere: number; readonly cylinder: number; readonly axis: number }

const turned = (axis: number): number => (axis > 90 ? axis - 90 : axis + 90)

/** The same correction with a minus cylinder, the only kind lenses are made in; a minus cylinder stays as it is. */
export const transposePlusCylinder = (refraction: Refraction): Refraction => {
  const { sphere, cylinder, axis } = refraction
  if (cylinder <= 0) return refraction
  return { sphere: (hundredths(sphere) + hundredths(cylinder)) / 100, cylinder: -cylinder, axis: turned(axis) }
}
