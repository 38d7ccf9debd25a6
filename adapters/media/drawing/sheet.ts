import type { Colour } from './colour.ts'
import { mapPath, round } from './map-path.ts'
import type { Point, Surface } from './map-path.ts'

/** A colour stop: where (0 to 1), which colour, how opaque. */
export type Stop = readonly [at: number, colour: Colour, opacity?: number]

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

/** A picture while it is being drawn, a thousand units square. Later strokes lie on earlier ones. */
export type Sheet = {
  readonly draw: (path: string, paint: Paint) => void
  /** Gradients and clips answer what to fill or clip with. */
  readonly linear: (from: Point, to: Point, stops: readonly Stop[]) => string
  readonly radial: (centre: Point, radius: number, stops: readonly Stop[], focus?: Point) => string
  readonly clip: (path: string) => string
  readonly toSvg: () => string
}

const flat: Surface = (x, y) => [x, y]

const stopsOf = (stops: readonly Stop[]): string =>
  stops.map(([at, colour, opacity]) =>
    `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`}/>`).join('')

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values).map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('')

/** Opens an empty sheet on white. */
export const openSheet = (background: Colour | undefined = '#ffffff'): Sheet => {
  const definitions: string[] = []
  const strokes: string[] = []
  const known = new Map<string, string>()
  const define = (write: (id: string) => string): string => {
    const body = write('')
    const id = known.get(body) ?? `d${known.size}`
    if (!known.has(body)) definitions.push(write(id))
    known.set(body, id)
    return `url(#${id})`
  }
  const blurred = (blur: number | undefined): string | undefined => blur === undefined ? undefined : define((id) =>
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${round(blur)}"/></filter>`)
  return {
    draw: (path, { fill, opacity, stroke, width, blur, clip, evenOdd, roundEnds }) => {
      strokes.push(`<path d="${mapPath(path, flat)}"${attributes({
        fill: fill ?? (stroke === undefined ? undefined : 'none'),
        opacity,
        stroke,
        'stroke-width': width === undefined ? undefined : round(width),
        'stroke-linecap': roundEnds === true ? 'round' : undefined,
        'stroke-linejoin': roundEnds === true ? 'round' : undefined,
        filter: blurred(blur),
        'clip-path': clip,
        'fill-rule': evenOdd === true ? 'evenodd' : undefined,
      })}/>`)
    },
    linear: ([x1, y1], [x2, y2], stops) => define((id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${attributes({
        x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2),
      })}>${stopsOf(stops)}</linearGradient>`),
    radial: ([cx, cy], r, stops, focus) => define((id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse"${attributes({
        cx: round(cx), cy: round(cy), r: round(r),
        fx: focus === undefined ? undefined : round(focus[0]), fy: focus === undefined ? undefined : round(focus[1]),
      })}>${stopsOf(stops)}</radialGradient>`),
    clip: (path) => define((id) => `<clipPath id="${id}"><path d="${mapPath(path, flat)}"/></clipPath>`),
    toSvg: () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">' +
      (definitions.length === 0 ? '' : `<defs>${definitions.join('')}</defs>`) +
      (background === undefined ? '' : `<path d="M0 0L1000 0L1000 1000L0 1000Z" fill="${background}"/>`) +
      `${strokes.join('')}</svg>`,
  }
}
