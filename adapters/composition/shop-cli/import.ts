import * as E from 'fp-ts/lib/Either.js'
import type { MergeResult } from '../../../application/commerce/catalogue/catalogue-repository.port.ts'
import { makeImportCatalogue } from '../../../application/commerce/catalogue/import-catalogue.ts'
import type { CatalogueFault } from '../../../domain/catalogue/catalogue-faults.ts'
import type { PrescriptionRefusal } from '../../../domain/prescription/prescription-refusal.ts'
import type { FileFault } from '../../catalogue-file/file-fault.ts'
import { unknownName } from '../../catalogue-file/unknown-fields.ts'
import { makeCatalogueRepository } from '../../postgres/catalogue/catalogue-repository.ts'
import { CommandError, type Command } from './command.ts'
import { countOf } from './count-of.ts'
import { registerFrom } from './register-from.ts'
import { readCatalogueFile } from './read-catalogue-file.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/** The message for a value out of range, by the beginning of the path of its field. */
const RANGES: readonly (readonly [string, string])[] = [
  ['current', 'must be an amount in whole cents (1250 for 12.50), not below zero'],
  ['original', 'must be an amount in whole cents (1250 for 12.50), not below zero'],
  ['website', 'must be an amount in whole cents (1250 for 12.50), not below zero'],
  ['price', 'must be an amount in whole cents (590 for 5.90), not below zero'],
  ['onHand', 'must be a whole number of units'],
  ['maxWeight', 'must be a whole number of grams above zero'],
  ['pack.quantity', 'must be above zero'],
  ['pack.weight', 'must not be below zero'],
  ['position', 'must be a whole number'],
  ['bulk', 'must begin at a quantity of 2 and ascend; no price may be below zero'],
  ['space', 'must have at least one value; a range must end on one of its steps'],
  ['device.notifiedBody', 'must be the number of a notified body: four digits such as 0123'],
  ['device.udiDi', 'must be a UDI-DI: 14 digits, the last of which is the check digit, or a code with letters'],
  ['device.instructions', 'must be an https:// address'],
  ['supply.leadDays', 'must be days from zero, the minimum not above the maximum'],
  ['carrierDays', 'must be days from zero, the minimum not above the maximum'],
]
const outOfRange = (field: string): string => RANGES.find(([beginning]) => field.startsWith(beginning))?.[1] ?? 'is out of range'

const prescriptionProblem = (refusal: PrescriptionRefusal): string => {
  switch (refusal._tag) {
    case 'MissingOptions': return `a lens of this product needs a value for ${refusal.keys.join(', ')}`
    case 'UnknownOptions': return `this product has no ${refusal.keys.join(', ')}`
    case 'ValueNotMade': return `this product is not made with this ${refusal.key}`
    case 'CombinationNotMade': return `this product is not made with this combination of ${refusal.keys.join(', ')}`
  }
}

const problemOf = (fault: CatalogueFault): string => {
  switch (fault._tag) {
    case 'Twice': return 'is a duplicate'
    case 'Missing': return 'is empty'
    case 'UnknownCategory': return `unknown category ${fault.path}`
    case 'UnknownProduct': return `unknown product ${fault.id}`
    case 'UnknownPriceChannel':
      return `unknown price channel "${fault.channel}"; SHOPS has ${[...new Set(fault.known)].join(', ')} and the campaigns of each`
    case 'UnknownCountry':
      return unknownName(fault.country, fault.known, `no brand delivers to "${fault.country}"; SHOPS has ${fault.known.join(', ')}`)
    case 'OutOfRange': return outOfRange(fault.field)
    case 'NotMade': return prescriptionProblem(fault.refusal)
  }
}

const printFaults = (terminal: Terminal, faults: readonly FileFault[]): 'failed' => {
  terminal.print(
    [...faults.map(({ at, problem }) => `${at}: ${problem}`), `Nothing was changed: ${countOf(faults.length, 'fault')}.`],
    { faults, changed: 0 },
  )
  return 'failed'
}

const summaryLines = (merged: MergeResult, isDryRun: boolean): readonly string[] => {
  const lists = Object.entries(merged).filter(([, { added, changed }]) => added + changed > 0)
  if (lists.length === 0) return ['No changes: everything is up to date.']
  return [
    ...lists.map(([list, { added, changed }]) => `${list}: ${added} new, ${changed} changed`),
    isDryRun ? 'Dry run: nothing was changed.' : 'The pages of the shop are updated within two seconds.',
  ]
}

export const importCatalogue: Command = {
  name: 'import',
  usage: 'FILE [--dry-run]',
  description: 'import a catalogue (.json) or a feed of prices or stock (.csv)',
  argCount: { min: 1, max: 1 },
  flags: { 'dry-run': { type: 'boolean' } },
  run: async ({ args: [file = ''], flags }, { configuration, terminal }) => {
    const { catalogue, faults, inLines, placeOf, isCount } = readCatalogueFile(file)
    const register = await registerFrom(configuration.shops)
    const isDryRun = flags['dry-run'] === true
    return await withDatabase(configuration, 'up to date', async (db) => {
      terminal.progress(`${Object.values(catalogue).reduce((sum, list) => sum + list.length, 0)} entries`)
      const importEntries = makeImportCatalogue({ catalogue: makeCatalogueRepository(db), register })
      const result = await importEntries(catalogue, { isTrial: isDryRun || faults.length > 0, isCount })()
      if (E.isLeft(result) && result.left._tag === 'ServiceUnavailable')
        throw new CommandError('the database is not available; nothing was changed')
      const catalogueFaults = E.isLeft(result) && result.left._tag === 'GoodsRefused' ? result.left.faults : []
      const all = [...faults, ...catalogueFaults.map((fault) => ({ at: placeOf(fault), problem: problemOf(fault) }))]
      if (E.isLeft(result) || all.length > 0) return printFaults(terminal, inLines(all))
      terminal.print(summaryLines(result.right, isDryRun), { ...result.right, isDryRun })
      return 'done'
    })
  },
}
