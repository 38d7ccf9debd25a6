import type { LensSpace } from '../../../../domain/prescription/lens-space.ts'

/** The colours a product is made in, as the maker names them. */
export const madeColours = (space: LensSpace | undefined): readonly string[] =>
  (space?.parameters.color ?? []).filter((colour) => typeof colour === 'string')
