import type { Point } from './map-path.ts'

/** Handle length of a quarter circle drawn as one curve. */
const KAPPA = 0.5523

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  polygon([[x, y], [x + width, y], [x + width, y + height], [x, y + height]])

export const ellipse = (x: number, y: number, rx: number, ry: number = rx): string => {
  const [hx, hy] = [rx * KAPPA, ry * KAPPA]
  return `M${x - rx} ${y}C${x - rx} ${y - hy} ${x - hx} ${y - ry} ${x} ${y - ry}` +
    `C${x + hx} ${y - ry} ${x + rx} ${y - hy} ${x + rx} ${y}C${x + rx} ${y + hy} ${x + hx} ${y + ry} ${x} ${y + ry}` +
    `C${x - hx} ${y + ry} ${x - rx} ${y + hy} ${x - rx} ${y}Z`
}

/** A ring; its hole runs the other way so that either fill rule leaves it open. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  ellipse(x, y, outer) + ellipse(x, y, -inner, inner)

export const rounded = (x: number, y: number, width: number, height: number, radius: number): string => {
  const r = Math.min(radius, width / 2, height / 2)
  const h = r * (1 - KAPPA)
  const [right, bottom] = [x + width, y + height]
  return `M${x + r} ${y}L${right - r} ${y}C${right - h} ${y} ${right} ${y + h} ${right} ${y + r}` +
    `L${right} ${bottom - r}C${right} ${bottom - h} ${right - h} ${bottom} ${right - r} ${bottom}` +
    `L${x + r} ${bottom}C${x + h} ${bottom} ${x} ${bottom - h} ${x} ${bottom - r}` +
    `L${x} ${y + r}C${x} ${y + h} ${x + h} ${y} ${x + r} ${y}Z`
}
