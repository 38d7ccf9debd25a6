import { describe, expect, it } from 'vitest'
import { makeFindLoginTarget } from '../../../../application/storefront/identity/find-login-target.ts'
import { someSettings } from '../../../support/builders/shop-settings.ts'
import { value } from '../../../support/outcome.ts'

const findLoginTarget = makeFindLoginTarget({ shop: someSettings(), log: { warn: () => undefined } as never })
const find = async (...request: Parameters<typeof findLoginTarget>): Promise<string> => (await value(findLoginTarget(...request))).to

describe('the target of a login link', () => {
  it('AS-GUARD-04 is the list of subscriptions from a subscription e-mail, in its language, and from no other entry', async () => {
    expect(await find('/subscription/token/abc', 'de')).toBe('/my-account/my-subscriptions')
    expect(await find('/fr/subscription/token/abc', 'fr')).toBe('/fr/my-account/my-subscriptions')
    expect(await find('/subscription/other/abc', 'de')).toBe('/subscription/other/abc')
  })

  it('AS-ERRCAT-30 AS-REDIR-10 AS-REDIR-09 is home in the language of the page, if its url is invalid or a login link again', async () => {
    for (const url of ['http://%%%', 'https://evil.test/c/x', '//evil.test', 'javascript:alert(1)', '/en/authenticate?hash=x'])
      expect([url, await find(url, 'it'), await find(url, 'de')]).toEqual([url, '/it/', '/'])
  })
})
