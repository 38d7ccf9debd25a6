export type Reading = { readonly at: number; readonly value: number }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The growth of a value for each unit of `at`, by least squares. */
export const slopeOf = (readings: readonly Reading[]): number => {
  const [at, value] = [mean(readings.map((one) => one.at)), mean(readings.map((one) => one.value))]
  const sums = readings.map((one) => ({ both: (one.at - at) * (one.value - value), square: (one.at - at) ** 2 }))
  return sums.reduce((sum, { both }) => sum + both, 0) / sums.reduce((sum, { square }) => sum + square, 0)
}
