import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../adapters/catalogue-file/read-document.ts'
import { writeDocument } from '../../../adapters/catalogue-file/write-document.ts'
import { CATALOGUE_CODECS } from '../../../adapters/composition/shop-cli/catalogue-codecs.ts'
import { runCommand } from '../../../adapters/composition/shop-cli/run-command.ts'
import type { Product } from '../../../domain/product/product.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'

type Document = Readonly<Record<string, readonly unknown[]>>

const demo = (): Document => {
  const { categories, products, prices, shippingMethods, stock } = demoCatalogue()
  const counted = stock.map(({ variant: { productId, option }, stock: lying }) => ({ productId, option, ...lying }))
  return JSON.parse(writeDocument({ categories, products, prices, shippingMethods, stock: counted })) as Document
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same with one of its values replaced or removed, at any depth. */
const broken = (value: unknown): fc.Arbitrary<unknown> => {
  const other = fc.constantFrom<unknown>(null, true, 'text', 7, [], {}, [null])
  if (Array.isArray(value) && value.length > 0)
    return fc.nat(value.length - 1).chain((at) => broken(value[at]).map((one) => value.with(at, one) as unknown))
  if (!isRecord(value) || Object.keys(value).length === 0) return other
  return fc.constantFrom(...Object.keys(value)).chain((key) => fc.oneof(
    { weight: 1, arbitrary: fc.constant(Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))) },
    { weight: 1, arbitrary: other.map((one) => ({ ...value, [key]: one })) },
    { weight: 1, arbitrary: other.map((one) => ({ ...value, strange: one })) },
    { weight: 4, arbitrary: broken(value[key]).map((one) => ({ ...value, [key]: one })) },
  ))
}

describe('the schema of a catalogue', async () => {
  let out = ''
  await runCommand(['schema'], {}, { write: (text) => { out += text }, writeError: () => {}, isTerminal: false })
  const validate = new Ajv2020().compile(JSON.parse(out) as object)
  const imports = (document: unknown): boolean => readDocument(JSON.stringify(document), CATALOGUE_CODECS).faults.length === 0

  it('accepts the whole export of the shop', () => {
    expect([validate(demo()), validate.errors]).toEqual([true, null])
    expect([validate({}), validate({ vouchers: [] }), validate([])]).toEqual([true, false, false])
  })

  it('J11 accepts the data of a medical device, exports what was imported, and names unknown fields', () => {
    const [product] = demo()['products'] as readonly Product[]
    if (product === undefined) throw new Error('no product')
    const text = writeDocument({ categories: [], products: [product], prices: [], stock: [], shippingMethods: [] })
    const { catalogue, faults } = readDocument(text, CATALOGUE_CODECS)
    expect([faults, catalogue.products[0]?.device?.notifiedBody, writeDocument(catalogue)]).toEqual([[], '0000', text])
    const wrong = { products: [{ ...product, device: { ...product.device, notifiedBdy: '0123' } }] }
    expect(readDocument(JSON.stringify(wrong), CATALOGUE_CODECS).faults)
      .toEqual([{ at: 'products[0].device.notifiedBdy', problem: 'unknown field; did you mean notifiedBody?' }])
    expect([validate(JSON.parse(text)), validate(wrong)]).toEqual([true, false])
  })

  it('accepts everything that can be imported, and rejects other types', () => {
    const whole = demo()
    const few = Object.fromEntries(Object.entries(whole).map(([list, entries]) => [list, entries.slice(0, 3)]))
    const seen = { taken: 0, refused: 0 }
    fc.assert(
      fc.property(broken(few), (document) => {
        const [isTaken, isImported] = [validate(document), imports(document)]
        seen[isTaken ? 'taken' : 'refused'] += 1
        expect(isTaken).toBe(isImported)
      }),
      { numRuns: 600 },
    )
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(20)
  })
})
