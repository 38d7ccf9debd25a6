import * as E from 'fp-ts/lib/Either.js'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import * as t from 'io-ts'
import accessories from './accessories.json' with { type: 'json' }
import care from './care.json' with { type: 'json' }
import dropsAndEyeCare from './drops-and-eye-care.json' with { type: 'json' }
import eyewear from './eyewear.json' with { type: 'json' }
import alcon from './lenses-alcon.json' with { type: 'json' }
import bauschLomb from './lenses-bausch-lomb.json' with { type: 'json' }
import cooperVision from './lenses-coopervision.json' with { type: 'json' }
import johnsonJohnson from './lenses-johnson-johnson.json' with { type: 'json' }
import otherMakers from './lenses-other-makers.json' with { type: 'json' }
import { CatalogueEntry } from './catalogue-entry.codec.ts'

const WRITTEN: readonly unknown[] = [
  ...johnsonJohnson, ...alcon, ...cooperVision, ...bauschLomb, ...otherMakers,
  ...care, ...dropsAndEyeCare, ...accessories, ...eyewear,
]

/** The entries of the JSON files; one that cannot be decoded throws an error that names it. */
export const readEntries = (written: readonly unknown[]): readonly CatalogueEntry[] => {
  const read = t.readonlyArray(CatalogueEntry).decode(written)
  if (E.isLeft(read)) throw new Error(PathReporter.report(read).join('\n'))
  return read.right
}

let read: readonly CatalogueEntry[] | undefined

/** Every entry of the demo catalogue, decoded once: decoding takes longer than opening a shop in memory. */
export const catalogueEntries = (): readonly CatalogueEntry[] => (read ??= readEntries(WRITTEN))
