import * as E from 'fp-ts/lib/Either.js'
import type { MergeResult } from '../../../application/commerce/catalogue/catalogue-repository.port.ts'
import { makeImportCatalogue } from '../../../application/commerce/catalogue/import-catalogue.ts'
import type { CatalogueFault } from '../../../domain/catalogue/catalogue-faults.ts'
import type { PrescriptionRefusal } from '../../../domain/prescription/prescription-refusal.ts'
import type { FileFault } from '../../catalogue-file/file-fault.ts'
import { strangeName } from '../../catalogue-file/strange-fields.ts'
import { makeCatalogueRepository } from '../../postgres/catalogue/catalogue-repository.ts'
import { Refused, type Command } from './command.ts'
import { registerFrom } from './register-from.ts'
import { overDatabase } from './over-database.ts'
import { readCatalogue } from './read-catalogue.ts'
import type { Terminal } from './terminal.ts'

/** What the shop can keep, by the beginning of the field that is outside of it. */
const RANGES: readonly (readonly [string, string])[] = [
  ['current', 'is no amount in whole cents (12.50 is 1250), or below zero'],
  ['original', 'is no amount in whole cents (12.50 is 1250), or below zero'],
  ['website', 'is no amount in whole cents (12.50 is 1250), or below zero'],
  ['price', 'is no amount in whole cents (5.90 is 590), or below zero'],
  ['onHand', 'is no whole number of packs'],
  ['maxWeight', 'is no whole number of grams above zero'],
  ['pack.quantity', 'must be above zero'],
  ['pack.weight', 'must not be below zero'],
  ['position', 'is no whole number'],
  ['bulk', 'steps begin at two packs and ascend, and none costs less than 0.00'],
  ['space', 'names no value, or a range that does not end on one of its steps'],
  ['device.notifiedBody', 'is no number of a notified body: four digits like 0123'],
  ['device.udiDi', 'is no UDI-DI: 14 digits of which the last is the check digit, or a code with letters'],
  ['device.instructions', 'is no address that begins with https://'],
  ['supply.leadDays', 'the days must not be below zero, nor the last before the first'],
  ['carrierDays', 'the days must not be below zero, nor the last before the first'],
]
const outOfRange = (field: string): string => RANGES.find(([beginning]) => field.startsWith(beginning))?.[1] ?? 'is out of range'

const notMade = (refusal: PrescriptionRefusal): string => {
  switch (refusal._tag) {
    case 'MissingOptions': return `a lens of this product needs a value for ${refusal.keys.join(', ')}`
    case 'UnknownOptions': return `this product has no ${refusal.keys.join(', ')}`
    case 'ValueNotMade': return `this product is not made with this ${refusal.key}`
    case 'CombinationNotMade': return `this product is not made with these values together: ${refusal.keys.join(', ')}`
  }
}

const problemOf = (fault: CatalogueFault): string => {
  switch (fault._tag) {
    case 'Twice': return 'is named twice'
    case 'Missing': return 'is empty'
    case 'UnknownCategory': return `there is no category ${fault.path}`
    case 'UnknownProduct': return `there is no product ${fault.id}`
    case 'UnknownPriceChannel':
      return `no brand sells at "${fault.channel}": SHOPS says ${[...new Set(fault.known)].join(', ')}, and campaigns are named after one`
    case 'UnknownCountry':
      return strangeName(fault.country, fault.known, `no brand delivers to "${fault.country}": SHOPS says ${fault.known.join(', ')}`)
    case 'OutOfRange': return outOfRange(fault.field)
    case 'NotMade': return notMade(fault.refusal)
  }
}

const refuse = (terminal: Terminal, faults: readonly FileFault[]): 'refused' => {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
  terminal.answer([...faults.map(({ at, problem }) => `${at}: ${problem}`), `Nothing was changed: ${count}.`], { faults, changed: 0 })
  return 'refused'
}

const summaryOf = (merged: MergeResult, isTrial: boolean): readonly string[] => {
  const lists = Object.entries(merged).filter(([, { added, changed }]) => added + changed > 0)
  if (lists.length === 0) return ['Nothing changes: all of it is in the shop already.']
  return [
    ...lists.map(([list, { added, changed }]) => `${list}: ${added} new, ${changed} changed`),
    isTrial ? 'Nothing was changed: this was a trial.' : 'The pages of the shop follow within a second or two.',
  ]
}

export const importCatalogue: Command = {
  name: 'import',
  usage: 'FILE [--dry-run]',
  about: 'takes in a catalogue (.json), or a feed of prices or stock (.csv): all of it, or nothing and every fault',
  words: { from: 1, to: 1 },
  flags: { 'dry-run': { type: 'boolean' } },
  run: async ({ words: [file = ''], flags }, { configuration, terminal }) => {
    const { goods, faults, inLines, placeOf, isCount } = readCatalogue(file)
    const register = await registerFrom(configuration.shops)
    const isTrial = flags['dry-run'] === true
    return await overDatabase(configuration, 'up to date', async (db) => {
      terminal.progress(`${Object.values(goods).reduce((sum, list) => sum + list.length, 0)} entries`)
      const take = makeImportCatalogue({ shelf: makeCatalogueRepository(db), register })
      const done = await take(goods, { isTrial: isTrial || faults.length > 0, isCount })()
      if (E.isLeft(done) && done.left._tag === 'ServiceUnavailable')
        throw new Refused('Nothing was changed: the database is away or busy.')
      const catalogueFaults = E.isLeft(done) && done.left._tag === 'GoodsRefused' ? done.left.faults : []
      const all = [...faults, ...catalogueFaults.map((fault) => ({ at: placeOf(fault), problem: problemOf(fault) }))]
      if (E.isLeft(done) || all.length > 0) return refuse(terminal, inLines(all))
      terminal.answer(summaryOf(done.right, isTrial), { ...done.right, isTrial })
      return 'done'
    })
  },
}
