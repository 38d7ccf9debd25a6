import { readFileSync } from 'node:fs'
import type { CatalogueInput, CatalogueFault } from '../../../domain/catalogue/catalogue-faults.ts'
import type { FileFault } from '../../catalogue-file/file-fault.ts'
import { linesIn } from '../../catalogue-file/lines-in.ts'
import { readDocument } from '../../catalogue-file/read-document.ts'
import { PRICE_COLUMNS, readPrices } from '../../catalogue-file/read-prices.ts'
import { readStock, STOCK_COLUMNS } from '../../catalogue-file/read-stock.ts'
import { CommandError } from './command.ts'
import { CATALOGUE_CODECS } from './catalogue-codecs.ts'

type CatalogueFile = {
  readonly catalogue: CatalogueInput
  readonly faults: readonly FileFault[]
  /** Adds the line to each fault. */
  readonly inLines: (faults: readonly FileFault[]) => readonly FileFault[]
  /** The place of an entry in the file. */
  readonly placeOf: (fault: CatalogueFault) => string
  /** Whether the file is a feed. */
  readonly isCount: boolean
}

const NOTHING: CatalogueInput = { categories: [], products: [], prices: [], stock: [], shippingMethods: [] }

/** Some editors write it; `JSON.parse` rejects it. */
const BYTE_ORDER_MARK = /^\uFEFF/

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').replace(BYTE_ORDER_MARK, '')
  } catch (cause) {
    throw new CommandError(`${path} cannot be read`, { cause })
  }
}

/** `products[3].supply.leadDays` in a document, `line 4, product_id` in a table. */
const inDocument = (places: ReturnType<typeof readDocument>['places']) => ({ list, index, field }: CatalogueFault): string =>
  `${places[list][index] ?? list}${field === '' ? '' : `.${field}`}`
const inTable = (places: readonly string[]) => ({ index, field }: CatalogueFault): string =>
  `${places[index] ?? ''}${field === '' ? '' : `, ${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`}`

const HAS_LINE = /^line \d/

const withLines = (text: string) => (faults: readonly FileFault[]): readonly FileFault[] => {
  const lines = linesIn(text, faults.map(({ at }) => at))
  return faults.map(({ at, problem }) => ({ at: HAS_LINE.test(at) ? at : `line ${lines.get(at)}, ${at}`, problem }))
}
const unchanged = (faults: readonly FileFault[]): readonly FileFault[] => faults

/** Reads a catalogue in JSON, or a feed of prices or stock in CSV; the columns in its first line tell which. */
export const readCatalogueFile = (path: string): CatalogueFile => {
  const text = textOf(path)
  if (!path.toLowerCase().endsWith('.csv')) {
    const { catalogue, faults, places } = readDocument(text, CATALOGUE_CODECS)
    return { catalogue, faults, inLines: withLines(text), placeOf: inDocument(places), isCount: false }
  }
  const [heading = ''] = text.split(/\r?\n/, 1)
  if (heading.includes('on_hand')) {
    const { entries: stock, faults, places } = readStock(text)
    return { catalogue: { ...NOTHING, stock }, faults, inLines: unchanged, placeOf: inTable(places), isCount: true }
  }
  if (heading.includes('current')) {
    const { entries: prices, faults, places } = readPrices(text)
    return { catalogue: { ...NOTHING, prices }, faults, inLines: unchanged, placeOf: inTable(places), isCount: true }
  }
  throw new CommandError(`${path} is not a feed: its first line must have the columns of prices (${PRICE_COLUMNS.join(', ')})`
    + ` or those of stock (${STOCK_COLUMNS.join(', ')} and the parameters of lenses)`)
}
