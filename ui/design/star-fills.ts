export type StarFill = 'full' | 'half' | 'empty'

/** How each star is drawn; a value outside the scale is brought to its end. */
export const starFills = (value: number, max: number): readonly StarFill[] => {
  const halves = Math.round(2 * Math.min(max, Math.max(0, value)))
  return Array.from({ length: max }, (_, index) => {
    if (halves >= 2 * index + 2) return 'full'
    return halves === 2 * index + 1 ? 'half' : 'empty'
  })
}
