import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../../adapters/composition/server/read-settings.ts'
import demo from '../../../adapters/seed/shops/register.json' with { type: 'json' }
import { companyRegister } from '../../support/company-register.ts'

const folder = mkdtempSync(join(tmpdir(), 'iris-settings-'))
afterAll(() => { rmSync(folder, { recursive: true, force: true }) })

const written = (name: string, document: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document))
  return file
}

const LIVE = {
  MODE: 'live', DATABASE_URL: 'postgres://shop:word@db.example/shop', SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://www.iris-shop.example',
  SMTP_URL: 'smtps://mail.example', DATATRANS_MERCHANT_ID: '1100000000', DATATRANS_PASSWORD: 'word', DATATRANS_SIGN_KEY: 'ab'.repeat(32),
  DATATRANS_ENVIRONMENT: 'sandbox', PLAIN_PAGES: 'yes',
}

const linesOf = async (environment: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const read = await readSettings(environment)
  return E.isLeft(read) ? read.left.split('\n').slice(1).map((line) => line.trim()) : []
}

describe('the settings of a live shop', () => {
  it('H-O01 contain no demo value: each is named with its place, in one message', async () => {
    const lines = await linesOf({ ...LIVE, SHOPS: written('demo.json', demo) })
    for (const [brand, { phone, internationalPhone, email, domain, details, staffPages }] of Object.entries(demo.shops))
      for (const [at, value] of Object.entries({
        phone, internationalPhone, email, domain, 'details.company': details.company, 'details.address.0': details.address[0] ?? '',
        'details.registerNumber': details.registerNumber, 'details.returnAddress.0': details.returnAddress[0] ?? '',
        'staffPages.0': staffPages[0] ?? '',
      })) expect(lines).toContain(`SHOPS has a demo value at shops.${brand}.${at}: ${value}`)
    expect(lines).toContain(`SHOPS has a demo value at everyShop.transfer.iban: ${demo.everyShop.transfer.iban}`)
    expect(lines).toContain(`SHOPS has a demo value at everyShop.contentSpaces.0: ${demo.everyShop.contentSpaces[0]}`)
    expect(await linesOf({ ...LIVE, SHOPS: written('own.json', companyRegister()) })).toEqual([])
    // Values that are not company-specific may equal the demo's; a demo shop may have all of them.
    expect(await linesOf({ SHOPS: written('demo.json', demo) })).toEqual([])
  })

  it('H-O01 detect a demo value in any spelling, its mark anywhere, and a sender address of the demo', async () => {
    const own = companyRegister()
    const shops = { ...own.shops, iris: { ...own.shops.iris, phone: '0440001010', brandName: 'Iris (Demo)' } }
    const everyShop = { ...own.everyShop, transfer: { iban: 'ch9300762011623852957' } }
    const SHOPS = written('one.json', { everyShop, shops })
    expect(await linesOf({ ...LIVE, SHOPS, MAIL_FROM: 'Optik@iris.example' })).toEqual([
      'SHOPS has a demo value at everyShop.transfer.iban: ch9300762011623852957',
      'SHOPS has a demo value at shops.iris.brandName: Iris (Demo)',
      'SHOPS has a demo value at shops.iris.phone: 0440001010',
      'MAIL_FROM is a demo address: optik@iris.example',
    ].map((line) => line.replace('optik@', 'Optik@')))
  })

  it('H-O01 H-S21 report errors of the variables, of the demo and of the register together', async () => {
    const own = companyRegister()
    const mrlens = { ...own.shops.mrlens, email: demo.shops.mrlens.email, phone: 7 }
    const SHOPS = written('faulty.json', { ...own, shops: { ...own.shops, mrlens } })
    const { PLAIN_PAGES: _none, ...live } = LIVE
    const lines = await linesOf({ ...live, SECRET: 'short', SHOPS })
    for (const message of [
      'SECRET must be', 'STORYBLOK_TOKENS has no token for iris', 'SHOPS has a demo value at shops.mrlens.email',
      'shops.mrlens.phone is not',
    ]) expect([message, lines.some((line) => line.startsWith(message))]).toEqual([message, true])
    expect(await linesOf({ ...LIVE, SHOPS: join(folder, 'nowhere.json') })).toEqual([])
    const absent = await readSettings({ ...LIVE, SHOPS: join(folder, 'nowhere.json') })
    expect(E.isLeft(absent) && absent.left).toContain('nowhere.json cannot be read')
  })
})
