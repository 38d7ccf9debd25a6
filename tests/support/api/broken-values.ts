import fc from 'fast-check'

/** Unexpected values. */
export const unexpectedValues = fc.oneof(
  fc.constantFrom<unknown>(
    null, true, -0, -1, 1.5, 1e308, 2 ** 53,
    '', ' ', '0x10', '1e3', 'NaN', '\u0000', '\u202e',
    "'; drop table cart", '<img onerror=1>', '../..',
    [], {}, [[]], { constructor: 1 }, { toString: null }, { length: 5 }, 'x'.repeat(5000), '\ud800', '%', '__proto__',
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The same document with one of its values replaced, removed or duplicated. */
export const brokenCopyOf = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) {
    const [first] = value as unknown[]
    const copies = first === undefined ? unexpectedValues : brokenCopyOf(first).map((one) => [one])
    return fc.oneof(unexpectedValues, fc.constant([first, first]), copies)
  }
  if (typeof value !== 'object' || value === null) return unexpectedValues
  const entries = Object.entries(value)
  if (entries.length === 0) return unexpectedValues
  return fc.oneof(
    { weight: 1, arbitrary: unexpectedValues },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }).chain((key) => unexpectedValues.map((one) => ({ ...value, [key]: one }))) },
    { weight: 1, arbitrary: fc.constantFrom(...entries).map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key))) },
    {
      weight: 6,
      arbitrary: fc.constantFrom(...entries).chain(([key, part]) => brokenCopyOf(part).map((one) => ({ ...value, [key]: one }))),
    },
  )
}
