/** `#rrggbb`. */
export type Colour = string

const channels = (colour: Colour): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A mix of two colours: `share` 0 is the first, 1 the second. */
export const mix = (first: Colour, second: Colour, share: number): Colour => {
  const to = channels(second)
  const mixed = channels(first).map((from, index) => Math.round(from + ((to[index] ?? from) - from) * share))
  return `#${mixed.map((channel) => Math.max(0, Math.min(255, channel)).toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share)
export const darker = (colour: Colour, share: number): Colour => mix(colour, '#0b1220', share)
