import { describe, expect, it } from 'vitest'
import { COOKIES } from '../../../adapters/cookies/cookie-table.ts'
import { chosenLocale, makeLocaleKeeper } from '../../../adapters/cookies/locale-keeper.ts'
import { makeOriginKeeper } from '../../../adapters/cookies/origin-keeper.ts'
import { makeRefererKeeper } from '../../../adapters/cookies/referer-keeper.ts'
import { requestCookies } from '../../../adapters/cookies/request-cookies.ts'
import { makeWipKeeper } from '../../../adapters/cookies/wip-keeper.ts'
import { campaignFieldsIn, CAMPAIGN_FIELDS, sourceIn, uidIn } from '../../../domain/tracking/campaign-fields.ts'

const jarOf = (header?: string) => requestCookies(header, { secure: true })
const HOURS_4 = 'Path=/; Max-Age=14400; SameSite=Lax; Secure'
const GONE = 'Path=/; Max-Age=0; SameSite=Lax; Secure'
const at = (search: string) => ({ pathname: '/', search })
const UID = 'a1'.repeat(32)

describe('the cookies of a visit', () => {
  it('AS-QUERY-03 AS-COOKIE-12 store the source from the address for four hours', () => {
    const jar = jarOf()
    makeOriginKeeper(jar).setSource(sourceIn(at('?fs=ABC')) ?? '')
    expect(jar.changes()).toEqual([`fs=ABC; ${HOURS_4}`])
    for (const search of ['', '?fs=', `?fs=${'x'.repeat(257)}`, '?fs=%00', '?fs=a%0Ab']) expect(sourceIn(at(search))).toBeUndefined()
  })

  it('AS-QUERY-07 AS-COOKIE-06 CC-COOKIE-07 store the campaign parameters as they are for seven days', () => {
    const jar = jarOf()
    makeOriginKeeper(jar).setCampaign(campaignFieldsIn(at('?gclid=1&utm_source=g&foo=2')) ?? {})
    expect(jar.changes()[0]).toMatch(/^vsf-tracking=[^;]+; Path=\/; Max-Age=604800; SameSite=Lax; Secure$/)
    expect(JSON.parse(jar.get(COOKIES.tracking) ?? '')).toEqual({ gclid: '1', utm_source: 'g' })
  })

  it('AS-ENT-29 store seventeen parameters of an address and no other', () => {
    const words = [
      'wgu', 'at_gd', 'gclid', 'utm_id', 'utm_source', 'utm_medium', 'utm_campaign', 'studio_id', 'studio_user_id', 'service_id',
      'order_type', 'order_source_id', 'order_source_code', 'campaign_id', 'token', 'promotion_id', 'promotion_name',
    ]
    expect([...CAMPAIGN_FIELDS]).toEqual(words)
    const query = new URLSearchParams([...words, 'utm_term', 'hash', 'email', '__proto__'].map((word, at) => [word, String(at)]))
    expect(Object.keys(campaignFieldsIn(at(`?${query.toString().replace('hash=18&', '')}`)) ?? {})).toEqual(words)
    expect(campaignFieldsIn(at('?foo=1'))).toBeUndefined()
    expect(campaignFieldsIn(at(`?gclid=${'x'.repeat(257)}`))).toBeUndefined()
  })

  it('AS-HASH-13 AS-COOKIE-04 CC-COOKIE-05 S5 store the uid of a login link’s url for four hours; an existing one stays', () => {
    const jar = jarOf()
    makeOriginKeeper(jar).setUid(uidIn(`https://shop.test/c/x?uid=${UID}&b=2`) ?? '')
    expect(jar.changes()).toEqual([`vsf-uid=${UID}; ${HOURS_4}`])
    for (const uid of ['U1', '<script>', UID.toUpperCase(), `${UID}0`, ''])
      expect(uidIn(`/c/x?uid=${encodeURIComponent(uid)}`)).toBeUndefined()
    const existingJar = jarOf('vsf-uid=other')
    makeOriginKeeper(existingJar).setUid(UID)
    expect(existingJar.changes()).toEqual([])
    makeOriginKeeper(existingJar).clearUid()
    expect(existingJar.changes()).toEqual([`vsf-uid=; ${GONE}`])
  })

  it('AS-COOKIE-08 AS-HASH-14 S14 store the referrer, without its query, for four hours', () => {
    const cameFrom = (referer?: string) => {
      const jar = jarOf()
      makeRefererKeeper(jar, referer).store()
      return jar.changes()
    }
    expect(cameFrom('https://mail.test/')).toEqual([`vsf-referer=${encodeURIComponent('https://mail.test/')}; ${HOURS_4}`])
    expect(cameFrom('https://mail.test/a?secret=1#x')).toEqual([`vsf-referer=${encodeURIComponent('https://mail.test/a')}; ${HOURS_4}`])
    for (const none of [undefined, '', 'about:blank', 'javascript:alert(1)', 'no address']) expect(cameFrom(none)).toEqual([])
  })

  it('AS-COOKIE-11 AS-WIP-03 AS-WIP-04 AS-COOKIE-13 C6 store one marker of unfinished work for four hours; the earlier one counts', () => {
    const jar = jarOf()
    makeWipKeeper(jar).store()
    expect(jar.changes()).toEqual([`vsf-wipMode=wip; ${HOURS_4}`])
    const former = jarOf('wip=wip')
    expect(makeWipKeeper(former).read()).toBe('wip')
    makeWipKeeper(former).clear()
    expect(former.changes()).toEqual([`wip=; ${GONE}`])
  })

  it('AS-LANG-02 AS-COOKIE-14 AS-LOCALE-09 store the chosen language for a year, and no language that the shop does not offer', () => {
    const jar = jarOf()
    makeLocaleKeeper(jar).store('fr')
    expect(jar.changes()).toEqual(['vsf-locale=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
    expect(chosenLocale(jar)).toBe('fr')
    for (const other of ['xx', '..%2Fde', '', 'FR']) expect(chosenLocale(jarOf(`vsf-locale=${other}`))).toBeUndefined()
  })
})
