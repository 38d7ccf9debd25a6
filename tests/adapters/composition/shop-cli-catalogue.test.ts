import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../adapters/composition/shop-cli/run-command.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import type { CatalogueInput } from '../../../domain/catalogue/catalogue-faults.ts'
import { fillDemoDatabase } from '../../support/fill-demo-database.ts'
import { everyRow } from '../../support/system/every-row.ts'
import { openDatabase } from '../../support/open-database.ts'
import { startPostgres, type PostgresServer } from '../../support/postgres-server.ts'

const LONGEST = 120_000

describe('catalogue import while the shop is open on PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'iris-goods-'))
  let [server, shop, url, emptyUrl]: [PostgresServer, Database, string, string] = [undefined as never, undefined as never, '', '']

  const run = async (words: readonly string[], at = url) => {
    let [out, err] = ['', '']
    const code = await runCommand(words, { DATABASE_URL: at }, {
      write: (text) => { out += text }, writeError: (text) => { err += text }, isTerminal: false,
    })
    return { code, out, err }
  }
  const file = (name: string, text: string): string => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  const everything = () => everyRow(shop.db)
  const price = (id: number) =>
    shop.db.selectFrom('price').selectAll().where('product_id', '=', id).where('price_channel', '=', 'iris_ch').executeTakeFirst()

  beforeAll(async () => {
    server = await startPostgres()
    url = await server.freshUrl()
    emptyUrl = await server.freshUrl()
    shop = await openDatabase({ url })
    await fillDemoDatabase(shop)
  }, LONGEST)
  afterAll(async () => {
    await shop.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('writes a document whose import changes nothing, and which fills an empty shop', async () => {
    const path = join(folder, 'catalogue.json')
    expect((await run(['export', path])).code).toBe(0)
    const before = await everything()
    const again = await run(['import', path])
    expect([again.code, again.out]).toEqual([0, 'No changes: everything is up to date.\n'])
    expect(await everything()).toEqual(before)
    expect((await run(['import', path], emptyUrl)).code).toBe(0)
    const copy = join(folder, 'copy.json')
    expect((await run(['export', copy], emptyUrl)).code).toBe(0)
    // Ratings come from buyers, not from a file.
    const without = (text: string) => text.replaceAll(/"rating":\{[^}]*\}/g, '"rating":{}')
    expect(without(readFileSync(copy, 'utf8'))).toBe(without(readFileSync(path, 'utf8')))
    expect((await run(['check'], emptyUrl)).code).toBe(0)
  }, LONGEST)

  it('reports every error of a document by line and path, and imports nothing of it', async () => {
    const catalogue = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')) as CatalogueInput
    const [product, other] = catalogue.products
    const [entry] = catalogue.prices
    const text = JSON.stringify({
      ...catalogue,
      products: [
        { ...product, categoryPath: 'nowhere', titles: { de: ' ' }, supply: { availability: 'stock', leadDays: { min: 3, max: 1 } } },
        {
          ...other, similarProductIds: [7], device: { ...other?.device, notifiedBody: 'CE 1', instructions: { de: 'javascript:1' } },
          space: { parameters: { sphere: [{ from: 0, to: 1, step: 0.3 }] }, sphereExclude: [], blocks: [] },
        },
        other, { ...other, id: 0 }, { ...other, titles: 'Linsen', pack: { ...other?.pack, quantity: undefined, weight: 'light' } },
      ],
      prices: [
        { ...entry, current: 1.5 }, { ...entry, productId: 8, bulk: [{ quantity: 3, cents: 1 }, { quantity: 3, cents: 1 }] },
        { ...entry, currency: 'EURO' },
      ],
      shelves: [],
    }, undefined, 1)
    const path = file('faulty.json', text)
    const before = await everything()
    const { code, out } = await run(['import', path])
    expect(code).toBe(1)
    const [written, message] = [text.split('\n'), out.trimEnd().split('\n').slice(0, -1)]
    const places = message.map((one) => /^line (\d+), (\S+): (.*)/.exec(one) ?? [one])
    expect(places.filter((place) => place.length === 1)).toEqual([])
    // An existing field has its own line; a missing one, or one in a list, has the line where its object begins.
    for (const [, line, at = '', problem] of places) {
      const field = /[a-z]\w*$/i.exec(at)?.[0]
      const here = problem === 'is missing' ? /^ +("pack": )?\{$/ : field === undefined ? /^ +[{7]/ : `^ +"${field}": `
      expect([at, written[Number(line) - 1]]).toEqual([at, expect.stringMatching(here)])
      const [, list, entry = '-1'] = /^(\w+)\[(\d+)\]/.exec(at) ?? []
      const above = written.slice(written.indexOf(` "${list}": [`), Number(line)).filter((one) => one === '  {')
      expect([at, list === undefined ? 0 : above.length]).toEqual([at, Number(entry) + 1])
    }
    for (const at of [
      'shelves: is not a list', 'products[0].categoryPath: unknown category nowhere', 'products[0].titles.de', 'prices[1].productId',
      'products[0].supply.leadDays', 'products[1].similarProductIds[0]', 'products[1].space.parameters.sphere', 'prices[1].bulk[1]',
      'products[1].device.notifiedBody: must be the number of a notified body',
      'products[1].device.instructions.de: must be an https:// address',
      'products[2]: is a duplicate', 'products[3].id: is not a product id: 0',
      'products[4].titles: is not an object of texts by language such as {"de":"…"}: "Linsen"',
      'products[4].pack.weight: is not a number: "light"',
      'products[4].pack.quantity: is missing', 'prices[2].currency: must be one of CHF, EUR, USD: "EURO"',
      'prices[0].current: must be an amount in whole cents (1250 for 12.50)',
    ]) expect(out).toContain(at)
    expect(await everything()).toEqual(before)
    for (const [line, wrong] of [
      [3, '{\n"products": [\n{,}]}\n\n'], [2, '{\n"products": x\n\n}\n'], [3, '{"products":\n[1,\n]}\n\n'],
      [3, '{"products": [\n1\n'], [1, ''], [2, '{"products": [\n// nothing yet\n]}\n'],
    ] as const) {
      const broken = await run(['import', file('broken.json', wrong)])
      expect([broken.code, broken.out]).toEqual([1, expect.stringMatching(new RegExp(`^line ${line}: is not JSON`))])
    }
    const marked = await run(['import', file('marked.json', '\uFEFF{\r\n"categories": [\r\n{"path": 7}]}')])
    expect(marked.out).toContain('line 3, categories[0].path: is not a string: 7\n')
  }, LONGEST)

  it('rejects an unknown name at any depth, and suggests the intended one', async () => {
    const catalogue = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8')) as CatalogueInput
    const { products: [product], shippingMethods: [method] } = catalogue
    const before = await everything()
    const { code, out } = await run(['import', file('strange.json', JSON.stringify({
      product: [],
      products: [{ ...product, isActve: false, colour: 'red', supply: { ...product?.supply, leadDay: 1 } }],
      shippingMethods: [{ ...method, country: 'HC' }, { ...method, country: 'ch' }],
    }))])
    expect(code).toBe(1)
    for (const message of [
      'product: is not a list of a catalogue; did you mean products?', 'isActve: unknown field; did you mean isActive?',
      'colour: unknown field\n', 'supply.leadDay: unknown field; did you mean leadDays?',
      'country: no brand delivers to "HC"; SHOPS has CH, DE, AT, IT, FR, LT, LI\n',
      '"ch"; SHOPS has CH, DE, AT, IT, FR, LT, LI; did you mean CH?',
    ]) expect(out).toContain(message)
    const stock = await run(['import', file('strange.csv', 'product_id,on_hand,stop_order,sphre,shelf\n1097,1,no,-3.00,B\n')])
    expect(stock.out).toContain('line 1, sphre: unknown column; did you mean sphere?\nline 1, shelf: unknown column\n')
    expect(await everything()).toEqual(before)
  }, LONGEST)

  it('imports a price feed as a dry run, then for real, then without changes; the version of the prices follows', async () => {
    const path = file('prices.csv', [
      'product_id;price_channel;currency;original;current;website;bulk', '1097;iris_ch;CHF;99.90;17.7;88;3:17 6:16.05', '',
    ].join('\n'))
    const version = () => shop.db.selectFrom('catalogue_version').select('version').where('part', '=', 'price').executeTakeFirst()
    const [was, before] = [await price(1097), await version()]
    const trial = await run(['import', path, '--dry-run'])
    expect([trial.code, trial.out]).toEqual([0, expect.stringContaining('prices: 0 new, 1 changed')])
    expect([await price(1097), await version()]).toEqual([was, before])
    expect((await run(['import', path])).code).toBe(0)
    expect(await price(1097)).toMatchObject({
      original_cents: 9990, current_cents: 1770, website_cents: 8800, bulk: [{ quantity: 3, cents: 1700 }, { quantity: 6, cents: 1605 }],
    })
    // J8: the reference for 17.70 is its price of the last months, not the 99.90 of the file.
    expect(was?.current_cents).toBeGreaterThan(1770)
    expect(await price(1097)).toMatchObject({ reference_cents: was?.current_cents })
    const after = await version()
    expect(after?.version).toBeGreaterThan(before?.version ?? 0)
    expect((await run(['import', path])).out).toContain('No changes')
    expect(await version()).toEqual(after)
  }, LONGEST)

  it('reports every invalid line of a feed, and imports none', async () => {
    const before = await everything()
    const prices = await run(['import', file('faulty.csv', [
      'product_id,price_channel,currency,original,current,website,bulk', '1097,iris_ch,CHF,10,9.999,10,', '1,iris_ch,XXX,10,9,10,3',
      '1097,iris_ch,CHF,10,9,10,', '1097,iris_ch,CHF,10,9,10,', '999999,iris_ch,CHF,10,9,10,', '1097,,CHF,10',
      '1097,iris_hc,CHF,10,9,10,',
    ].join('\n'))])
    expect(prices.code).toBe(1)
    for (const message of [
      'line 2, current: is not an amount', 'line 3, currency: must be one of', 'line 3, bulk: must be quantities with prices',
      'line 5: is a duplicate',
      'line 6, product_id: unknown product 999999', 'line 7: has 4 values for 7 columns', 'line 7, price_channel: is empty',
      'line 8, price_channel: unknown price channel "iris_hc"; SHOPS has iris_ch, lensvision_ch,',
    ]) expect(prices.out).toContain(message)
    const stock = await run(['import', file('stock-faulty.csv', [
      'product_id,sphere,radius,diameter,on_hand,stop_order',
      '1097,-3.00,8.6,14,many,no', '1097,-77,8.6,14,1,perhaps', '1097,-77,8.6,14,1,no', '1097,-3.00,,14,1,no',
    ].join('\n'))])
    expect([stock.code, stock.out]).toEqual([1, [
      'line 2, on_hand: is not a whole number: "many"', 'line 3, stop_order: must be yes or no: "perhaps"',
      'line 4, option: this product is not made with this sphere', 'line 5, option: a lens of this product needs a value for radius',
      'Nothing was changed: 4 faults.', '',
    ].join('\n')])
    const windows = await run(['import', file('windows.csv',
      '\uFEFFproduct_id;on_hand;stop_order\r\n\r\n1098;1;no\r\n1097;many;no\r\n')])
    expect(windows.out).toContain('line 4, on_hand: is not a whole number: "many"\n')
    const open = await run(['import', file('open.csv', 'product_id,on_hand,stop_order\n1097,1,no\n1097,"1,no\n1097,1,no\n')])
    expect([open.code, open.out]).toEqual(
      [1, 'line 3: unterminated quoted value\nNothing was changed: 1 fault.\n'])
    expect(await everything()).toEqual(before)
    expect((await run(['import', file('other.csv', 'a,b\n1,2')])).err).toContain('is not a feed')
    expect((await run(['import', join(folder, 'none.json')])).code).toBe(1)
  }, LONGEST)

  it('sets the stock by a stock feed, also of variants that had none', async () => {
    const path = file('stock.csv', [
      'product_id,sphere,radius,diameter,on_hand,stop_order', '1097,-3.00,8.6,14,41,no', '1097,"-5,25",8.6,14,3,yes',
    ].join('\n'))
    expect((await run(['import', path])).code).toBe(0)
    const rows = await shop.db.selectFrom('stock').selectAll().orderBy('variant_id')
      .where('variant_id', 'in', ['1097:sphere=-3:radius=8.6:diameter=14', '1097:sphere=-5.25:radius=8.6:diameter=14']).execute()
    expect(rows.map(({ on_hand: packs, stop_order: isStopped }) => [packs, isStopped])).toEqual([[41, false], [3, true]])
    expect((await run(['import', path])).out).toContain('No changes')
    expect((await run(['check'])).code).toBe(0)
  }, LONGEST)
})
