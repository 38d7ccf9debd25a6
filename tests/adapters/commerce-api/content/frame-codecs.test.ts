import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { MenuRecord, readMenu } from '../../../../adapters/commerce-api/content/menu.codec.ts'
import { readShopInfo, ShopInfoRecord } from '../../../../adapters/commerce-api/content/shop-info.codec.ts'

const faults: string[] = []
const onFault = ({ problem }: { readonly problem: string }): void => { faults.push(problem) }
const link = (slug: string) => ({ linktype: 'story', cached_url: slug, url: '' })

const MENU = {
  component: 'header_menu',
  title: 'Sortiment',
  items: [{
    _uid: 'a1',
    component: 'menu_item',
    display_name: 'Linsen',
    link: link('c/lens'),
    category_or_type: 'lens:daily:acuvue, lens:weekly:acuvue, ,',
    hide: false,
    banners: [{
      component: 'banner', label: 'Neu', link: link('c/lens/daily'), image: { url: { filename: 'p/1001/front', alt: 'Eine Packung' } },
    }],
    children: [{
      _uid: 'b1', display_name: 'Tageslinsen', link: link('c/lens/daily'), category_or_type: '', hide: 'true',
      children: [{ _uid: 'c1', display_name: 'Torisch', link: link('c/lens/daily/toric') }],
    }],
  }],
}

const SETTINGS = {
  component: 'shop_settings',
  terms_page: link('terms'), privacy_page: link('privacy'), accessibility_page: link('accessibility'),
  cookie_consent_page: link('cookies'),
  legal_notice_page: link('legal-notice'), shipping_info_page: link('shipping-info'), returns_page: link('returns'),
  about_us_page: link('about-us'), disclaimer_page: link('disclaimer'),
  phone: '044 1', international_phone: '+41 44 1', email: 'a@b.ch', working_hours: 'Mo bis Fr', return_address: 'Iris\nZürich',
  selling_points: [{ text: 'Gut' }, { text: ' ' }, { text: 'Schnell' }],
  facebook: { linktype: 'url', url: 'https://social.example/f' }, instagram: 'https://social.example/i', youtube: '',
  top_promotions: [{ text: 'Neu', link: link('c/lens') }, { text: '' }],
  subscription_banner: [{ text: 'Abo', link: link('returns') }],
  discount_note: 'Listenpreise',
}

describe('the menu from the content service', () => {
  it('AS-ENT-14 has entries with names, links, places, children, banners and a hidden flag', () => {
    const menu = readMenu(MENU, onFault)
    expect(faults).toEqual([])
    const [lenses] = menu.items
    expect(lenses).toMatchObject({
      uid: 'a1', displayName: 'Linsen', link: { linktype: 'story', cachedUrl: 'c/lens' }, isHidden: false,
      keys: ['lens:daily:acuvue', 'lens:weekly:acuvue'],
      banners: [{ _tag: 'Banner', label: 'Neu', image: { filename: 'p/1001/front', alt: 'Eine Packung' } }],
      children: [{ uid: 'b1', isHidden: true, children: [{ uid: 'c1', displayName: 'Torisch', children: [] }] }],
    })
    expect(MenuRecord.decode(MenuRecord.write(menu, {}))).toEqual(E.right(menu))
  })

  it('is cut at the maximum depth, with a report', () => {
    const deep = (depth: number): object => ({ display_name: String(depth), children: depth === 0 ? [] : [deep(depth - 1)] })
    const problems: string[] = []
    readMenu({ items: [deep(9)] }, ({ problem }) => { problems.push(problem) })
    expect(problems).toEqual(['is nested too deeply'])
  })
})

describe('the settings from the content service', () => {
  it('AS-ENT-15 contain pages, contact details, return address, reasons, sites, promotions and notes', () => {
    const info = readShopInfo(SETTINGS)
    expect(Object.values(info.pages).map((page) => page?.cachedUrl ?? '').toSorted()).toEqual([
      'about-us', 'accessibility', 'cookies', 'disclaimer', 'legal-notice', 'privacy', 'returns', 'shipping-info', 'terms',
    ])
    expect(info).toMatchObject({
      phone: '044 1', internationalPhone: '+41 44 1', email: 'a@b.ch', workingHours: 'Mo bis Fr', returnAddress: ['Iris', 'Zürich'],
      sellingPoints: ['Gut', 'Schnell'],
      social: { facebook: 'https://social.example/f', instagram: 'https://social.example/i', youtube: '' },
      topPromotions: [{ text: 'Neu', link: { cachedUrl: 'c/lens' } }],
      subscriptionBanner: { text: 'Abo' },
      discountNote: 'Listenpreise',
    })
    expect(ShopInfoRecord.decode(ShopInfoRecord.write(info, {}))).toEqual(E.right(info))
  })

  it.each([
    [{}], [null], ['text'],
    [{ phone: {}, selling_points: 'x', top_promotions: [null], return_address: 7, terms_page: [], facebook: 'javascript:1' }],
  ])(
    'AS-ENT-15 are empty if a field is missing or invalid: %j', (input) => {
      const info = readShopInfo(input)
      expect([info.phone, info.sellingPoints, info.topPromotions, info.subscriptionBanner, info.social.facebook])
        .toEqual(['', [], [], undefined, ''])
      expect(Object.values(info.pages).filter((page) => page !== undefined)).toEqual([])
    })
})
