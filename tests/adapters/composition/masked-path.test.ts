import { expect, it } from 'vitest'
import { maskedPath, maskedReportPath } from '../../../adapters/composition/server/masked-path.ts'

const TOKEN = 'x'.repeat(22)

const ofPage = (url: string): string => maskedPath({ url, routeOptions: { url: '/*' } as never, params: {} })

it.each([
  ['/', '/'], ['/fr', '/fr/'], ['/fr/', '/fr/'], ['/p/1097', '/p/1097'], ['/en/P/1097/', '/en/p/1097'],
  ['/p/1097/biofinity-3-linsen', '/p/1097/biofinity-3-linsen'], ['/p/1097/Anna%20Keller', '/p/1097/…'],
  ['/c/lens/daily?brand=Acuvue', '/c/lens/daily'], ['/c/lens/daily/spherical/a/b', '/c/lens/daily/spherical/a/b'],
  ['/checkout/payment', '/checkout/payment'], [`/checkout/thank-you/${TOKEN}`, '/checkout/thank-you/…'],
  [`/reorder/token/${TOKEN}`, '/reorder/token/…'], ['/my-account/order/17', '/my-account/order/17'],
  ['/my-account/edit-address', '/my-account/edit-address'], ['/service/anything/at/all', '/service/…'], ['/service', '/service/…'],
  ['/faq', '/faq'], ['/anna@example.ch', '/…'], ['/no/such/page', '/…'], ['/%E0%A4%A', '…'],
])('a log shows %s as %s', (url, shown) => {
  expect(ofPage(url)).toBe(shown)
})

it('a report shows the page by the same rule', () => {
  expect(maskedReportPath(`/fr/checkout/thank-you/${TOKEN}`)).toBe('/fr/checkout/thank-you/…')
})
