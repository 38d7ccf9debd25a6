import { mapPath } from './map-path.ts'
import type { Point } from './map-path.ts'

const OUTER = [0.052, 0.157, 0.264, 0.374, 0.489, 0.61, 0.742, 0.887, 1.054, 1.258, 1.534, 2.037]
/** The quantiles 1/48, 3/48 … 47/48 of the normal distribution: the distance of each layer from the edge, in standard deviations. */
const QUANTILES = [...OUTER.toReversed().map((far) => -far), ...OUTER]

const frameOf = (path: string): { readonly centre: Point; readonly half: Point } => {
  const xs: number[] = []
  const ys: number[] = []
  mapPath(path, (x, y) => {
    xs.push(x)
    ys.push(y)
    return [x, y]
  })
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { centre: [(left + right) / 2, (top + bottom) / 2], half: [Math.max(1, (right - left) / 2), Math.max(1, (bottom - top) / 2)] }
}

const grown = (half: number, by: number): number => Math.max(0.04, 1 + by / half)

/**
 * A path with a soft edge, as a stack of layers. A blur filter looks the same and takes the renderer ten times as long; shadows are
 * simple enough to be scaled about their centre instead.
 */
export const softLayers = (path: string, blur: number, opacity: number): { readonly paths: readonly string[]; readonly each: number } => {
  const { centre: [x, y], half: [wide, tall] } = frameOf(path)
  return {
    paths: QUANTILES.toReversed().map((quantile) => {
      const [sx, sy] = [grown(wide, quantile * blur), grown(tall, quantile * blur)]
      return mapPath(path, (px, py) => [x + (px - x) * sx, y + (py - y) * sy])
    }),
    each: 1 - (1 - opacity) ** (1 / QUANTILES.length),
  }
}
