import { parseServiceValue } from '../../../domain/prescription/parse-service-value.ts'
import type { LensSpace, ValueList, ValueLists } from '../../../domain/prescription/lens-space.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { CatalogueEntry, Made } from './catalogue-entry.codec.ts'

const RANGE = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/

const parts = (numbers: string): readonly string[] => numbers.split(' ')

const readNumbers = (numbers: string): ValueList =>
  parts(numbers).filter((part) => !part.startsWith('!')).map((part) => {
    const [, from, to, step] = RANGE.exec(part) ?? []
    return step === undefined ? Number(part) : { from: Number(from), to: Number(to), step: Number(step) }
  })

const readLists = (made: Made): ValueLists =>
  omitUndefined(Object.fromEntries(Object.entries(made).map(([key, values]) =>
    [key, typeof values === 'string' ? readNumbers(values) : values.map((value) => parseServiceValue(key, value))])))

const leftOut = (sphere: string): readonly number[] =>
  parts(sphere).filter((part) => part.startsWith('!')).map((part) => Number(part.slice(1)))

/** The parameter space of an entry; a bottle has an empty one. */
export const readSpace = ({ made = {}, blocks = [] }: Pick<CatalogueEntry, 'made' | 'blocks'>): LensSpace => ({
  parameters: readLists(made),
  sphereExclude: leftOut(made.sphere ?? ''),
  blocks: blocks.map(readLists),
})
