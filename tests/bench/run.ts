import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../support/chromium.ts'
import { summaryOf, type Figure } from './figure.ts'
import { readStored, writeFigures, type Figures } from './stored-figures.ts'
import { openMeasuredShop, SECTIONS, type Bench } from './sections.ts'
import { HEADING, line } from './table.ts'

const { values: request } = parseArgs({
  options: {
    /** Sections, separated by commas; by default all. */
    only: { type: 'string' },
    /** The address of another shop's product page, measured alternately with the shop's. */
    beside: { type: 'string' },
    runs: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
  },
})
const requestedSections = request.only?.split(',').map((name) => name.trim())
const isSelected = (section: string): boolean => requestedSections?.includes(section) ?? true
const unknown = requestedSections?.filter((name) => !(name in SECTIONS)) ?? []
if (unknown.length > 0) {
  console.error(`No section named ${unknown.join(', ')}: ${Object.keys(SECTIONS).join(', ')}`)
  process.exit(2)
}

type Measured = { readonly ours: readonly Figure[]; readonly beside: readonly Figure[] }

const measure = async (bench: Bench, section: string): Promise<Measured> => {
  const all = (await SECTIONS[section]?.(bench)) ?? []
  const ofPeer = (name: string): boolean => name.startsWith('beside, ')
  return {
    ours: all.filter(({ name }) => !ofPeer(name)),
    beside: all.filter(({ name }) => ofPeer(name)).map((one) => ({ ...one, name: one.name.replace('beside, ', 'product, ') })),
  }
}

const storedFigures = readStored()
const figures: Record<string, Figures[string]> = {}
const { shop, pages } = await openMeasuredShop()
const browser = await chromium.launch(chromiumLaunch())
const bench: Bench = {
  browser, shop, pages, runs: Number(request.runs), ...(request.beside === undefined ? {} : { beside: request.beside }),
}
try {
  console.log(HEADING)
  for (const section of Object.keys(SECTIONS).filter(isSelected)) {
    console.log(`\n${section}`)
    const { ours, beside } = await measure(bench, section)
    const rows = ours.map((one) => {
      const peer = beside.find(({ name }) => name === one.name)
      return { ours: summaryOf(one), ...(peer === undefined ? {} : { beside: summaryOf(peer) }) }
    })
    for (const row of rows) {
      const before = storedFigures[section]?.find(({ ours: { name } }) => name === row.ours.name)
      console.log(line(row.ours, before?.ours, row.beside))
    }
    figures[section] = rows
  }
} finally {
  await browser.close()
  await shop.close()
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
writeFigures(commit, figures, request.keep)
