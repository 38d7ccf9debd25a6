/** The lower bounds of steps, smallest first; below the first and from the last on is one step each. */
export type Bounds = readonly number[]

/** The range of a step: `from` is included, `to` begins the next one. */
export type Step = { readonly from?: number; readonly to?: number }

/** In francs. */
export const PRICE_BOUNDS: Bounds = [10, 20, 30, 50, 75, 100, 150, 200]
/** In per cent of the lens. */
export const WATER_BOUNDS: Bounds = [40, 50, 60, 70]

/** The name of the step before a bound, also in URLs: `-10`, `10-20`, `20-`. */
const nameBefore = (bounds: Bounds, index: number): string => `${bounds[index - 1] ?? ''}-${bounds[index] ?? ''}`

export const stepOf = (bounds: Bounds, value: number): string =>
  nameBefore(bounds, bounds.filter((bound) => bound <= value).length)

const STEP = /^(\d*)-(\d*)$/

/** `undefined` for an invalid name. */
export const readStep = (name: string): Step | undefined => {
  const [, from = '', to = ''] = STEP.exec(name) ?? []
  if (from === '' && to === '') return undefined
  return { ...(from === '' ? {} : { from: Number(from) }), ...(to === '' ? {} : { to: Number(to) }) }
}
