import fc from 'fast-check'

/** Unexpected values. */
export const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null, true, -0, -1, 1.5, 1e308, 2 ** 53,
    '', ' ', '0x10', '1e3', 'NaN', '\u0000', '\u202e',
    "'; drop table cart", '<img onerror=1>', '../..',
    [], {}, [[]], { constructor: 1 }, { toString: null }, { length: 5 }, 'x'.repeat(5000), '\ud800', '%', '__proto__',
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The same document with one of its values replaced, removed or duplicated. */
export const broken = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value)) {
    const [first] = value as unknown[]
    return fc.oneof(nasty, fc.constant([first, first]), first === undefined ? nasty : broken(first).map((one) => [one]))
  }
  if (typeof value !== 'object' || value === null) return nasty
  const entries = Object.entries(value)
  if (entries.length === 0) return nasty
  return fc.oneof(
    { weight: 1, arbitrary: nasty },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }).chain((key) => nasty.map((one) => ({ ...value, [key]: one }))) },
    { weight: 1, arbitrary: fc.constantFrom(...entries).map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key))) },
    { weight: 6, arbitrary: fc.constantFrom(...entries).chain(([key, part]) => broken(part).map((one) => ({ ...value, [key]: one }))) },
  )
}
