import type { Colour } from './colour.ts'
import { mapPath, round } from './map-path.ts'
import type { Point, Surface } from './map-path.ts'
import { softLayers } from './soft-layers.ts'

/** A colour stop: where (0 to 1), which colour, how opaque. */
export type Stop = readonly [at: number, colour: Colour, opacity?: number]

/** Fills, or strokes if a `stroke` is given; `blur` softens the edge of a filling, in units of the sheet. */
export type Paint = {
  readonly fill?: string
  readonly opacity?: number
  readonly stroke?: string
  readonly width?: number
  readonly blur?: number
  readonly clip?: string
  readonly evenOdd?: boolean
  readonly roundEnds?: boolean
}

/** A picture under construction. Later strokes lie on earlier ones. */
export type Sheet = {
  readonly draw: (path: string, paint: Paint) => void
  /** Gradients and clips return the reference to fill or clip with. */
  readonly linear: (from: Point, to: Point, stops: readonly Stop[]) => string
  readonly radial: (centre: Point, radius: number, stops: readonly Stop[], focus?: Point) => string
  readonly clip: (path: string) => string
  readonly toSvg: () => string
}

const flat: Surface = (x, y) => [x, y]
const TOO_FINE = /\.\d{3}/
/** Hundredths of a unit are precise enough. */
const tidy = (path: string): string => (TOO_FINE.test(path) ? mapPath(path, flat) : path)
const fine = (opacity: number): number => Math.round(opacity * 10_000) / 10_000

const stopsOf = (stops: readonly Stop[]): string =>
  stops.map(([at, colour, opacity]) =>
    `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`}/>`).join('')

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values).map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('')

export type SheetSize = { readonly width: number; readonly height: number }
const SQUARE: SheetSize = { width: 1000, height: 1000 }

/** Definitions that strokes refer to: each is written once, however often it is used. */
const openDefinitions = () => {
  const written: string[] = []
  const definitions = new Map<string, string>()
  return {
    define: (write: (id: string) => string): string => {
      const body = write('')
      const id = definitions.get(body) ?? `d${definitions.size}`
      if (!definitions.has(body)) written.push(write(id))
      definitions.set(body, id)
      return `url(#${id})`
    },
    toSvg: (): string => (written.length === 0 ? '' : `<defs>${written.join('')}</defs>`),
  }
}

const linearGradient = ([x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]) => (id: string): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${attributes({
    x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2),
  })}>${stopsOf(stops)}</linearGradient>`

const radialGradient = ([cx, cy]: Point, r: number, stops: readonly Stop[], focus?: Point) => (id: string): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse"${attributes({
    cx: round(cx), cy: round(cy), r: round(r), fx: focus && round(focus[0]), fy: focus && round(focus[1]),
  })}>${stopsOf(stops)}</radialGradient>`

type Attributes = Parameters<typeof attributes>[0]
const stroke = (path: string, values: Attributes): string => `<path d="${tidy(path)}"${attributes(values)}/>`

const strokesOf = (path: string, { fill, opacity, blur, width, clip, ...paint }: Paint): readonly string[] => {
  const clipped = { 'clip-path': clip, 'fill-rule': paint.evenOdd === true ? 'evenodd' : undefined }
  const ends = paint.roundEnds === true ? 'round' : undefined
  if (blur !== undefined) {
    const { paths, each } = softLayers(path, blur, opacity ?? 1)
    return paths.map((layer) => stroke(layer, { fill, 'fill-opacity': fine(each), ...clipped }))
  }
  // Not `opacity`: that makes the renderer allocate a layer for every path.
  if (paint.stroke === undefined) return [stroke(path, { fill, 'fill-opacity': opacity, ...clipped })]
  return [stroke(path, {
    fill: 'none', stroke: paint.stroke, 'stroke-width': width === undefined ? undefined : round(width),
    'stroke-opacity': opacity, 'stroke-linecap': ends, 'stroke-linejoin': ends, ...clipped,
  })]
}

/** Opens an empty sheet with a white background. */
export const openSheet = ({ width: wide, height: tall } = SQUARE): Sheet => {
  const definitions = openDefinitions()
  const strokes: string[] = []
  return {
    draw: (path, paint) => { strokes.push(...strokesOf(path, paint)) },
    linear: (from, to, stops) => definitions.define(linearGradient(from, to, stops)),
    radial: (centre, radius, stops, focus) => definitions.define(radialGradient(centre, radius, stops, focus)),
    clip: (path) => definitions.define((id) => `<clipPath id="${id}"><path d="${tidy(path)}"/></clipPath>`),
    toSvg: () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}">${definitions.toSvg()}` +
      `<path d="M0 0L${wide} 0L${wide} ${tall}L0 ${tall}Z" fill="#ffffff"/>${strokes.join('')}</svg>`,
  }
}
