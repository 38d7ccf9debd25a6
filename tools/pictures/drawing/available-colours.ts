import type { LensSpace } from '../../../domain/prescription/lens-space.ts'

/** The colours of a product, with the manufacturer's names. */
export const availableColours = (space: LensSpace | undefined): readonly string[] =>
  (space?.parameters.color ?? []).filter((colour) => typeof colour === 'string')
